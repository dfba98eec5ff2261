import type { Db } from "#db/client.ts";
import { AppError } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import type { FetchPictureInput } from "../schema.ts";
import { continueReview } from "./continue-review.ts";
import { fetchImages } from "./fetch-images.ts";

/**
 * Fetches one picture that the page of an own pending record names, so that the review can show it; saved with that
 * path it is not fetched again, else it goes after a day. Throws IMPORT_RECORD_NOT_FOUND, for an address that the
 * page does not name too: this is no way to fetch anything else. `path` is null where the picture could not be had.
 */
export async function fetchPicture(
  deps: Parameters<typeof fetchImages>[0] & { db: Db },
  member: Member,
  { importId, address }: FetchPictureInput,
): Promise<{ path: string | null }> {
  const { data } = await continueReview(deps, member, importId);
  const named = [data.data, ...data.others].some(
    (draft) => draft.coverImage === address || draft.images.includes(address),
  );
  if (!named) throw new AppError("IMPORT_RECORD_NOT_FOUND");
  const stored = await fetchImages(deps, member, [address]);
  return { path: stored.get(address) ?? null };
}
