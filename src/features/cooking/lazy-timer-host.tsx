import { useEffect, useState } from "react";
import { lazyComponent } from "../../lib/lazy-component.ts";
import { useSession } from "../../lib/session.ts";
import { whenIdle } from "../../lib/when-idle.ts";

const TimerWatch = lazyComponent(() => import("./timer-watch.tsx"), { isOptional: true });

/** Loads the script of the timers in idle time, on every page, because a timer may run on any page. */
export function LazyTimerHost() {
  const { user, isGuest } = useSession();
  const isInside = user !== null || isGuest;
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => (isInside ? whenIdle(() => setNeeded(true)) : undefined), [isInside]);
  return isInside && isNeeded ? <TimerWatch key={user?.id ?? "guest"} /> : null;
}
