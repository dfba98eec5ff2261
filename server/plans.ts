/** The operations that plans limit. */
export const OPERATIONS = ["recipe_create", "recipe_import", "ocr_operation"] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Limits of each plan by operation; null is unlimited. */
export const PLAN_LIMITS = {
  freemium: {
    lifetime: { recipe_create: 100, recipe_import: 40, ocr_operation: 20 },
    monthly: null,
    daily: { recipe_create: 3, recipe_import: 2, ocr_operation: 1 },
    hourly: null,
  },
  premium: {
    lifetime: null,
    monthly: { recipe_create: 200, recipe_import: 100, ocr_operation: 50 },
    daily: { recipe_create: 15, recipe_import: 8, ocr_operation: 4 },
    hourly: { recipe_create: 5, recipe_import: 3, ocr_operation: 2 },
  },
} as const satisfies Record<"freemium" | "premium", Record<string, Record<Operation, number> | null>>;

/** Prices of the plans in dollars per month. */
export const PLAN_PRICES = { freemium: 0, premium: 9.99 } as const;
