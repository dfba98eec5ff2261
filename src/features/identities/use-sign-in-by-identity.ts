import { useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { decodeReturnPathOfOAuthState } from "#server/features/identities/policy.ts";
import { text } from "#server/texts/en.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { consumeIdentityReturn, identityReturnOrNull } from "../../lib/identity-return.ts";
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
export function useSignInByIdentity() {
  const [response] = useState(identityReturnOrNull);
  const [isBusy, setIsBusy] = useState(response !== null && "code" in response);
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
    if (response === null || !consumeIdentityReturn()) return;
    // The requested path is passed on, so that signing in with a password leads there too.
    const from = decodeReturnPathOfOAuthState(response.state);
    if (from !== null) navigate(paths.login, { replace: true, state: { from } });
    if ("code" in response) {
      void enter({ ...response, redirectUri: location.origin + paths.login });
    } else if (!NOTICES.has(response.error)) {
      session.fail(text.identities.failed);
    }
  }, [response, enter, navigate]);

  const notice = response !== null && "error" in response ? (NOTICES.get(response.error) ?? null) : null;
  return { isBusy, notice, cameBack: response !== null, enter };
}
