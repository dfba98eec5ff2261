import { readFieldErrors } from "../../../lib/error-answer.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useIdempotencyKey } from "../../drafts/use-idempotency-key.ts";
import { recipeChanged } from "../../recipe-cache/recipe-changed.ts";
import { sendPicture } from "../../uploads/send-picture.ts";
import type { ScanPhoto } from "../scan-photo.ts";
import type { saveInput } from "./review-values.ts";

type Input = ReturnType<typeof saveInput>["input"];

/**
 * Saves what was reviewed as an own, private recipe; lists and figures ask again. The server keeps the photos of a scan
 * for a day: where a review took longer they are sent once more. The same review saved again, because the answer to it
 * was lost, makes no second recipe, also after a reload that what was typed outlives.
 */
export function useSaveScan(draftKey: string) {
  const { mutateAsync } = trpc.scans.save.useMutation({
    onSuccess: () => recipeChanged({ kind: "unseen" }),
  });
  const { keyFor } = useIdempotencyKey(draftKey);
  return async (review: Input, photos: readonly ScanPhoto[]): Promise<{ recipeId: string }> => {
    const input = { ...review, recipe: { ...review.recipe, idempotencyKey: keyFor(review) } };
    try {
      return await mutateAsync(input);
    } catch (error) {
      if (!readFieldErrors(error).some(({ loc }) => loc.includes("photoIds"))) throw error;
      const photoIds = await Promise.all(photos.map(sendAgain));
      return mutateAsync({ ...input, photoIds: photoIds.filter((id) => id !== null) });
    }
  };
}

/** The id of a photo that is stored anew; null where it cannot be, since the recipe is worth more than its photo. */
async function sendAgain({ picture }: ScanPhoto): Promise<string | null> {
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  try {
    const path = await sendPicture(picture, "page.jpg", options);
    return /^\/images\/([\w-]+)\.webp$/.exec(path)?.[1] ?? null;
  } catch {
    return null;
  }
}
