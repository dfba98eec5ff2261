import { useSyncExternalStore } from "react";
import { type TimerStore, type TimersState, timersOf } from "./timer-store.ts";
import { useMemberIdOrGuest } from "./use-member-id-or-guest.ts";

/** The timers of the current owner. */
export function useTimerStoreAndState(): { store: TimerStore; state: TimersState } {
  const store = timersOf(useMemberIdOrGuest());
  return { store, state: useSyncExternalStore(store.subscribe, store.state) };
}

/** Whether one timer exists, without a render per second. */
export function useIsTimerRunning(id: string): { store: TimerStore; isRunning: boolean } {
  const store = timersOf(useMemberIdOrGuest());
  const isRunning = () => store.state().timers.some((timer) => timer.id === id);
  return { store, isRunning: useSyncExternalStore(store.subscribe, isRunning) };
}
