export * from "./accounts.ts";
export * from "./drafts.ts";
export * from "./recipes.ts";
export * from "./scaling.ts";
export * from "./server.ts";
export * from "./sessions.ts";
