import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { ServingsStore } from "./servings-store.ts";

/**
 * The servings for one part of the page. `wait` schedules its render after a change, so that a press does not
 * render the complete page at once. Printing renders immediately.
 */
export function useDelayedServings(store: ServingsStore, wait: (draw: () => void) => void): number {
  const [servings, setServings] = useState(store.servings);
  useEffect(() => {
    const draw = () => setServings(store.servings());
    const drawForPaper = () => flushSync(draw);
    const unsubscribe = store.subscribe(() => wait(draw));
    addEventListener("beforeprint", drawForPaper);
    return () => {
      removeEventListener("beforeprint", drawForPaper);
      unsubscribe();
    };
  }, [store, wait]);
  return servings;
}
