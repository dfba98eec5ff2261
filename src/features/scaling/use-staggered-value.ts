import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { runAfterPaint } from "../../lib/after-frame.ts";
import { StaggeredStore } from "./staggered-store.ts";

/** A store that passes each new `value` to its subscribers over several frames, visible ones first. */
export function useStaggeredStore<Value extends object>(value: Value): StaggeredStore<Value> {
  const [store] = useState(
    () =>
      new StaggeredStore(value, {
        partsByPriority: listPartIdsNearestFirst,
        beforeFrame: runInNextAnimationFrame,
        afterFrame: runAfterPaint,
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

/** The store's value for this component. `part` is the `data-part` of the element that contains it. */
export function useStaggeredValue<Value extends object>(store: StaggeredStore<Value>, part: string): Value {
  const [place] = useState(() => ({ part, update: () => {} }));
  const [join] = useState(() => (update: () => void) => {
    place.update = update;
    return store.subscribe(place);
  });
  return useSyncExternalStore(join, () => store.valueFor(place));
}

/**
 * The page's parts, nearest to the window first. Only the parts are measured, because off-screen content may
 * have no layout.
 */
function listPartIdsNearestFirst(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { part: element.dataset.part ?? "", away: Math.max(0, -bottom, top - innerHeight) };
  });
  return parts.sort((left, right) => left.away - right.away).map(({ part }) => part);
}

function runInNextAnimationFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
