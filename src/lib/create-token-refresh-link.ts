import type { TRPCLink } from "@trpc/client";
import type { AnyTRPCRouter } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import { type ErrorAnswer, isTypedCredentialsError, readErrorAnswer } from "./error-answer.ts";

/** Procedures whose 401 is about typed credentials and not about the session. */
const SIGN_INS: ReadonlySet<string> = new Set(["sessions.login", "identities.signIn"]);

/**
 * A tRPC link that refreshes the token after a 401 and repeats the request once. Other errors, and a 401
 * about typed credentials, are passed to the caller.
 */
export function createTokenRefreshLink<Router extends AnyTRPCRouter>(deps: {
  /** The current bearer token, or null. */
  bearer(): string | null;
  /**
   * Requests a token newer than `used`; resolves to whether there is one. Concurrent requests share one
   * refresh.
   */
  refresh(used: string | null): Promise<boolean>;
  /** Ends the session if the error says that the account is disabled. */
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
