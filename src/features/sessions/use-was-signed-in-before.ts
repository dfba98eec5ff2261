import { useEffect, useRef, useState } from "react";
import { session, useSession } from "../../lib/session.ts";
import { fetchMemberOfStoredTokenOrNull } from "../../lib/session-check.ts";

/** How long the sign-in form waits until it knows whose tokens are stored, in ms. */
const ANSWER_TIMEOUT_MS = 1500;

/**
 * Whether a member was signed in before the sign-in page was opened. `isEarlier`: the session's user is that
 * member. `mayBe`: only a token refresh could tell, which this page does not do. `isOff` disables the check.
 */
export function useWasSignedInBefore(isOff: boolean) {
  const { user } = useSession();
  const [state, setState] = useState<"asking" | "unsure" | "known">(
    user === null && !isOff && session.bearer() !== null ? "asking" : "known",
  );
  // A ref, because the session changes before a new state would be rendered.
  const earlier = useRef(user?.id ?? null);

  useEffect(() => {
    if (state !== "asking") return;
    let isOver = false;
    const timer = setTimeout(() => finish(null), ANSWER_TIMEOUT_MS);
    function finish(found: Awaited<ReturnType<typeof fetchMemberOfStoredTokenOrNull>>) {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      if (found !== null && session.bearer() !== null) {
        earlier.current = found.id;
        session.setUser(found);
      } else session.endCheck();
      setState(found === null && session.refreshToken() !== null ? "unsure" : "known");
    }
    void fetchMemberOfStoredTokenOrNull().then(finish);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [state]);

  useEffect(() => {
    if (user === null) earlier.current = null;
  }, [user]);

  return {
    isAsking: state === "asking",
    isEarlier: user !== null && user.id === earlier.current,
    mayBe: state === "unsure" && user === null,
  };
}
