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
        layout="beside-step"
      />
    </section>
  );
}

/**
 * All timers, floating over any page: collapsed to a chip with the next timer until it is expanded. `awake`
 * renders a switch to keep the screen on.
 */
export function FloatingTimerList({
  awake,
}: {
  awake: { isOn: boolean; onChange: (isOn: boolean) => void } | null;
}) {
  const { store, state } = useTimerStoreAndState();
  const isMuted = useIsAlarmSilentUntilTap(state.timers);
  const [isCollapsed, setCollapsed] = useState(true);
  useEffect(() => onFocusOfHiddenTimer(() => setCollapsed(false)), []);
  const { timers, now } = state;
  const ordered = sortTimersByStateAndEnd(timers, now);
  const first = ordered[0];
  if (!first) return <StartedTimersAnnouncement timers={timers} />;
  // A collapsed list still shows ended timers.
  const shown = isCollapsed ? ordered.filter((timer) => timer.state === "ended") : ordered;
  const offers = (
    <>
      {isMuted ? <UnlockSoundButton /> : null}
      {awake ? (
        <Button size="small" aria-pressed={awake.isOn} onClick={() => awake.onChange(!awake.isOn)}>
          {awake.isOn ? <Check aria-hidden /> : <Sun aria-hidden />}
          {texts.keepOn}
        </Button>
      ) : null}
    </>
  );
  return (
    <section
      aria-label={texts.label}
      // Stays above the page's sticky bar, whose height is set by lib/offset-toasts-above-bar.ts.
      style={{ marginBottom: "var(--toast-floor, 0px)" }}
      className="pointer-events-none fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 md:right-auto md:bottom-5 md:left-5 md:w-96 print:hidden"
    >
      <StartedTimersAnnouncement timers={timers} />
      {shown.length > 0 ? (
        <div className="pointer-events-auto animate-appear rounded-lg bg-surface p-2 shadow-lift ring-1 ring-line">
          <div className="flex items-center justify-between pl-2">
            <h2 className="font-sans font-semibold text-sm text-soft">{texts.label}</h2>
            <Button
              ref={moveFocusOnRemoval}
              variant="plain"
              size="icon"
              aria-label={isCollapsed ? texts.expand(timers.length) : texts.collapse}
              onClick={() => setCollapsed(!isCollapsed)}
            >
              {isCollapsed ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            </Button>
          </div>
          <div className="flex flex-wrap gap-2 pb-2 empty:hidden">{offers}</div>
          <FittingTimerList timers={shown} now={now} store={store} layout="over-page" />
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-end gap-2 md:justify-start [&>*]:pointer-events-auto [&>*]:shadow-lift">
          <Button
            ref={moveFocusOnRemoval}
            aria-label={texts.expand(timers.length)}
            onClick={() => setCollapsed(false)}
            className="tabular-nums"
          >
            <TimerIcon aria-hidden />
            {formatSecondsAsClock(Math.ceil(remainingMsOfTimer(first, now) / 1000))}
            {timers.length > 1 ? <span className="text-soft">+{timers.length - 1}</span> : null}
          </Button>
          {offers}
        </div>
      )}
    </section>
  );
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
