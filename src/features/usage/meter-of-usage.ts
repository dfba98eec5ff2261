import type { Usage } from "#server/features/usage/schema.ts";

/** The kinds of counted operations, and their names in counts, limits and warnings. */
export const KINDS = [
  { type: "recipe", count: "recipesCreated", limit: "recipes" },
  { type: "import", count: "recipesImported", limit: "imports" },
  { type: "ocr", count: "ocrOperations", limit: "ocr" },
] as const;

export type Tone = "primary" | "warning" | "error";

/** The values of a meter. Without a limit `percent` is null and `share` is 1. */
export type MeterValues = {
  current: number;
  limit: number | null;
  /** The used percentage of the limit with at most one decimal, for example "12.5". */
  percent: string | null;
  /** The filled share of the bar, from 0 to 1. */
  share: number;
  tone: Tone;
};

/** The percentage from which a meter has the colour of a warning. */
const WARNING_PERCENT = 75;

/**
 * @param errorAt the percentage from which the meter has the colour of an error: 90 on the profile, 95 next
 * to the plans
 */
export function createUsageMeterValues(
  current: number,
  limit: number | "unlimited",
  errorAt: number,
): MeterValues {
  if (limit === "unlimited") return { current, limit: null, percent: null, share: 1, tone: "primary" };
  const percentage = limit === 0 ? 100 : (current * 100) / limit;
  const tone = percentage >= errorAt ? "error" : percentage >= WARNING_PERCENT ? "warning" : "primary";
  return { current, limit, percent: percentage.toFixed(1), share: Math.min(1, percentage / 100), tone };
}

/**
 * Whether a monthly limit is used up. For the rest of the month the daily limits are then those of Freemium.
 */
export function hasUsedUpAMonthlyLimit({ usage, limits }: Pick<Usage, "usage" | "limits">): boolean {
  const { monthly } = usage;
  if (!monthly) return false;
  return KINDS.some((kind) => {
    const limit = limits.monthly[kind.limit];
    return limit !== "unlimited" && monthly[kind.count] >= limit;
  });
}

export function isEveryLimitUnlimited(limits: Usage["limits"]["daily"]): boolean {
  return KINDS.every(({ limit }) => limits[limit] === "unlimited");
}

/** Whether the server lifts the daily and lifetime limits of all plans. */
export function hasNoDailyOrLifetimeLimits({ limits }: Pick<Usage, "limits">): boolean {
  return isEveryLimitUnlimited(limits.daily) && isEveryLimitUnlimited(limits.lifetime);
}

type Window = {
  key: "lifetime" | "monthly" | "daily";
  used: Usage["usage"]["daily"];
  limits: Usage["limits"]["daily"];
};

/** The periods in which usage is counted. Only some plans have a monthly period. */
export function listUsageByPeriod({ usage, limits }: Pick<Usage, "usage" | "limits">): Window[] {
  return [
    { key: "lifetime", used: usage.lifetime, limits: limits.lifetime },
    ...(usage.monthly ? [{ key: "monthly" as const, used: usage.monthly, limits: limits.monthly }] : []),
    { key: "daily", used: usage.daily, limits: limits.daily },
  ];
}
