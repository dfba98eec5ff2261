import { useEffect, useState } from "react";
import { lazyComponent } from "../../lib/lazy-component.ts";
import { useSession } from "../../lib/session.ts";
import { whenIdle } from "../../lib/when-idle.ts";

const TimerWatch = lazyComponent(() => import("./timer-watch.tsx"), { isOptional: true });

/** Timers run on all pages. Their script is loaded in idle time. */
export function TimerHost() {
  const { user, isGuest } = useSession();
  const isInside = user !== null || isGuest;
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (isInside ? whenIdle(() => setWanted(true)) : undefined), [isInside]);
  return isInside && isWanted ? <TimerWatch key={user?.id ?? "guest"} /> : null;
}
