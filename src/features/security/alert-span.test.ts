import { expect, it } from "vitest";
import type { SecurityAlert } from "#server/features/security/schema.ts";
import { spanWords } from "./alert-span.ts";
import type { AlikeAlerts } from "./group-alerts.ts";

const NOW = new Date(2026, 10, 27, 12, 0).getTime();
const at = (...when: [number, number, number]) =>
  ({ createdAt: new Date(2026, 10, ...when).toISOString() }) as SecurityAlert;

it.each<[string, AlikeAlerts]>([
  ["Today 10:17 AM", [at(27, 10, 17)]],
  ["Today 10:17 AM", [at(27, 10, 17), at(27, 10, 17)]],
  ["Today 10:00 AM to 10:17 AM", [at(27, 10, 17), at(27, 10, 5), at(27, 10, 0)]],
  ["Nov 10, 2026 to Today 10:17 AM", [at(27, 10, 17), at(10, 9, 0)]],
])("tells from when until when: %s", (words, alerts) => expect(spanWords(alerts, NOW)).toBe(words));
