import { z } from "zod";
import { answer, memberProcedure, router } from "#server/trpc.ts";
import { ImageInput, UploadAnswer, UploadInput } from "./schema.ts";
import { deleteImage, uploadImage } from "./service.ts";

export const uploadsRouter = router({
  /** POST /api/upload/image. Only REST offers it, because tRPC sends JSON and no bytes. */
  create: memberProcedure
    .meta({ rate: { bucket: "upload", calls: 120, seconds: 60 }, bodyLimit: 6 * 1024 * 1024 })
    .input(UploadInput)
    .output(answer(UploadAnswer))
    .mutation(({ ctx, input }) => uploadImage(ctx.deps, ctx.member, input)),

  /** DELETE /api/upload/image/{id}. Recipes with the picture show their default drawing instead. */
  delete: memberProcedure
    .input(ImageInput)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => deleteImage(ctx.deps, ctx.member, input.id)),
});
