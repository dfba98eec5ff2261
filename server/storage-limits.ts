const MB = 1_000_000;

/** Largest number and total size of stored rows; the oldest rows beyond it are deleted. */
export type RetentionLimit = { count: number; bytes: number };

/**
 * Limits of a member's rows other than recipes, which the plan limits. The write that exceeds a limit deletes
 * the oldest rows, but none that a recipe or draft uses.
 */
export const RETENTION_LIMITS = {
  /**
   * Unsaved and failed imports with their stored pages. `recordBytes` limits all recipes of one page
   * together.
   */
  openRecords: { count: 100, bytes: 8 * MB, bytesOnServer: 512 * MB, recordBytes: MB / 2 },
  /**
   * Records of saved imports; deleting them leaves the recipes and stored pages. `receiptBytes` is the limit
   * of each.
   */
  completedRecords: { count: 2000, bytes: 32 * MB, receiptBytes: 128_000 },
  /** Pictures without a recipe or draft, which are deleted after a day in any case. */
  unusedPictures: { count: 200, bytes: 100 * MB, bytesOnServer: 2000 * MB },
} as const satisfies Record<string, RetentionLimit & Record<string, number>>;

/**
 * Largest total size of a member's pictures; further uploads are refused. Not applied on a server without
 * limits.
 */
export const PICTURE_BYTES = { freemium: 2000 * MB, premium: 20_000 * MB } as const;

/** A stored row and its size in bytes. */
type StoredRow = { rowId: number; bytes: number };

/** Returns the ids of the rows beyond the limit. The newest row is never among them. */
export function selectRowIdsBeyondLimit(newestFirst: readonly StoredRow[], limit: RetentionLimit): number[] {
  let held = 0;
  return newestFirst.flatMap(({ rowId, bytes }, index) => {
    held += bytes;
    return index > 0 && (index >= limit.count || held > limit.bytes) ? [rowId] : [];
  });
}

/** Returns the ids of the oldest rows whose deletion frees at least `surplus` bytes. */
export function selectOldestRowIdsToFree(oldestFirst: readonly StoredRow[], surplus: number): number[] {
  let freed = 0;
  return oldestFirst.flatMap(({ rowId, bytes }) => {
    if (freed >= surplus) return [];
    freed += bytes;
    return [rowId];
  });
}
