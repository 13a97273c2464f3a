/** The words of the rules: only who opens them loads them. */
import english from "../../../src/tikal/messages/en-rules.ftl?raw";
import { learn } from "../words";

learn(english);
