import { type Operation, PLAN_LIMITS } from "#server/features/usage/policy.ts";
import type { Usage } from "#server/features/usage/schema.ts";

export type PlanName = Usage["accountTier"];
type WindowName = keyof (typeof PLAN_LIMITS)[PlanName];
/** `null` in `limits` is no limit in that window. */
export type PlanRow = { window: WindowName; limits: Record<Operation, number> | null };

/** The limits of a plan, a row for each window that says something: no month where a limit for good holds, and no hour that is free. */
export function planRows(plan: PlanName): PlanRow[] {
  const { lifetime, monthly, daily, hourly } = PLAN_LIMITS[plan];
  return [
    { window: "lifetime", limits: lifetime },
    ...(monthly ? [{ window: "monthly" as const, limits: monthly }] : []),
    { window: "daily", limits: daily },
    ...(hourly ? [{ window: "hourly" as const, limits: hourly }] : []),
  ];
}

/** The same three numbers as the words of the plans take them. */
export function figuresOf(limits: Record<Operation, number>) {
  return { creates: limits.recipe_create, imports: limits.recipe_import, scans: limits.ocr_operation };
}
