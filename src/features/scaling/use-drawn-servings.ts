import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { ServingsKeeper } from "./servings-keeper.ts";

/**
 * The servings that a part of the page is drawn for: `wait` says when it is drawn after each change, so that not all of
 * the page is drawn in the task of a press. Paper waits for nothing.
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
