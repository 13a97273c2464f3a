/** The words that only its tables need. */
import hints from "../../../../src/tikal/classic/messages/en/hints.ftl?raw";
import words from "../../../../src/tikal/classic/messages/en/table.ftl?raw";
import { learn } from "../../words";

learn(words, hints);
