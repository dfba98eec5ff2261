import { z } from "zod";

/** An uploaded picture, which the REST route takes from a multipart form. */
export const UploadInput = z.object({
  fileName: z.string().max(300),
  bytes: z.instanceof(Uint8Array<ArrayBufferLike>, { error: "required" }),
});
export type UploadInput = z.infer<typeof UploadInput>;

/** The path of the stored picture is /images/{id}.webp, whatever the format of the upload. */
export const UploadAnswer = z
  .object({
    id: z.string(),
    path: z.string(),
    url: z.string().describe("The same as `path`."),
    contentType: z.literal("image/webp"),
    size: z.int().describe("Bytes of the stored picture."),
  })
  .meta({ id: "Upload" });
export type UploadAnswer = z.infer<typeof UploadAnswer>;

export const ImageInput = z.object({ id: z.string() });
export type ImageInput = z.infer<typeof ImageInput>;
