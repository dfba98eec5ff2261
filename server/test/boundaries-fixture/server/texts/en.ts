export * from "./en/common.ts";
export type { ErrorCode } from "../errors.ts";
