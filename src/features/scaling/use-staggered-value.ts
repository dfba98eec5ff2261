import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { afterFrame } from "../../lib/after-frame.ts";
import { StaggeredStore } from "./staggered-store.ts";

/** Hands a value to its subscribers on the page, visible ones first. */
export function useStaggeredStore<Value extends object>(value: Value): StaggeredStore<Value> {
  const [store] = useState(
    () =>
      new StaggeredStore(value, {
        partsByPriority,
        beforeFrame,
        afterFrame,
        change: flushSync,
        now: () => performance.now(),
      }),
  );
  useLayoutEffect(() => store.set(value), [store, value]);
  useEffect(() => {
    const finish = () => flushSync(store.flush);
    addEventListener("beforeprint", finish);
    return () => {
      removeEventListener("beforeprint", finish);
      store.flush();
    };
  }, [store]);
  return store;
}

/** The current value of one subscriber in a part; the part's element has `data-part`. */
export function useStaggeredValue<Value extends object>(store: StaggeredStore<Value>, part: string): Value {
  const [place] = useState(() => ({ part, update: () => {} }));
  const [join] = useState(() => (update: () => void) => {
    place.update = update;
    return store.subscribe(place);
  });
  return useSyncExternalStore(join, () => store.valueFor(place));
}

/** Sorted by distance from the window. Only parts are measured, since their content may not be laid out. */
function partsByPriority(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { part: element.dataset.part ?? "", away: Math.max(0, -bottom, top - innerHeight) };
  });
  return parts.sort((left, right) => left.away - right.away).map(({ part }) => part);
}

function beforeFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
