import { useHistoryState } from "wouter/use-browser-location";
import { isSafeReturnPath } from "#server/features/identities/policy.ts";
import { paths } from "../../paths.ts";

/**
 * The path that was requested before signing in, from the history state. Null for addresses outside of the
 * app.
 */
export function readReturnPathFromHistoryStateOrNull(state: unknown): string | null {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : null;
  if (typeof from !== "string" || !isSafeReturnPath(from)) return null;
  return from.startsWith(paths.login) ? null : from;
}

export function useReturnPathOrNull(): string | null {
  return readReturnPathFromHistoryStateOrNull(useHistoryState());
}
