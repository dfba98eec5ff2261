import { browserStorage } from "../../lib/browser-storage.ts";
import {
  cookingProgressStorageKey,
  recentSearchesStorageKey,
  sharedKey,
  timersStorageKey,
  typedProfileStorageKey,
} from "../../lib/storage-keys.ts";
import { typedValues } from "../../lib/typed-values.ts";
import { drafts } from "../drafts/draft-storage.ts";
import { scanDrafts } from "../scans/scan-drafts.ts";
import { storeWhetherServerIsUnlimited } from "../usage/unlimited-plan-cache.ts";
import { clearUsageWarningCache } from "../usage/warning-cache.ts";

/**
 * Removes from this browser a member's drafts, searches, photos, cooking progress and name. The chosen
 * appearance stays.
 */
export function removeMemberDataFromBrowser(userId: string): void {
  drafts.removeAll(userId);
  browserStorage.remove(timersStorageKey(userId));
  browserStorage.remove(cookingProgressStorageKey(userId));
  browserStorage.remove(recentSearchesStorageKey(userId));
  typedValues.remove(typedProfileStorageKey(userId));
  clearUsageWarningCache();
  storeWhetherServerIsUnlimited(false);
  void scanDrafts.remove(userId);
  try {
    sessionStorage.removeItem(sharedKey);
  } catch {
    // Access to the storage is denied, so there is nothing to remove.
  }
}

/**
 * Like `removeMemberDataFromBrowser`, for a deleted account. Also removes each storage key that contains the
 * member's id.
 */
export function removeDeletedMemberFromBrowser(userId: string): void {
  removeMemberDataFromBrowser(userId);
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(userId)) localStorage.removeItem(key);
  } catch {
    // Access to the storage is denied, so there is nothing to remove.
  }
}
