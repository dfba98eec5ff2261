/**
 * All texts of the user interface in English, by area: `text.sessions.submit`. An entry is a string or a
 * function that returns one.
 */
export * as text from "./en/areas.ts";
