import type { TRPCLink } from "@trpc/client";
import type { AnyTRPCRouter } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import { type ErrorAnswer, isTypedCredentialsError, readErrorAnswer } from "./error-answer.ts";

/** Their 401s are about the typed credentials, not about the session. */
const SIGN_INS: ReadonlySet<string> = new Set(["sessions.login", "identities.signIn"]);

/**
 * Repeats a call once after a token refresh. Only a 401 about the token leads to it: one about the typed credentials,
 * and every other error, goes to the caller.
 */
export function createTokenRefreshLink<Router extends AnyTRPCRouter>(deps: {
  /** The current bearer token, or null. */
  bearer(): string | null;
  /** Gets a newer token than `used`; true if there is one. Concurrent calls share one refresh. */
  refresh(used: string | null): Promise<boolean>;
  /** Ends the session if the account is disabled. */
  endIfDisabled(answer: ErrorAnswer): unknown;
}): TRPCLink<Router> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let running: { unsubscribe(): void } | undefined;
        let stopped = false;

        const attempt = (isRepeat: boolean) => {
          const used = deps.bearer();
          running = next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error(error) {
              const answer = readErrorAnswer(error);
              if (used !== null && !SIGN_INS.has(op.path)) deps.endIfDisabled(answer);
              if (isRepeat || answer.status !== 401 || isTypedCredentialsError(answer))
                return observer.error(error);
              void deps.refresh(used).then((hasNewer) => {
                if (stopped) return;
                if (hasNewer) attempt(true);
                else observer.error(error);
              });
            },
          });
        };

        attempt(false);
        return () => {
          stopped = true;
          running?.unsubscribe();
        };
      });
}
