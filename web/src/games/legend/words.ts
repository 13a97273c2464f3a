/** The words of Legend that the start page and its lists need, too. */
import english from "../../../../src/tikal/messages/en-legend.ftl?raw";
import englishCards from "../../../../src/tikal/messages/en-cards.ftl?raw";
import englishWatch from "../../../../src/tikal/messages/en-legend-watch.ftl?raw";
import { learn } from "../../words";

for (const text of [english, englishCards, englishWatch]) learn(text);
