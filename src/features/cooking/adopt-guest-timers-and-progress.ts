import { storedTimers } from "../timers/timer-store.ts";
import { MAX_TIMERS } from "../timers/timers.ts";
import { GUEST } from "../timers/use-member-id-or-guest.ts";
import { storedProgress } from "./progress.ts";

/** Moves a guest's running timers and cooking progress to the member who signs in. */
export function adoptGuestTimersAndProgress(member: string): void {
  const [timers, own] = [storedTimers(GUEST), storedTimers(member)];
  const running = timers.get().filter(({ state }) => state !== "ended");
  if (timers.get().length > 0) timers.set([]);
  const isNew = ({ id }: { id: string }) => !own.get().some((timer) => timer.id === id);
  if (running.some(isNew)) own.set([...own.get(), ...running.filter(isNew)].slice(0, MAX_TIMERS));

  const [progress, mine] = [storedProgress(GUEST), storedProgress(member)];
  if (Object.keys(progress.get()).length === 0) return;
  const newer = Object.entries(progress.get()).filter(([id, entry]) => entry.at > (mine.get()[id]?.at ?? 0));
  mine.set({ ...mine.get(), ...Object.fromEntries(newer) });
  progress.set({});
}
