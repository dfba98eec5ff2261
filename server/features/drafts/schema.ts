import { z } from "zod";
import { DRAFT_LIMITS } from "./policy.ts";

/**
 * Which form: that of an own recipe, or null for the one of a new recipe. `memberId` is whom the form belongs to: a
 * browser in which somebody else signed in meanwhile must not file it under them. Left out, it is whoever calls.
 */
export const DraftPlace = z.object({ recipeId: z.string().nullable(), memberId: z.string().optional() });
export type DraftPlace = z.infer<typeof DraftPlace>;

const value = z
  .string()
  .max(DRAFT_LIMITS.bytes, "draftTooLarge")
  .refine((text) => new TextEncoder().encode(text).length <= DRAFT_LIMITS.bytes, { error: "draftTooLarge" });

/**
 * `value` is JSON as the form wrote it, `shape` which layout of the form that was, `basis` the version of the recipe it
 * was written upon. `revision` is the one last read or answered, null where none is known: then a draft that another
 * device saved meanwhile is not overwritten. Left out, it is.
 */
export const SaveDraftInput = DraftPlace.extend({
  value,
  shape: z.int("wholeNumber").min(1, "outOfRange").max(10_000, "outOfRange"),
  basis: z.int("wholeNumber").min(1, "outOfRange").nullable(),
  revision: z.string().max(64, "tooLong").nullable().optional(),
});
export type SaveDraftInput = z.infer<typeof SaveDraftInput>;

export const SavedDraft = z.object({ revision: z.string(), savedAt: z.iso.datetime() });
export type SavedDraft = z.infer<typeof SavedDraft>;

export const Draft = SavedDraft.extend({
  recipeId: z.string().nullable(),
  value: z.string(),
  shape: z.int(),
  basis: z.int().nullable(),
});
export type Draft = z.infer<typeof Draft>;

/** One of the member's drafts without what it holds. `title` is the recipe's as it is saved, null for a new one. */
export const DraftEntry = SavedDraft.extend({
  recipeId: z.string().nullable(),
  title: z.string().nullable(),
});
export type DraftEntry = z.infer<typeof DraftEntry>;
