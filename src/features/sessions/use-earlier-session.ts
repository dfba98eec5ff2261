import { useEffect, useRef, useState } from "react";
import { session, useSession } from "../../lib/session.ts";
import { readStoredMember } from "../../lib/session-check.ts";

/** The sign-in form waits no longer than this for the answer to whose tokens are stored. Milliseconds. */
const ANSWER_TIMEOUT_MS = 1500;

/**
 * Whether somebody was signed in in this browser before the sign-in page was opened: `isEarlier` where the session's
 * user is that member, `mayBe` where only a refresh could tell, which this page does not do. `isOff` asks nothing.
 */
export function useEarlierSession(isOff: boolean) {
  const { user } = useSession();
  const [state, setState] = useState<"asking" | "unsure" | "known">(
    user === null && !isOff && session.bearer() !== null ? "asking" : "known",
  );
  // A ref: the session changes at once, and a state would be rendered after it.
  const earlier = useRef(user?.id ?? null);

  useEffect(() => {
    if (state !== "asking") return;
    let isOver = false;
    const timer = setTimeout(() => finish(null), ANSWER_TIMEOUT_MS);
    function finish(found: Awaited<ReturnType<typeof readStoredMember>>) {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      if (found !== null && session.bearer() !== null) {
        earlier.current = found.id;
        session.welcome(found);
      } else session.endCheck();
      setState(found === null && session.refreshToken() !== null ? "unsure" : "known");
    }
    void readStoredMember().then(finish);
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
