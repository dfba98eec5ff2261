import { browserStorage } from "../../lib/browser-storage.ts";
import { progressKey, recentKey, sharedKey, timersKey, typedProfileKey } from "../../lib/kept-keys.ts";
import { typedValues } from "../../lib/typed-values.ts";
import { drafts } from "../drafts/draft-storage.ts";
import { scanDrafts } from "../scans/scan-drafts.ts";
import { forgetWarned } from "../usage/bar-memory.ts";
import { rememberLifted } from "../usage/unlimited-plan-cache.ts";

/**
 * Takes out of this browser what a member typed, searched for, photographed, or has on the stove, and what names them. How it looks here
 * stays.
 */
export function forgetTyped(userId: string): void {
  drafts.removeAll(userId);
  browserStorage.remove(timersKey(userId));
  browserStorage.remove(progressKey(userId));
  browserStorage.remove(recentKey(userId));
  typedValues.remove(typedProfileKey(userId));
  forgetWarned();
  rememberLifted(false);
  void scanDrafts.remove(userId);
  try {
    sessionStorage.removeItem(sharedKey);
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}

/** All that this browser keeps of a member who is gone: what they typed, and what it remembered of them. */
export function forgetMember(userId: string): void {
  forgetTyped(userId);
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(userId)) localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}
