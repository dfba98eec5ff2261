import { z } from "zod";
import { DRAFT_LIMITS } from "./policy.ts";

/**
 * Identifies the form: `recipeId` is the edited recipe, null for a new one. `memberId` is the member who
 * opened the form, by default the caller. It prevents that a draft is stored for another member who signed in
 * to the browser since.
 */
export const DraftPlace = z.object({ recipeId: z.string().nullable(), memberId: z.string().optional() });
export type DraftPlace = z.infer<typeof DraftPlace>;

const value = z
  .string()
  .max(DRAFT_LIMITS.bytes, "draftTooLarge")
  .refine((text) => new TextEncoder().encode(text).length <= DRAFT_LIMITS.bytes, { error: "draftTooLarge" });

/**
 * `value` is the form's JSON, `shape` its layout version, and `basis` the version of the recipe that it
 * edits. `revision` is the last revision that the client knows, null for none; a newer draft of another
 * device then causes an error. Without `revision`, the draft is overwritten.
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

/** A draft without its value. `title` is the title of the saved recipe, null for a new one. */
export const DraftEntry = SavedDraft.extend({
  recipeId: z.string().nullable(),
  title: z.string().nullable(),
});
export type DraftEntry = z.infer<typeof DraftEntry>;
