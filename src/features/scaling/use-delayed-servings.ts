import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { ServingsStore } from "./servings-store.ts";

/**
 * The servings that a part of the page renders: `wait` schedules the render after a change, so that a press does not
 * render the complete page. Printing does not wait.
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
