import { riskTexts } from "#server/texts/en/security-alerts.ts";
import type { RiskReason } from "../schema.ts";

type Stored = { code: string; points: number };

/** The stored reasons with their texts; a reason with an unknown code is left out. */
export function getRiskReasonsWithTexts(
  stored: readonly Stored[],
  { country }: { country: string | null },
): RiskReason[] {
  return stored.flatMap(({ code, points }) => {
    if (!isKnownRiskCode(code)) return [];
    return [{ code, points, text: riskTexts[code]({ country, points }) }];
  });
}

/**
 * Creates a converter from stored JSON to texts. It caches results, because most sign-ins of a list have the
 * same reasons.
 */
export function createRiskTextConverter(): (
  json: string | null,
  event: { country: string | null },
) => RiskReason[] {
  const before = new Map<string, RiskReason[]>();
  return (json, { country }) => {
    if (json === null) return [];
    const key = `${country ?? ""}\n${json}`;
    const reasons = before.get(key) ?? getRiskReasonsWithTexts(JSON.parse(json) as Stored[], { country });
    before.set(key, reasons);
    return reasons;
  };
}

function isKnownRiskCode(code: string): code is keyof typeof riskTexts {
  return Object.hasOwn(riskTexts, code);
}
