import { useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { returnPathIn } from "#server/features/identities/policy.ts";
import { text } from "#server/texts/en.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { readIdentityReturn, spendIdentityReturn } from "../../lib/identity-return.ts";
import { session } from "../../lib/session.ts";
import { type IdentityAnswer, signInByIdentity } from "../../lib/session-actions.ts";
import { paths } from "../../paths.ts";

/** Texts for errors from an identity provider that are no failure. */
const NOTICES: ReadonlyMap<string, "declined" | "silent"> = new Map([
  ["access_denied", "declined"],
  ["temporarily_unavailable", "silent"],
]);

/**
 * Signs in once with the response of the identity provider, or with the argument of `enter`. The page reacts to the new
 * session; an error is in the session's error, as for a password.
 */
export function useIdentitySignIn() {
  const [arrived] = useState(readIdentityReturn);
  const [isBusy, setIsBusy] = useState(arrived !== null && "code" in arrived);
  const [, navigate] = useLocation();

  const enter = useCallback(async (answer: IdentityAnswer) => {
    session.clearError();
    setIsBusy(true);
    try {
      await signInByIdentity(answer);
    } catch (failure) {
      session.fail(errorMessage(failure, text.identities.failed));
      setIsBusy(false);
    }
  }, []);

  useEffect(() => {
    if (arrived === null || !spendIdentityReturn()) return;
    // The requested path is passed on, so that signing in with a password leads there too.
    const from = returnPathIn(arrived.state);
    if (from !== null) navigate(paths.login, { replace: true, state: { from } });
    if ("code" in arrived) {
      void enter({ ...arrived, redirectUri: location.origin + paths.login });
    } else if (!NOTICES.has(arrived.error)) {
      session.fail(text.identities.failed);
    }
  }, [arrived, enter, navigate]);

  const notice = arrived !== null && "error" in arrived ? (NOTICES.get(arrived.error) ?? null) : null;
  return { isBusy, notice, cameBack: arrived !== null, enter };
}
