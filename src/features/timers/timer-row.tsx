import { Pause, Play, X } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";
import { formatSecondsAsClock, formatSecondsAsDuration } from "./time-texts.ts";
import type { TimerStore } from "./timer-store.ts";
import { remainingMsOfTimer, type Timer } from "./timers.ts";

const texts = text.cooking.timers;
const MINUTE_MS = 60_000;

const createTimerRowId = (id: string): string => `timer-${id}`;
const SHOW = "larder:show-timer";

/** Focuses a timer's row. If a collapsed list hides it, `onFocusOfHiddenTimer` expands the list first. */
export function focusTimerRow(id: string): void {
  const row = document.getElementById(createTimerRowId(id));
  if (row) row.focus();
  else dispatchEvent(new CustomEvent(SHOW, { detail: id }));
}

/** Calls `open` when `focusTimerRow` names a timer without a row, and focuses its row after rendering. */
export function onFocusOfHiddenTimer(open: () => void): () => void {
  const show = (event: Event) => {
    open();
    const id = createTimerRowId((event as CustomEvent<string>).detail);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  addEventListener(SHOW, show);
  return () => removeEventListener(SHOW, show);
}

/** One timer with its remaining time, its step and buttons. */
export function TimerRow(props: { timer: Timer; now: number; store: TimerStore; withRecipe: boolean }) {
  const { timer, now, store, withRecipe } = props;
  const name = `${texts.step(timer.stepNumber)}, ${timer.words}`;
  const isEnded = timer.state === "ended";
  const isPaused = timer.state === "paused";
  return (
    <li
      id={createTimerRowId(timer.id)}
      tabIndex={-1}
      className={cn(
        "flex flex-wrap items-center gap-x-1 rounded-card pr-1 pl-3.5 outline-none focus:ring-2 focus:ring-ink",
        isEnded ? "bg-tomato text-on-tomato" : "bg-sunk",
      )}
    >
      <div className="min-w-24 flex-1 py-1" role={isEnded ? "alert" : undefined}>
        <p
          className={cn(
            "timer-clock font-semibold text-2xl tabular-nums leading-none",
            isPaused && "text-soft",
          )}
        >
          {isEnded ? texts.ended : formatSecondsAsClock(Math.ceil(remainingMsOfTimer(timer, now) / 1000))}
          {isPaused ? <span className="ml-2 text-sm">{texts.paused}</span> : null}
        </p>
        <p
          className={cn(
            "text-sm leading-snug",
            withRecipe && (isEnded ? "line-clamp-2" : "truncate"),
            !isEnded && "text-soft",
          )}
        >
          {texts.step(timer.stepNumber)}
          {withRecipe && !isEnded ? null : (
            <span className={cn(!isEnded && "running-timer-span")}> · {formatTimerSpan(timer, now)}</span>
          )}
          {withRecipe ? ` · ${timer.recipeTitle}` : null}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap justify-end">
        {isEnded ? null : (
          <Button
            variant="plain"
            size="icon"
            aria-label={isPaused ? texts.resume(name) : texts.pause(name)}
            onClick={() => (isPaused ? store.resume(timer.id) : store.pause(timer.id))}
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </Button>
        )}
        <Button
          variant="plain"
          aria-label={texts.addMinuteTo(name)}
          onClick={() => store.addMinute(timer.id)}
          className={cn("px-3! tabular-nums", alarmButtonClassNames(isEnded))}
        >
          {texts.addMinute}
        </Button>
        <Button
          variant="plain"
          size={isEnded ? "normal" : "icon"}
          aria-label={isEnded ? texts.stopOf(name) : texts.cancel(name)}
          onClick={(event) => {
            focusNeighbouringRowOrContent(event.currentTarget);
            store.cancel(timer.id);
          }}
          className={cn(isEnded && "border border-current px-4!", alarmButtonClassNames(isEnded))}
        >
          {isEnded ? texts.stop : <X aria-hidden />}
        </Button>
      </div>
    </li>
  );
}

/**
 * Focuses a neighbouring row or the page's content before the row of `button` is removed, which would lose
 * the focus.
 */
function focusNeighbouringRowOrContent(button: HTMLElement) {
  const row = button.closest("li");
  const neighbour =
    row?.nextElementSibling ?? row?.previousElementSibling ?? document.getElementById("content");
  if (neighbour instanceof HTMLElement) neighbour.focus({ preventScroll: true });
}

const alarmButtonClassNames = (isEnded: boolean) => isEnded && "text-on-tomato hover:bg-tomato-press";

/** The timer's duration; for an ended timer the upper end of its range, or how long ago it ended. */
function formatTimerSpan(timer: Timer, now: number): string {
  const span = formatSecondsAsDuration(timer.seconds);
  if (timer.state !== "ended") return timer.most === null ? span : `${span}, ${texts.shorter}`;
  const ago = Math.floor((now - timer.endedAt) / MINUTE_MS);
  if (ago > 0) return texts.endedAgo(formatSecondsAsDuration(ago * 60));
  return timer.most === null ? span : texts.endedUpTo(formatSecondsAsDuration(timer.most));
}
