export * from "./recipes.ts";
