import { z } from "zod";
import { MAX_RECIPES_PER_CALL } from "../policy.ts";
import { recipeFields } from "./recipe-in.ts";

/** An action on several of the member's recipes. */
export const BulkAction = z.enum(["delete", "make_private", "add_tags"]);
export type BulkAction = z.infer<typeof BulkAction>;

/** POST /api/recipes/change-many. `tags` is for `add_tags` only. */
export const ChangeManyInput = z
  .object({
    recipeIds: z
      .array(z.string())
      .min(1, "required")
      .max(MAX_RECIPES_PER_CALL, "tooMany")
      .describe("Own recipes, at most 100; one that is named twice is changed once."),
    deed: BulkAction,
    tags: recipeFields.tags.describe("Those that `add_tags` adds behind the ones that a recipe has."),
  })
  .superRefine(({ deed: action, tags }, ctx) => {
    if (action === "add_tags" && tags.length === 0)
      ctx.addIssue({ code: "custom", path: ["tags"], message: "required" });
  })
  .meta({ id: "ChangeManyIn" });
export type ChangeManyInput = z.infer<typeof ChangeManyInput>;

/** The reason why a recipe was not changed. */
const StayedReason = z.enum(["not_found", "not_yours", "tags_full"]);
export type StayedReason = z.infer<typeof StayedReason>;

/** Ids of the recipes that are now as requested, and of the other recipes with the reason. */
export const ManyChanged = z
  .object({
    changed: z.array(z.string()),
    stayed: z.array(z.object({ id: z.string(), reason: StayedReason })),
  })
  .meta({ id: "ManyChanged" });
export type ManyChanged = z.infer<typeof ManyChanged>;
