import { z } from "zod";

/** An uploaded picture. Multipart over REST only, so bytes are not JSON. */
export const UploadInput = z.object({
  fileName: z.string().max(300),
  bytes: z.instanceof(Uint8Array<ArrayBufferLike>, { error: "required" }),
});
export type UploadInput = z.infer<typeof UploadInput>;

/** `path` and `url` are /images/{id}.webp; `size` is the stored picture's bytes. */
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
