import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { afterFrame } from "../../lib/after-frame.ts";
import { RollOut } from "./roll-out.ts";

/** Hands a value to its subscribers on the page, visible ones first. */
export function useRollOut<Value extends object>(value: Value): RollOut<Value> {
  const [rollOut] = useState(
    () =>
      new RollOut(value, {
        partsByTurn,
        beforeFrame,
        afterFrame,
        change: flushSync,
        now: () => performance.now(),
      }),
  );
  useLayoutEffect(() => rollOut.show(value), [rollOut, value]);
  useEffect(() => {
    const finish = () => flushSync(rollOut.finish);
    addEventListener("beforeprint", finish);
    return () => {
      removeEventListener("beforeprint", finish);
      rollOut.finish();
    };
  }, [rollOut]);
  return rollOut;
}

/** The current value of one subscriber in a part; the part's element has `data-part`. */
export function useRolledOut<Value extends object>(rollOut: RollOut<Value>, part: string): Value {
  const [place] = useState(() => ({ part, hand: () => {} }));
  const [join] = useState(() => (hand: () => void) => {
    place.hand = hand;
    return rollOut.join(place);
  });
  return useSyncExternalStore(join, () => rollOut.valueAt(place));
}

/** Sorted by distance from the window. Only parts are measured, since their content may not be laid out. */
function partsByTurn(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { part: element.dataset.part ?? "", away: Math.max(0, -bottom, top - innerHeight) };
  });
  return parts.sort((one, other) => one.away - other.away).map(({ part }) => part);
}

function beforeFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
