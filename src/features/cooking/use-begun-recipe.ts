import { useState, useSyncExternalStore } from "react";
import { useCookingOwner } from "../timers/use-cooking-owner.ts";
import { begunLast, keptProgress } from "./progress.ts";

/** The id of the recipe that was left in the middle last today; null where none was. */
export function useBegunRecipe(): string | null {
  const kept = keptProgress(useCookingOwner());
  const all = useSyncExternalStore(kept.subscribe, kept.get);
  const [openedAt] = useState(Date.now);
  return begunLast(all, openedAt);
}
