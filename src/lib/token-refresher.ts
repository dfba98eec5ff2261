import {
  type ErrorAnswer,
  getSessionEndReasonOfError,
  isUnauthorizedError,
  readErrorAnswer,
} from "./error-answer.ts";
import type { SessionStore, Tokens } from "./session-store.ts";

/** The result of a refresh: new tokens, the end of the session, or neither. */
export type RefreshOutcome = "refreshed" | "ended" | "unchanged";

/**
 * Refreshes the tokens, one request at a time per tab. The sign-in page does not refresh. A 401 ends the
 * session and opens the sign-in page; after any other error the session stays and waits for the server.
 */
export function createSessionTokenRefresher(deps: {
  session: SessionStore;
  requestTokens(refreshToken: string): Promise<Tokens>;
  isOnLogin(): boolean;
  /** Opens the sign-in page; `reason` is why the server ended the session. */
  goToLogin(email: string | undefined, reason?: string | null): void;
  /** Called if the server did not respond or had an error. */
  onNoAnswer(): void;
}) {
  let running: Promise<RefreshOutcome> | null = null;

  /**
   * If the response is lost, the refresh token is used up, but the server accepts it again for an immediate
   * retry.
   */
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
      // The member has signed out or continued as a guest meanwhile, so the new tokens are dropped.
      if (deps.session.refreshToken() === null || deps.session.get().isGuest) return "ended";
      deps.session.storeTokens(tokens);
      return "refreshed";
    } catch (error) {
      if (!isUnauthorizedError(error)) {
        deps.onNoAnswer();
        return "unchanged";
      }
      // If another tab has refreshed first, this refresh token is outdated, but the session continues.
      const now = deps.session.refreshToken();
      return now !== null && now !== refreshToken ? "refreshed" : end(getSessionEndReasonOfError(error));
    }
  }

  function end(reason?: string | null): RefreshOutcome {
    const email = deps.session.get().user?.email;
    deps.session.expire();
    if (!deps.isOnLogin()) deps.goToLogin(email, reason);
    return "ended";
  }

  return {
    /** Ends the session if the error says that the account is disabled; returns whether it did. */
    endIfDisabled({ code, detail }: ErrorAnswer): boolean {
      if (code !== "ACCOUNT_DISABLED") return false;
      deps.session.fail(String(detail));
      end();
      return true;
    },

    /** Refreshes the tokens unless a newer one than `used` is already stored, by another tab or request. */
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
