import { lazy, Suspense, useEffect, useState } from "react";
import { useSession } from "../../lib/session.ts";
import { whenIdle } from "../../lib/when-idle.ts";

const TimerWatch = lazy(() => import("./timer-watch.tsx"));

/** Timers go on wherever one is. What keeps them is loaded when the page has come to rest. */
export function TimerHost() {
  const { user, isGuest } = useSession();
  const isInside = user !== null || isGuest;
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (isInside ? whenIdle(() => setWanted(true)) : undefined), [isInside]);
  return isInside && isWanted ? (
    <Suspense fallback={null}>
      <TimerWatch key={user?.id ?? "guest"} />
    </Suspense>
  ) : null;
}
