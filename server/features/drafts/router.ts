import { z } from "zod";
import { answer, memberProcedure, router } from "#server/trpc.ts";
import { Draft, DraftEntry, DraftPlace, SaveDraftInput, SavedDraft } from "./schema.ts";
import { deleteDraft, listDrafts, readDraft, saveDraft } from "./service.ts";

/** A form saves at most every 10 seconds; the rate is higher because a household may share one IP address. */
const saveLimits = { rate: { bucket: "drafts", calls: 120, seconds: 60 }, bodyLimit: 1024 * 1024 };

/**
 * Unsaved input of the recipe form, which the member can continue on another device. REST does not offer it.
 */
export const draftsRouter = router({
  get: memberProcedure
    .input(DraftPlace)
    .output(answer(Draft.nullable()))
    .query(({ ctx, input }) => readDraft(ctx.deps, ctx.member, input)),

  list: memberProcedure
    .meta({ list: { sortsInMemory: true } })
    .output(answer(z.array(DraftEntry)))
    .query(({ ctx }) => listDrafts(ctx.deps, ctx.member)),

  save: memberProcedure
    .meta(saveLimits)
    .input(SaveDraftInput)
    .output(answer(SavedDraft))
    .mutation(({ ctx, input }) => saveDraft(ctx.deps, ctx.member, input)),

  delete: memberProcedure
    .input(DraftPlace)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => deleteDraft(ctx.deps, ctx.member, input)),
});
