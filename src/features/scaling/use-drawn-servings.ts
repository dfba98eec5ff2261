import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { ServingsKeeper } from "./servings-keeper.ts";

/**
 * The servings that a part of the page renders: `wait` schedules the render after a change, so that a press does not
 * render the complete page. Printing does not wait.
 */
export function useDrawnServings(keeper: ServingsKeeper, wait: (draw: () => void) => void): number {
  const [servings, setServings] = useState(keeper.servings);
  useEffect(() => {
    const draw = () => setServings(keeper.servings());
    const drawForPaper = () => flushSync(draw);
    const leave = keeper.subscribe(() => wait(draw));
    addEventListener("beforeprint", drawForPaper);
    return () => {
      removeEventListener("beforeprint", drawForPaper);
      leave();
    };
  }, [keeper, wait]);
  return servings;
}
