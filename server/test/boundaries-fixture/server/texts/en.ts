export * from "./en/common.ts";
export type { Env } from "../env.ts";
