import type { TRPCLink } from "@trpc/client";
import type { AnyTRPCRouter } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import { type ErrorAnswer, isCredentialError, readErrorAnswer } from "./error-answer.ts";

/** What they are refused for speaks of who was typed, not of who is here. */
const SIGN_INS: ReadonlySet<string> = new Set(["sessions.login", "identities.signIn"]);

/**
 * Repeats a call once after its token was refreshed. Only a 401 about the token asks for that: one about the
 * typed credentials goes to the caller, and so does every other error (402 among them).
 */
export function tokenRefreshLink<Router extends AnyTRPCRouter>(deps: {
  /** The token that calls carry at this moment, null for none. */
  bearer(): string | null;
  /** Brings a newer token than the one given; true when there is one. Calls at the same time share one refresh. */
  refresh(used: string | null): Promise<boolean>;
  /** Ends the session where the account of the token may not enter any more. */
  shutOut(answer: ErrorAnswer): unknown;
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
              if (used !== null && !SIGN_INS.has(op.path)) deps.shutOut(answer);
              if (isRepeat || answer.status !== 401 || isCredentialError(answer))
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
