import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { afterFrame } from "../../lib/after-frame.ts";
import { RollOut } from "./roll-out.ts";

/** Hands a value to the places of a page that show it, those in sight first. */
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

/** The value that one place of a part shows now; the part's element carries `data-part`. */
export function useRolledOut<Value extends object>(rollOut: RollOut<Value>, part: string): Value {
  const [place] = useState(() => ({ part, hand: () => {} }));
  const [join] = useState(() => (hand: () => void) => {
    place.hand = hand;
    return rollOut.join(place);
  });
  return useSyncExternalStore(join, () => rollOut.valueAt(place));
}

/** By how far each is from the window. Only parts are measured: what is in them may not be laid out. */
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
