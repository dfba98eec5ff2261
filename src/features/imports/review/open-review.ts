import { draftStorageKey, drafts } from "../../drafts/draft-storage.ts";
import type { ReadPage } from "./review-values.ts";

export const openReviewKey = (userId: string) => draftStorageKey(userId, "import");

/** The open review of this browser, or null. It survives a reload and a sign-out. */
export function readOpenReviewOrNull(userId: string): ReadPage | null {
  const page = drafts.read<ReadPage>(openReviewKey(userId))?.value;
  return page && Array.isArray(page.drafts) ? page : null;
}

export function writeOpenReview(userId: string, page: ReadPage): void {
  drafts.write(openReviewKey(userId), { value: page, savedAt: new Date().toISOString(), basis: null });
}

export function removeOpenReview(userId: string): void {
  drafts.remove(openReviewKey(userId));
}
