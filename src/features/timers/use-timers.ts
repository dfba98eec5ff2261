import { useSyncExternalStore } from "react";
import { type TimerKeeper, type TimersState, timersOf } from "./timer-keeper.ts";
import { useCookingOwner } from "./use-cooking-owner.ts";

/** The timers of the current owner. */
export function useTimers(): { keeper: TimerKeeper; state: TimersState } {
  const keeper = timersOf(useCookingOwner());
  return { keeper, state: useSyncExternalStore(keeper.subscribe, keeper.state) };
}

/** Whether one timer exists, without a render per second. */
export function useTimer(id: string): { keeper: TimerKeeper; isRunning: boolean } {
  const keeper = timersOf(useCookingOwner());
  const isRunning = () => keeper.state().timers.some((timer) => timer.id === id);
  return { keeper, isRunning: useSyncExternalStore(keeper.subscribe, isRunning) };
}
