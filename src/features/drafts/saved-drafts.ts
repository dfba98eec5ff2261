import type { DraftPlace } from "#server/features/drafts/schema.ts";
import { DRAFT_SHAPE } from "./draft.ts";
import { createDraftStorageKey, type DraftStorage } from "./draft-storage.ts";
import type { DraftCalls } from "./server-store.ts";
import { unsentDrafts } from "./unsent-drafts.ts";

/** Matches the storage key of a recipe draft, without its member prefix. */
const RECIPE_NAME = /^recipe:([^:]+)$/;

/**
 * Sends recipe drafts that are stored in this browser but may be missing on the server, because their page
 * was closed early. Returns whether the server has all drafts; a draft that another device changed is not
 * overwritten.
 */
export async function sendStoredRecipeDrafts(
  userId: string,
  storage: DraftStorage,
  callsFor: (place: DraftPlace) => Pick<DraftCalls, "get" | "save">,
): Promise<boolean> {
  const prefix = createDraftStorageKey(userId, "");
  const sent = storage.keysOf(userId).map(async (key) => {
    const recipe = RECIPE_NAME.exec(key.slice(prefix.length))?.[1];
    const draft = recipe === undefined ? null : storage.read<unknown>(key);
    if (recipe === undefined || draft === null) return true;
    const place = { recipeId: recipe === "new" ? null : recipe, memberId: userId };
    if (unsentDrafts.hasSeen(JSON.stringify(place))) return true;
    const calls = callsFor(place);
    const value = JSON.stringify(draft.value);
    const stored = await calls.get();
    if (stored?.value === value) return true;
    if (stored && stored.revision !== draft.revision) return false;
    const { basis } = draft;
    await calls.save({ value, shape: DRAFT_SHAPE, basis, revision: stored?.revision ?? null });
    return true;
  });
  return Promise.all(sent).then(
    (all) => all.every(Boolean),
    () => false,
  );
}
