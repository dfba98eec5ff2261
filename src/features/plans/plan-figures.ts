import type { Usage } from "#server/features/usage/schema.ts";
import { OPERATIONS, type Operation, PLAN_LIMITS } from "#server/plans.ts";

export type PlanName = Usage["accountTier"];
/** How many of one kind a plan takes a day, and in the longest window that it counts. */
export type Allowance = {
  operation: Operation;
  daily: number;
  whole: number;
  window: "lifetime" | "monthly";
};

/** The limits of a plan, kind by kind. The hour of Premium is told apart: it holds nobody who cooks. */
export function allowancesOf(plan: PlanName): Allowance[] {
  const { freemium, premium } = PLAN_LIMITS;
  const [window, whole] =
    plan === "freemium"
      ? (["lifetime", freemium.lifetime] as const)
      : (["monthly", premium.monthly] as const);
  return OPERATIONS.map((operation) => ({
    operation,
    daily: PLAN_LIMITS[plan].daily[operation],
    whole: whole[operation],
    window,
  }));
}

/** The same three numbers as the words of the plans take them. */
export function figuresOf(limits: Record<Operation, number>) {
  return { creates: limits.recipe_create, imports: limits.recipe_import, scans: limits.ocr_operation };
}
