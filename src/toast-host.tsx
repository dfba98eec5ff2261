import { lazy, Suspense, useEffect, useState } from "react";

const Toaster = lazy(() => import("./components/ui/toaster.tsx"));

/** Loads what shows toasts when the page has come to rest, so that no first load waits for it. */
export function ToastHost() {
  const [isWanted, setWanted] = useState(false);

  useEffect(() => whenIdle(() => setWanted(true)), []);

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
