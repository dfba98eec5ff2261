import { text } from "#server/texts/en.ts";
import type { AlikeAlerts } from "./group-alerts.ts";
import { dayWords, timeWords, whenWords } from "./history-words.ts";

/** From when until when alerts were raised: "Nov 10, 2026 to Today 10:17 AM", "Today 10:00 AM to 10:17 AM". */
export function spanWords(alerts: AlikeAlerts, now: number): string {
  const last = alerts[0].createdAt;
  const first = alerts.at(-1)?.createdAt ?? last;
  const until = whenWords(last, now);
  if (whenWords(first, now) === until) return until;
  if (dayWords(first, now) !== dayWords(last, now))
    return text.security.alerts.span(dayWords(first, now), until);
  return text.security.alerts.span(whenWords(first, now), timeWords(last));
}
