import { readErrorAnswer } from "./error-answer.ts";

/** Whether nothing came and the fault is the server's: what else one may ask for fares no better until it is back. */
export function hasServerFailed(query: { data: unknown; isError: boolean; error: unknown }): boolean {
  if (!query.isError || query.data !== undefined) return false;
  const { status } = readErrorAnswer(query.error);
  return status === 0 || status >= 500;
}
