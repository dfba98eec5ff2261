import type { Usage } from "#server/features/usage/schema.ts";
import { text } from "#server/texts/en.ts";
import { KINDS } from "./meter-of-usage.ts";

export type WarningLevel = "warning" | "urgent" | "critical";

export type UsageWarning = {
  type: "recipe" | "import" | "ocr";
  level: WarningLevel;
  /** The used percentage of the lifetime limit; may exceed 100. */
  percentage: number;
  message: string;
  showUpgrade: boolean;
};

/** The lowest percentage of each level, highest first. */
const LEVELS: readonly [from: number, level: WarningLevel][] = [
  [95, "critical"],
  [90, "urgent"],
  [75, "warning"],
];

/** The warnings about lifetime limits, which only Freemium has; most severe first. */
export function listLifetimeLimitWarnings({
  accountTier,
  usage,
  limits,
}: Pick<Usage, "accountTier" | "usage" | "limits">): UsageWarning[] {
  if (accountTier !== "freemium") return [];
  return KINDS.flatMap((kind) => {
    const limit = limits.lifetime[kind.limit];
    return limit === "unlimited" ? [] : warningForUsageIfAny(kind.type, usage.lifetime[kind.count], limit);
  }).sort((a, b) => severityRankOfWarning(a) - severityRankOfWarning(b) || b.percentage - a.percentage);
}

function warningForUsageIfAny(type: UsageWarning["type"], current: number, limit: number): UsageWarning[] {
  const percentage = (current * 100) / limit;
  const level = LEVELS.find(([from]) => percentage >= from)?.[1];
  if (!level) return [];
  return [
    {
      type,
      level,
      percentage,
      message: warningMessageText(type, level, current, limit),
      showUpgrade: level !== "warning",
    },
  ];
}

function warningMessageText(
  type: UsageWarning["type"],
  level: WarningLevel,
  current: number,
  limit: number,
): string {
  const texts = text.usage.warnings;
  const name = texts.types[type];
  if (level === "critical") return texts.critical(Math.max(0, limit - current), name);
  return texts[level](current, limit, name);
}

function severityRankOfWarning({ level }: UsageWarning): number {
  return LEVELS.findIndex(([, name]) => name === level);
}
