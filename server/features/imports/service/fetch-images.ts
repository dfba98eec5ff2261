import { IMAGE_MAX_BYTES, imageIdOf, imagePath } from "#server/features/uploads/policy.ts";
import { type storeImage as Store, storeImage } from "#server/features/uploads/service.ts";
import type { Member } from "#server/guards/member.ts";
import type { ImageStore } from "#server/lib/images.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { SafeFetch } from "#server/lib/safe-fetch.ts";

/** A page's picture may be larger than an upload: it is shrunk all the same. */
const PICTURE_BYTES = 2 * IMAGE_MAX_BYTES;
const PICTURE_TIME = 10_000;
/** Pictures of one recipe beside each other. */
const AT_ONCE = 3;

type Deps = Parameters<typeof Store>[0] & { images: ImageStore; fetchPage: SafeFetch; log: Logger };

/**
 * Fetches pictures of a page through the guarded client and stores them as the member's own. Answers the path of each
 * address that worked; one that is an own path already is taken as it is. A picture that fails loses no recipe.
 */
export async function fetchImages(
  deps: Deps,
  member: Member,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  const waiting = [...new Set(addresses)];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if (imageIdOf(address) !== null) {
        stored.set(address, address);
        continue;
      }
      try {
        const answer = await deps.fetchPage(address, {
          maxBytes: PICTURE_BYTES,
          timeoutMs: PICTURE_TIME,
          accept: ["image/*"],
        });
        if (answer.status !== 200) continue;
        const prepared = await deps.images.prepareImage(answer.bytes);
        stored.set(address, imagePath(await storeImage(deps, member, prepared)));
      } catch (error) {
        deps.log.info(
          { reason: error instanceof Error ? error.message : "unknown" },
          "a picture was not kept",
        );
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stored;
}
