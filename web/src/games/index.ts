/** The games there are, one line each, by the names the server gives them. */
export { classic } from "./classic";
export { legend } from "./legend";
