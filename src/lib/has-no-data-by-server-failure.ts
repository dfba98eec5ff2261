import { readErrorAnswer } from "./error-answer.ts";

/** Whether a query has no data because the server failed, so that other requests would probably fail too. */
export function hasNoDataByServerFailure(query: {
  data: unknown;
  isError: boolean;
  error: unknown;
}): boolean {
  if (!query.isError || query.data !== undefined) return false;
  const { status } = readErrorAnswer(query.error);
  return status === 0 || status >= 500;
}
