import { lazy, Suspense, useEffect, useState } from "react";
import { useSession } from "./lib/session.ts";
import { whenToastIsSaid } from "./lib/toast.ts";

const Toaster = lazy(() => import("./components/ui/toaster.tsx"));

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

  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1500);
  return () => clearTimeout(timer);
}
