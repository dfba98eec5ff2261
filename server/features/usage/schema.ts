import { z } from "zod";
import { AccountTier } from "#server/features/accounts/schema.ts";

const Counts = z.object({ recipesCreated: z.int(), recipesImported: z.int(), ocrOperations: z.int() });
export type Counts = z.infer<typeof Counts>;
const Limit = z.union([z.int(), z.literal("unlimited")]);
const Limits = z.object({ recipes: Limit, imports: Limit, ocr: Limit });

/**
 * The member's used and permitted operations. `limits.daily` is the limit in force today. `usage.monthly` is
 * null on freemium.
 */
export const Usage = z
  .object({
    accountTier: AccountTier,
    usage: z.object({ lifetime: Counts, monthly: Counts.nullable(), daily: Counts }),
    limits: z.object({ lifetime: Limits, monthly: Limits, daily: Limits }),
    resets: z.object({ dailyAt: z.iso.datetime(), monthlyAt: z.iso.datetime().nullable() }),
  })
  .meta({ id: "Usage" });
export type Usage = z.infer<typeof Usage>;
