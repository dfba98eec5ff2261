import { useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { decodeReturnPathOfOAuthState } from "#server/features/identities/policy.ts";
import { text } from "#server/texts/en.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { getIdentityReturnOrNull, isFirstUseOfIdentityReturn } from "../../lib/identity-return.ts";
import { session } from "../../lib/session.ts";
import { type IdentityAnswer, signInByIdentity } from "../../lib/session-actions.ts";
import { paths } from "../../paths.ts";

/** Error codes of an identity provider that are no failure, with their kind of notice. */
const NOTICES: ReadonlyMap<string, "declined" | "silent"> = new Map([
  ["access_denied", "declined"],
  ["temporarily_unavailable", "silent"],
]);

/**
 * Signs in once with the identity provider's response in the address, or with the answer passed to `enter`.
 * An error is set on the session, as for a password.
 */
export function useSignInByIdentity() {
  const [response] = useState(getIdentityReturnOrNull);
  const [isBusy, setIsBusy] = useState(response !== null && "code" in response);
  const [, navigate] = useLocation();

  const enter = useCallback(async (answer: IdentityAnswer) => {
    session.clearError();
    setIsBusy(true);
    try {
      await signInByIdentity(answer);
    } catch (failure) {
      session.fail(serverErrorTextOr(failure, text.identities.failed));
      setIsBusy(false);
    }
  }, []);

  useEffect(() => {
    if (response === null || !isFirstUseOfIdentityReturn()) return;
    // The requested path stays in the history state, so that signing in with a password leads there too.
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
