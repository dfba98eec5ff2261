import { useSyncExternalStore } from "react";
import { type TimerStore, type TimersState, timersOf } from "./timer-store.ts";
import { useCookingOwner } from "./use-cooking-owner.ts";

/** The timers of the current owner. */
export function useTimers(): { store: TimerStore; state: TimersState } {
  const store = timersOf(useCookingOwner());
  return { store, state: useSyncExternalStore(store.subscribe, store.state) };
}

/** Whether one timer exists, without a render per second. */
export function useTimer(id: string): { store: TimerStore; isRunning: boolean } {
  const store = timersOf(useCookingOwner());
  const isRunning = () => store.state().timers.some((timer) => timer.id === id);
  return { store, isRunning: useSyncExternalStore(store.subscribe, isRunning) };
}
