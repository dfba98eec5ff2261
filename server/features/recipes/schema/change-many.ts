import { z } from "zod";
import { MOST_AT_ONCE } from "../policy.ts";
import { recipeFields } from "./recipe-in.ts";

/** What can be done to several own recipes at once. */
export const Deed = z.enum(["delete", "make_private", "add_tags"]);
export type Deed = z.infer<typeof Deed>;

/** POST /api/recipes/change-many. `tags` are those that `add_tags` adds; other deeds need none. */
export const ChangeManyInput = z
  .object({
    recipeIds: z
      .array(z.string())
      .min(1, "required")
      .max(MOST_AT_ONCE, "tooMany")
      .describe("Own recipes, at most 100; one that is named twice is changed once."),
    deed: Deed,
    tags: recipeFields.tags.describe("Those that `add_tags` adds behind the ones that a recipe has."),
  })
  .superRefine(({ deed, tags }, ctx) => {
    if (deed === "add_tags" && tags.length === 0)
      ctx.addIssue({ code: "custom", path: ["tags"], message: "required" });
  })
  .meta({ id: "ChangeManyIn" });
export type ChangeManyInput = z.infer<typeof ChangeManyInput>;

/** Why one of them stayed as it was: none of that id to be seen, somebody else's, or as many tags as there may be. */
const StayedReason = z.enum(["not_found", "not_yours", "tags_full"]);
export type StayedReason = z.infer<typeof StayedReason>;

/** What became of each: those that are now as was asked for, also where they were before, and those that stayed. */
export const ManyChanged = z
  .object({
    changed: z.array(z.string()),
    stayed: z.array(z.object({ id: z.string(), reason: StayedReason })),
  })
  .meta({ id: "ManyChanged" });
export type ManyChanged = z.infer<typeof ManyChanged>;
