const MB = 1_000_000;

/** Maximum count and size of stored rows; beyond it the oldest are deleted. */
export type RetentionLimit = { count: number; bytes: number };

/**
 * Limits of a member's rows other than recipes, which the plan meters. The write that exceeds a limit deletes the
 * oldest; rows in use by a recipe or draft are never deleted.
 */
export const RETENTION_LIMITS = {
  /** Unsaved and failed imports with their stored pages. `recordBytes` is for all recipes of one page. */
  openRecords: { count: 100, bytes: 8 * MB, bytesOnServer: 512 * MB, recordBytes: MB / 2 },
  /** History of saved imports; recipes and their pages stay. `receiptBytes` is per import. */
  completedRecords: { count: 2000, bytes: 32 * MB, receiptBytes: 128_000 },
  /** Pictures without a recipe or draft; deleted after a day in any case. */
  unusedPictures: { count: 200, bytes: 100 * MB, bytesOnServer: 2000 * MB },
} as const satisfies Record<string, RetentionLimit & Record<string, number>>;

/** Total picture bytes per member; further uploads are refused. Does not apply without limits. */
export const PICTURE_BYTES = { freemium: 2000 * MB, premium: 20_000 * MB } as const;

/** A stored row with its size. */
type StoredRow = { rowId: number; bytes: number };

/** Ids of the rows beyond the limit. The newest row always stays. */
export function rowIdsBeyondLimit(newestFirst: readonly StoredRow[], limit: RetentionLimit): number[] {
  let held = 0;
  return newestFirst.flatMap(({ rowId, bytes }, index) => {
    held += bytes;
    return index > 0 && (index >= limit.count || held > limit.bytes) ? [rowId] : [];
  });
}

/** Ids of the oldest rows whose deletion frees `surplus` bytes. */
export function oldestRowIdsToFree(oldestFirst: readonly StoredRow[], surplus: number): number[] {
  let freed = 0;
  return oldestFirst.flatMap(({ rowId, bytes }) => {
    if (freed >= surplus) return [];
    freed += bytes;
    return [rowId];
  });
}
