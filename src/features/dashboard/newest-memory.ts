import { browserStorage } from "../../lib/browser-storage.ts";
import { MOST_SHOWN } from "./shown-first.ts";

const keyOf = (userId: string) => `larder:newest:${userId}`;

/** How many of a member's recipes this browser showed first last time: room is held for so many. 0 where it showed none. */
export function newestLastTime(userId: string): number {
  const count = Number(browserStorage.get(keyOf(userId)));
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST_SHOWN) : 0;
}

export function rememberNewest(userId: string, count: number): void {
  if (count > 0) browserStorage.set(keyOf(userId), String(count));
  else browserStorage.remove(keyOf(userId));
}
