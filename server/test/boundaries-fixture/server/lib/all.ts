export * from "./logger.ts";
export { send } from "./mailer.ts";
