import { useEffect, useState } from "react";
import { lazyComponent } from "./lib/lazy-component.ts";
import { useSession } from "./lib/session.ts";
import { whenToastIsSaid } from "./lib/toast.ts";
import { whenIdle } from "./lib/when-idle.ts";

const Toaster = lazyComponent(() => import("./components/ui/toaster.tsx"), { isOptional: true });

/**
 * Loads what shows toasts when the page has come to rest, so that no first load waits for it. A stranger, who
 * has nothing to be told, gets it with the first toast.
 */
export function ToastHost() {
  const { user, isGuest } = useSession();
  const isInside = user !== null || isGuest;
  const [isWanted, setWanted] = useState(false);

  useEffect(() => (isInside ? whenIdle(() => setWanted(true)) : undefined), [isInside]);
  useEffect(() => whenToastIsSaid(() => setWanted(true)), []);

  return isWanted ? <Toaster /> : null;
}
