const MB = 1_000_000;

/** How much may be kept of something; beyond it the oldest go first. */
export type KeptLimit = { count: number; bytes: number };

/**
 * Bounds of what a member's calls leave on the server beside recipes, whose number the plan meters. Whatever is new is
 * kept; what is oldest goes in the same write. What a recipe or a draft shows is never among it.
 */
export const KEPT_LIMITS = {
  /** Imports that wait for their review, or failed, with their kept pages. `recordBytes` is for all recipes of one page. */
  openRecords: { count: 100, bytes: 8 * MB, bytesOnServer: 512 * MB, recordBytes: MB / 2 },
  /** The history of imports that were saved; recipes and their pages stay. `receiptBytes` is for one. */
  completedRecords: { count: 2000, bytes: 32 * MB, receiptBytes: 128_000 },
  /** Pictures that neither a recipe nor a draft shows; they go after a day in any case. */
  unusedPictures: { count: 200, bytes: 100 * MB, bytesOnServer: 2000 * MB },
} as const satisfies Record<string, KeptLimit & Record<string, number>>;

/** All pictures of a member, used or not: the next one is refused. Without limits there is no such bound. Bytes. */
export const PICTURE_BYTES = { freemium: 2000 * MB, premium: 20_000 * MB } as const;

/** A thing that is kept, and what it weighs. */
type Kept = { rowId: number; bytes: number };

/** What goes: all that does not fit into the limit beside what is newer. The newest always stays. */
export function beyondLimit(newestFirst: readonly Kept[], limit: KeptLimit): number[] {
  let held = 0;
  return newestFirst.flatMap(({ rowId, bytes }, at) => {
    held += bytes;
    return at > 0 && (at >= limit.count || held > limit.bytes) ? [rowId] : [];
  });
}

/** What goes so that `surplus` bytes are free, from the oldest on. */
export function oldestWeighing(oldestFirst: readonly Kept[], surplus: number): number[] {
  let freed = 0;
  return oldestFirst.flatMap(({ rowId, bytes }) => {
    if (freed >= surplus) return [];
    freed += bytes;
    return [rowId];
  });
}
