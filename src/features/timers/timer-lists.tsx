import { Check, ChevronDown, ChevronUp, Sun, Timer as TimerIcon, VolumeX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import { alarm } from "./alarm.ts";
import { FittingTimerList } from "./fitting-timer-list.tsx";
import { formatSecondsAsClock, formatTimerDuration } from "./time-texts.ts";
import { onFocusOfHiddenTimer } from "./timer-row.tsx";
import { remainingMsOfTimer, type Timer } from "./timers.ts";
import { useIsAlarmSilentUntilTap, useTimerStoreAndState } from "./use-timers.ts";

const texts = text.cooking.timers;

/** The bar with all timers in cook mode. Takes no space without timers. */
export function CookModeTimerTray({ recipeId, className }: { recipeId: string; className?: string }) {
  const { store, state } = useTimerStoreAndState();
  const isMuted = useIsAlarmSilentUntilTap(state.timers);
  if (state.timers.length === 0) return <StartedTimersAnnouncement timers={state.timers} />;
  return (
    <section aria-label={texts.label} className={className}>
      <StartedTimersAnnouncement timers={state.timers} />
      {isMuted ? <UnlockSoundButton className="mb-2" /> : null}
      <FittingTimerList
        timers={sortTimersByStateAndEnd(state.timers, state.now)}
        now={state.now}
        store={store}
        recipeId={recipeId}
      />
    </section>
  );
}

/**
 * The bar with all timers at the bottom of any page: one line with the next timer until it is expanded. `awake`
 * renders a switch to keep the screen on.
 */
export function TimerBar({ awake }: { awake: { isOn: boolean; onChange: (isOn: boolean) => void } | null }) {
  const { store, state } = useTimerStoreAndState();
  const isMuted = useIsAlarmSilentUntilTap(state.timers);
  const [isCollapsed, setCollapsed] = useState(true);
  useEffect(() => onFocusOfHiddenTimer(() => setCollapsed(false)), []);
  const { timers, now } = state;
  const ordered = sortTimersByStateAndEnd(timers, now);
  const first = ordered[0];
  if (!first) return <StartedTimersAnnouncement timers={timers} />;
  // A collapsed bar still shows ended timers.
  const shown = isCollapsed ? ordered.filter((timer) => timer.state === "ended") : ordered;
  const hidden = timers.length - (shown.length || 1);
  const Chevron = isCollapsed ? ChevronUp : ChevronDown;
  return (
    <section
      ref={publishTimerBarHeight}
      aria-label={texts.label}
      className="timer-bar page-margins z-30 border-line border-t bg-surface pt-1 print:hidden"
    >
      <StartedTimersAnnouncement timers={timers} />
      <div className="flex flex-wrap items-center gap-x-2">
        {isCollapsed && shown.length === timers.length ? null : (
          <Button
            ref={moveFocusOnRemoval}
            variant="plain"
            aria-label={isCollapsed ? texts.expand(timers.length) : texts.collapse}
            onClick={() => setCollapsed(!isCollapsed)}
            className="-ml-3 min-w-0 px-3! tabular-nums"
          >
            <TimerIcon aria-hidden />
            {shown.length > 0 ? (
              <span className="text-sm">{texts.label}</span>
            ) : (
              <>
                {formatSecondsAsClock(Math.ceil(remainingMsOfTimer(first, now) / 1000))}
                <span className="hidden truncate font-medium text-soft sm:block">
                  {texts.step(first.stepNumber)} · {first.recipeTitle}
                </span>
              </>
            )}
            {hidden > 0 ? <span className="text-soft">+{hidden}</span> : null}
            <Chevron aria-hidden className="text-soft" />
          </Button>
        )}
        {isMuted ? <UnlockSoundButton /> : null}
        {awake ? (
          <Button
            size="small"
            aria-pressed={awake.isOn}
            onClick={() => awake.onChange(!awake.isOn)}
            className="ml-auto"
          >
            {awake.isOn ? <Check aria-hidden /> : <Sun aria-hidden />}
            {texts.keepOn}
          </Button>
        ) : null}
      </div>
      {shown.length > 0 ? <FittingTimerList timers={shown} now={now} store={store} /> : null}
    </section>
  );
}

/** Publishes the bar's height as a CSS variable, which reserves its space on the page. */
function publishTimerBarHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--timer-bar", `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--timer-bar");
  };
}

/** A button whose tap unlocks the sound, which browsers require after a reload. */
function UnlockSoundButton({ className }: { className?: string }) {
  return (
    <Button size="small" onClick={alarm.openSound} className={className}>
      <VolumeX aria-hidden />
      {texts.tapToHear}
    </Button>
  );
}

/** Announces newly started timers to screen readers. */
function StartedTimersAnnouncement({ timers }: { timers: readonly Timer[] }) {
  const known = useRef(new Set(timers.map((timer) => timer.id)));
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const fresh = timers.find((timer) => !known.current.has(timer.id));
    known.current = new Set(timers.map((timer) => timer.id));
    if (fresh) setAnnouncement(texts.started(texts.step(fresh.stepNumber), formatTimerDuration(fresh)));
  }, [timers]);
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}

/** Sorts ended timers first, then running ones by end, then paused ones. */
function sortTimersByStateAndEnd(timers: readonly Timer[], now: number): Timer[] {
  const rank = (timer: Timer) => ({ ended: 0, running: 1, paused: 2 })[timer.state];
  return [...timers].sort(
    (a, b) => rank(a) - rank(b) || remainingMsOfTimer(a, now) - remainingMsOfTimer(b, now),
  );
}
