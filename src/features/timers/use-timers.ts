import { useEffect, useState, useSyncExternalStore } from "react";
import { alarm } from "./alarm.ts";
import { type TimerStore, type TimersState, timersOf } from "./timer-store.ts";
import type { Timer } from "./timers.ts";
import { useMemberIdOrGuest } from "./use-member-id-or-guest.ts";

/** The store and the current timers of the signed-in member or guest. */
export function useTimerStoreAndState(): { store: TimerStore; state: TimersState } {
  const store = timersOf(useMemberIdOrGuest());
  return { store, state: useSyncExternalStore(store.subscribe, store.state) };
}

/** Whether a timer exists. Unlike `useTimerStoreAndState` it does not render every second. */
export function useTimerStoreAndWhetherTimerExists(id: string): { store: TimerStore; isRunning: boolean } {
  const store = timersOf(useMemberIdOrGuest());
  const isRunning = () => store.state().timers.some((timer) => timer.id === id);
  return { store, isRunning: useSyncExternalStore(store.subscribe, isRunning) };
}

/** Audio needs up to this long to start; before that a new timer must not be reported as silent. */
const OPENING_MS = 500;

/** Whether a running or ended timer has an alarm that is silent until the next tap or key press. */
export function useIsAlarmSilentUntilTap(timers: readonly Timer[]): boolean {
  const isMuted = useSyncExternalStore(alarm.subscribe, alarm.isMuted);
  const isInVain = isMuted && (alarm.isDue() || timers.some(({ state }) => state === "running"));
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timeout = setTimeout(() => setShown(isInVain), isInVain ? OPENING_MS : 0);
    return () => clearTimeout(timeout);
  }, [isInVain]);
  return isInVain && isShown;
}
