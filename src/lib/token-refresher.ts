import {
  type ErrorAnswer,
  isUnauthorizedError,
  readErrorAnswer,
  sessionEndReasonOf,
} from "./error-answer.ts";
import type { SessionStore, Tokens } from "./session-store.ts";

/** Result of a refresh: new tokens, the end of the session, or no decision. */
export type RefreshOutcome = "refreshed" | "ended" | "unchanged";

/**
 * One refresh at a time per tab. Skipped on the sign-in page; a 401 clears the session and goes to the sign-in page;
 * any other failure keeps the session and waits for the server.
 */
export function createSessionTokenRefresher(deps: {
  session: SessionStore;
  requestTokens(refreshToken: string): Promise<Tokens>;
  isOnLogin(): boolean;
  /** `reason` is the server's reason for the end of the session. */
  goToLogin(reason?: string | null): void;
  /** The server gave no usable answer. */
  onNoAnswer(): void;
}) {
  let running: Promise<RefreshOutcome> | null = null;

  /** A lost answer has used up the token: an immediate retry gets another one from the server. */
  async function requestTokens(refreshToken: string): Promise<Tokens> {
    try {
      return await deps.requestTokens(refreshToken);
    } catch (error) {
      if (readErrorAnswer(error).status !== 0) throw error;
      return deps.requestTokens(refreshToken);
    }
  }

  async function refreshOnce(): Promise<RefreshOutcome> {
    if (deps.isOnLogin()) return "unchanged";
    const refreshToken = deps.session.refreshToken();
    if (refreshToken === null) return end();
    try {
      const tokens = await requestTokens(refreshToken);
      // Signed out, or a guest, in the meantime: the new tokens have no owner here.
      if (deps.session.refreshToken() === null || deps.session.get().isGuest) return "ended";
      deps.session.storeTokens(tokens);
      return "refreshed";
    } catch (error) {
      if (!isUnauthorizedError(error)) {
        deps.onNoAnswer();
        return "unchanged";
      }
      // Another tab may have refreshed first and replaced this refresh token.
      const now = deps.session.refreshToken();
      return now !== null && now !== refreshToken ? "refreshed" : end(sessionEndReasonOf(error));
    }
  }

  function end(reason?: string | null): RefreshOutcome {
    deps.session.expire();
    if (!deps.isOnLogin()) deps.goToLogin(reason);
    return "ended";
  }

  return {
    /** Ends the session if the account itself is refused, whatever the token. */
    endIfDisabled({ code, detail }: ErrorAnswer): boolean {
      if (code !== "ACCOUNT_DISABLED") return false;
      deps.session.fail(String(detail));
      end();
      return true;
    },

    /** Refreshes unless a newer token than `used` is stored (by another tab or call). */
    async refresh(used: string | null): Promise<RefreshOutcome> {
      const stored = deps.session.bearer();
      if (stored !== null && stored !== used) return "refreshed";
      running ??= refreshOnce().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
