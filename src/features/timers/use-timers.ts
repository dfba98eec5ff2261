import { useSyncExternalStore } from "react";
import { type TimerKeeper, type TimersState, timersOf } from "./timer-keeper.ts";
import { useCookingOwner } from "./use-cooking-owner.ts";

/** The timers of whoever is here, and what changes them. */
export function useTimers(): { keeper: TimerKeeper; state: TimersState } {
  const keeper = timersOf(useCookingOwner());
  return { keeper, state: useSyncExternalStore(keeper.subscribe, keeper.state) };
}

/** Whether one timer is there, without hearing of every second. */
export function useTimer(id: string): { keeper: TimerKeeper; isRunning: boolean } {
  const keeper = timersOf(useCookingOwner());
  const isRunning = () => keeper.state().timers.some((timer) => timer.id === id);
  return { keeper, isRunning: useSyncExternalStore(keeper.subscribe, isRunning) };
}
