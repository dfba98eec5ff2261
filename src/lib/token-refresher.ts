import { type ErrorAnswer, isTokenRefusal, readErrorAnswer, readSessionEnd } from "./error-answer.ts";
import type { SessionStore, Tokens } from "./session-store.ts";

/** What became of a refresh: new tokens, none (the session is over), or no verdict (the session stays). */
export type RefreshOutcome = "refreshed" | "ended" | "kept";

/**
 * One refresh at a time for the whole tab. Skipped on the sign-in page; a refusal (401) clears the session and goes to
 * the sign-in page; any other failure says nothing about the session and keeps it, and the server is waited for.
 */
export function createTokenRefresher(deps: {
  session: SessionStore;
  requestTokens(refreshToken: string): Promise<Tokens>;
  isOnLogin(): boolean;
  /** `reason` is why the session ended, where the server said so. */
  goToLogin(reason?: string | null): void;
  /** The server gave no answer that says anything. */
  onNoAnswer(): void;
}) {
  let running: Promise<RefreshOutcome> | null = null;

  /** An answer can be lost on its way after the token was spent: asked again at once, the server gives another. */
  async function requestTokens(refreshToken: string): Promise<Tokens> {
    try {
      return await deps.requestTokens(refreshToken);
    } catch (error) {
      if (readErrorAnswer(error).status !== 0) throw error;
      return deps.requestTokens(refreshToken);
    }
  }

  async function refreshOnce(): Promise<RefreshOutcome> {
    if (deps.isOnLogin()) return "kept";
    const refreshToken = deps.session.refreshToken();
    if (refreshToken === null) return end();
    try {
      const tokens = await requestTokens(refreshToken);
      // Signed out, or a guest, while the answer was on its way: the new tokens belong to nobody here.
      if (deps.session.refreshToken() === null || deps.session.get().isGuest) return "ended";
      deps.session.storeTokens(tokens);
      return "refreshed";
    } catch (error) {
      if (!isTokenRefusal(error)) {
        deps.onNoAnswer();
        return "kept";
      }
      // Another tab may have been faster, and made this refresh token an old one.
      const now = deps.session.refreshToken();
      return now !== null && now !== refreshToken ? "refreshed" : end(readSessionEnd(error));
    }
  }

  function end(reason?: string | null): RefreshOutcome {
    deps.session.expire();
    if (!deps.isOnLogin()) deps.goToLogin(reason);
    return "ended";
  }

  return {
    /** Whether a refusal is of the account itself, whatever token it has: then it is over here, and said why. */
    shutOut({ code, detail }: ErrorAnswer): boolean {
      if (code !== "ACCOUNT_DISABLED") return false;
      deps.session.fail(String(detail));
      end();
      return true;
    },

    /** Refreshes unless a newer token than `used` is already there (another tab, or a call just before). */
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
