import { useCallback, useEffect, useRef, useState } from "react";
import type { VerificationAsked, VerifyEmailAnswer } from "#server/features/accounts/schema.ts";
import { text } from "#server/texts/en.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { session } from "../../lib/session.ts";
import { loadUserOfStoredToken, reloadSessionUser } from "../../lib/session-actions.ts";
import { trpc } from "../../lib/trpc.ts";
import { createFailureMessageAndAdvice, type Failure } from "./failure-alert.tsx";

/** How a confirmed address changes the ways to sign in. */
type VerificationEffects = Pick<VerifyEmailAnswer, "removedServices" | "setPasswordToken">;

export type Verification =
  | { state: "verifying" }
  /** Another browser requested the confirmation, so the page asks before it confirms. */
  | { state: "asked"; asked: VerificationAsked; problem: Failure | null; isDeclining: boolean }
  /** `isSignedIn` is whether the address belongs to the signed-in member. */
  | ({ state: "verified"; isSignedIn: boolean } & Pick<VerificationAsked, "email" | "purpose"> &
      VerificationEffects)
  | { state: "declined" }
  /**
   * `failed`: the server refused the link. `unchecked`: the server did not respond, or was too busy to check
   * it.
   */
  | { state: "failed" | "unchecked"; failure: Failure };

/**
 * Opens a mailed confirmation link. If this browser requested it, it is confirmed at once; otherwise the page
 * asks first. `again` retries. Without a token the state is `failed`.
 */
export function useVerificationLink(token: string | undefined) {
  const texts = text.accounts.verify;
  const { mutateAsync: read } = trpc.accounts.readVerification.useMutation();
  const { mutateAsync: verify } = trpc.accounts.verifyEmail.useMutation();
  const { mutateAsync: decline } = trpc.accounts.declineVerification.useMutation();
  const [verification, setVerification] = useState<Verification>({ state: "verifying" });
  /**
   * The request that is confirmed without a question; set on the first attempt, so that `again` does not ask
   * twice.
   */
  const confirmedRequest = useRef<VerificationAsked | null>(null);
  const opened = useRef<string | null>(null);

  const confirm = useCallback(
    async (asked: VerificationAsked) => {
      confirmedRequest.current = asked;
      setVerification({ state: "verifying" });
      // Confirming ends the account's other logins, so the session's token must be loaded first to identify
      // this one.
      await loadUserOfStoredToken();
      const { removedServices, setPasswordToken } = await verify({ token: token ?? "" });
      session.emailVerified();
      if (session.bearer() !== null) await reloadSessionUser();
      const isSignedIn = session.get().user?.email === asked.email;
      const { email, purpose } = asked;
      setVerification({ state: "verified", email, purpose, isSignedIn, removedServices, setPasswordToken });
    },
    [token, verify],
  );

  const open = useCallback(async () => {
    if (confirmedRequest.current) return confirm(confirmedRequest.current);
    setVerification({ state: "verifying" });
    const asked = await read({ token: token ?? "" });
    if (asked.askedHere) return confirm(asked);
    setVerification({ state: "asked", asked, problem: null, isDeclining: false });
  }, [token, read, confirm]);

  const fail = useCallback(
    (error: unknown) =>
      setVerification({
        state: error === null || isLinkRefusedByServer(error) ? "failed" : "unchecked",
        failure: createFailureMessageAndAdvice(error, serverErrorTextOr(error, texts.failed)),
      }),
    [texts.failed],
  );

  useEffect(() => {
    const key = token ?? "";
    if (opened.current === key) return;
    opened.current = key;
    confirmedRequest.current = null;
    if (key === "") fail(null);
    else open().catch(fail);
  }, [token, open, fail]);

  async function refuse(asked: VerificationAsked) {
    setVerification({ state: "asked", asked, problem: null, isDeclining: true });
    try {
      await decline({ token: token ?? "" });
      setVerification({ state: "declined" });
    } catch (error) {
      const problem = createFailureMessageAndAdvice(error, serverErrorTextOr(error, texts.declineFailed));
      setVerification({ state: "asked", asked, problem, isDeclining: false });
    }
  }

  return {
    verification,
    again: () => void open().catch(fail),
    confirm: (asked: VerificationAsked) => void confirm(asked).catch(fail),
    decline: (asked: VerificationAsked) => void refuse(asked),
  };
}

/** Whether the server refused the link itself, as opposed to a network error or a busy server. */
function isLinkRefusedByServer(error: unknown): boolean {
  const { status } = readErrorAnswer(error);
  return status >= 400 && status < 500 && status !== 429;
}
