import { riskTexts } from "#server/texts/en/security-alerts.ts";
import type { RiskReason } from "../schema.ts";

type Stored = { code: string; points: number };

/** Stored reasons in words for people. One of a code that is not known any more has none. */
export function wordReasons(
  stored: readonly Stored[],
  { country }: { country: string | null },
): RiskReason[] {
  return stored.flatMap(({ code, points }) => {
    if (!isKnown(code)) return [];
    return [{ code, points, text: riskTexts[code]({ country, points }) }];
  });
}

function isKnown(code: string): code is keyof typeof riskTexts {
  return Object.hasOwn(riskTexts, code);
}
