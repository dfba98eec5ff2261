import { createDraftStorageKey, drafts } from "../../drafts/draft-storage.ts";
import type { ReadPage } from "./review-values.ts";

export const openReviewStorageKey = (userId: string) => createDraftStorageKey(userId, "import");

/** The open review of this browser, or null. It survives a reload and a sign-out. */
export function readOpenReviewOrNull(userId: string): ReadPage | null {
  const page = drafts.read<ReadPage>(openReviewStorageKey(userId))?.value;
  return page && Array.isArray(page.drafts) ? page : null;
}

export function writeOpenReview(userId: string, page: ReadPage): void {
  drafts.write(openReviewStorageKey(userId), { value: page, savedAt: new Date().toISOString(), basis: null });
}

export function removeOpenReview(userId: string): void {
  drafts.remove(openReviewStorageKey(userId));
}
