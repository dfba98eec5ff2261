import { Pause, Play, X } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";
import { formatLocalHourAndMinute, formatSecondsAsClock, formatSecondsAsDuration } from "./time-texts.ts";
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
        "flex items-center gap-1 rounded-card pr-1.5 pl-3.5 outline-none focus:ring-2 focus:ring-tomato",
        isEnded ? "bg-tomato text-on-tomato" : "bg-sunk",
      )}
    >
      <div className="min-w-0 grow" role={isEnded ? "alert" : undefined}>
        <p
          className={cn(
            "timer-clock font-semibold tabular-nums leading-none",
            isEnded ? "text-2xl" : "text-[2rem]",
            isPaused && "text-soft",
          )}
        >
          {isEnded ? texts.ended : formatSecondsAsClock(Math.ceil(remainingMsOfTimer(timer, now) / 1000))}
          {isPaused ? <span className="ml-2 text-sm">{texts.paused}</span> : null}
        </p>
        <p className={cn("truncate text-sm leading-snug", !isEnded && "text-soft")}>
          <TimerEndText timer={timer} now={now} />
          {texts.step(timer.stepNumber)} · {formatSecondsAsDuration(timer.seconds)}
          {timer.most === null || isEnded ? null : `, ${texts.shorter}`}
          {withRecipe ? ` · ${timer.recipeTitle}` : null}
        </p>
      </div>
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
        className={cn("px-2.5! tabular-nums", alarmButtonClassNames(isEnded))}
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

/** Says when the timer ended, or for a range how long the upper end is. */
function TimerEndText({ timer, now }: { timer: Timer; now: number }) {
  if (timer.state !== "ended") return null;
  const ago = now - timer.endedAt;
  if (ago >= MINUTE_MS) {
    const span = formatSecondsAsDuration(Math.floor(ago / MINUTE_MS) * 60);
    return (
      <>
        <span>{texts.endedAt(formatLocalHourAndMinute(timer.endedAt), span)}</span> ·{" "}
      </>
    );
  }
  return timer.most === null ? null : (
    <>
      <span>{texts.endedUpTo(formatSecondsAsDuration(timer.most))}</span> ·{" "}
    </>
  );
}
