import type { Usage } from "#server/features/usage/schema.ts";
import { text } from "#server/texts/en.ts";
import type { LimitDetail } from "../../lib/error-answer.ts";
import { formatDateTimeOrNull } from "../../lib/format.ts";

const timeOfDay = new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit" });

/** When a used-up limit resets as text; null if it never does. The date is omitted for today and tomorrow. */
function formatResetTimeOrNull(limit: LimitDetail, now: number): string | null {
  if (limit.retryAfter === null || limit.retryAfter <= 0) return null;
  const reset = new Date(now + limit.retryAfter * 1000);
  const today = new Date(now);
  const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  const isOn = (day: Date) => reset.toDateString() === day.toDateString();
  if (isOn(today)) return timeOfDay.format(reset);
  if (isOn(tomorrow)) return text.usage.limit.tomorrow(timeOfDay.format(reset));
  return formatDateTimeOrNull(reset.toISOString());
}

/** A sentence that says when a used-up limit resets; null if it never does. */
export function formatLimitResetOrNull(limit: LimitDetail, now: number): string | null {
  const time = formatResetTimeOrNull(limit, now);
  return time === null ? null : text.usage.limit.resetsAt(time);
}

/**
 * Sentences on the usage of today's limits and of the lifetime limits; a single sentence if nothing is
 * limited.
 */
export function listUsageSentences({ usage, limits }: Pick<Usage, "usage" | "limits">): string[] {
  const texts = text.usage.soFar;
  const parts = (used: Usage["usage"]["daily"], limit: Usage["limits"]["daily"]) =>
    [
      limit.recipes === "unlimited" ? null : texts.created(used.recipesCreated, limit.recipes),
      limit.imports === "unlimited" ? null : texts.imported(used.recipesImported, limit.imports),
      limit.ocr === "unlimited" ? null : texts.scanned(used.ocrOperations, limit.ocr),
    ]
      .filter((part) => part !== null)
      .join(", ");
  const today = parts(usage.daily, limits.daily);
  const inAll = parts(usage.lifetime, limits.lifetime);
  if (today === "" && inAll === "") return [texts.unlimited];
  return [today && texts.today(today), inAll && texts.inAll(inAll)].filter((sentence) => sentence !== "");
}
