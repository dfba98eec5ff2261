/** Every visible string in English, by area: `text.sessions.submit`. Plain data and small functions. */
export * as text from "./en/areas.ts";
