import { z } from "zod";
import { DRAFT_LIMITS } from "./policy.ts";

/**
 * The form: of an own recipe, or null for a new one. `memberId` is the form's member, default the caller: a browser in
 * which another member signed in meanwhile must not store the draft for them.
 */
export const DraftPlace = z.object({ recipeId: z.string().nullable(), memberId: z.string().optional() });
export type DraftPlace = z.infer<typeof DraftPlace>;

const value = z
  .string()
  .max(DRAFT_LIMITS.bytes, "draftTooLarge")
  .refine((text) => new TextEncoder().encode(text).length <= DRAFT_LIMITS.bytes, { error: "draftTooLarge" });

/**
 * `value` is the form's JSON, `shape` its layout version, `basis` the recipe version that it is based on. `revision`
 * is the last known one, null for none: then a newer draft of another device is not overwritten. Without it, it is.
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

/** A draft without its value. `title` is the saved recipe's, null for a new one. */
export const DraftEntry = SavedDraft.extend({
  recipeId: z.string().nullable(),
  title: z.string().nullable(),
});
export type DraftEntry = z.infer<typeof DraftEntry>;
