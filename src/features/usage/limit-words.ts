import { text } from "#server/texts/en.ts";
import type { LimitDetail } from "../../lib/error-answer.ts";
import { formatDateTime } from "../../lib/format.ts";

/** When a used-up limit lets one go on, in words; null where it never does by itself. */
export function resetText(limit: LimitDetail, now: number): string | null {
  if (limit.retryAfter === null || limit.retryAfter <= 0) return null;
  const at = formatDateTime(new Date(now + limit.retryAfter * 1000).toISOString());
  return at === null ? null : text.recipes.usage.resetsAt(at);
}
