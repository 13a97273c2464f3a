/** The words that only a table of Legend and its replays need: they come with these. */
import english from "../../../../src/tikal/messages/en-legend-table.ftl?raw";
import { learn } from "../../words";

learn(english);
