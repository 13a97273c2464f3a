/** The words that only its tables need. */
import words from "../../../../src/tikal/legend/messages/en/table.ftl?raw";
import { learn } from "../../words";

learn(words);
