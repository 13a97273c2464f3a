/** The words that only its tables need. */
import words from "../../../../src/tikal/classic/messages/en/table.ftl?raw";
import { learn } from "../../words";

learn(words);
