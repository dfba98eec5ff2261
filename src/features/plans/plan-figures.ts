import type { Usage } from "#server/features/usage/schema.ts";
import { OPERATIONS, type Operation, PLAN_LIMITS } from "#server/plans.ts";

export type PlanName = Usage["accountTier"];
/** An operation's daily limit, and its limit in the plan's longest period (`window`). */
export type Allowance = {
  operation: Operation;
  daily: number;
  longest: number;
  window: "lifetime" | "monthly";
};

/** A plan's limits per operation. Premium's hourly limit is omitted, because normal use does not reach it. */
export function listLimitsOfPlan(plan: PlanName): Allowance[] {
  const { freemium, premium } = PLAN_LIMITS;
  const [window, longest] =
    plan === "freemium"
      ? (["lifetime", freemium.lifetime] as const)
      : (["monthly", premium.monthly] as const);
  return OPERATIONS.map((operation) => ({
    operation,
    daily: PLAN_LIMITS[plan].daily[operation],
    longest: longest[operation],
    window,
  }));
}

/** Renames the limits to the parameters of the plan texts. */
export function toLimitTextParameters(limits: Record<Operation, number>) {
  return { creates: limits.recipe_create, imports: limits.recipe_import, scans: limits.ocr_operation };
}
