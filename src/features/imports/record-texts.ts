import type { ImportRecord } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";

const texts = text.imports.history;

export const statusTones = { completed: "herb", failed: "tomato", pending: "amber" } as const;

export function recordTitleOrUntitled(record: Pick<ImportRecord, "title">): string {
  return record.title?.trim() || texts.untitled;
}

/** Only a failed import with an address can be retried. */
export function canRetryImport(record: Pick<ImportRecord, "status" | "url">): boolean {
  return record.status === "failed" && record.url !== null;
}

/** Whether the site refuses servers; the member can then paste the page source. */
export function isImportRefusedBySite(record: Pick<ImportRecord, "status" | "errorCode">): boolean {
  return record.status === "failed" && record.errorCode === "IMPORT_SITE_REFUSES";
}

/** The address without scheme, "www." and trailing slash. */
export function urlWithoutSchemeAndWww(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
}
