import { useEffect, useState } from "react";
import { createLazyComponent } from "../../lib/lazy-component.ts";
import { useSession } from "../../lib/session.ts";
import { runWhenIdle } from "../../lib/when-idle.ts";

const TimerWatch = createLazyComponent(() => import("./timer-watch.tsx"), { isOptional: true });

/** Loads the script of the timers in idle time, on every page, because a timer may run on any page. */
export function LazyTimerHost() {
  const { user, isGuest } = useSession();
  const isInside = user !== null || isGuest;
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => (isInside ? runWhenIdle(() => setNeeded(true)) : undefined), [isInside]);
  return isInside && isNeeded ? <TimerWatch key={user?.id ?? "guest"} /> : null;
}
