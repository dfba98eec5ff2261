import { useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { TimerRow } from "./timer-row.tsx";
import type { TimerStore } from "./timer-store.ts";
import type { Timer } from "./timers.ts";
import "./fitting-timer-list.css";

/** A scrollable list of timers that shows only complete rows, and says how many are hidden below. */
export function FittingTimerList(props: {
  timers: readonly Timer[];
  now: number;
  store: TimerStore;
  /** The recipe of the page; timers of other recipes show their recipe's title. */
  recipeId?: string;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [below, setBelow] = useState(0);
  const count = () => setBelow(countRowsBelowVisiblePart(list.current));
  useEffect(() => {
    const shown = list.current;
    if (!shown) return;
    const watch = new ResizeObserver(() => setBelow(countRowsBelowVisiblePart(shown)));
    watch.observe(shown);
    return () => watch.disconnect();
  }, []);
  // Counts again after each render, because any render may change the rows.
  useEffect(count);
  return (
    <div>
      <ul ref={list} onScroll={count} className="timer-list">
        {props.timers.map((timer) => (
          <TimerRow
            key={timer.id}
            timer={timer}
            now={props.now}
            store={props.store}
            withRecipe={timer.recipeId !== props.recipeId}
          />
        ))}
      </ul>
      {below > 0 ? (
        <p className="shrink-0 pt-0.5 text-center font-semibold text-sm text-soft">
          {text.cooking.timers.moreBelow(below)}
        </p>
      ) : null}
    </div>
  );
}

/** The number of rows below the visible part of the list. */
function countRowsBelowVisiblePart(list: HTMLElement | null): number {
  if (!list) return 0;
  const floor = list.getBoundingClientRect().bottom;
  return [...list.children].filter((row) => row.getBoundingClientRect().bottom > floor + 1).length;
}
