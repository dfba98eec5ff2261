import { AppError } from "#server/errors.ts";
import { IMAGE_MAX_BYTES, imageIdOf, imagePath } from "#server/features/uploads/policy.ts";
import { requirePictureQuota } from "#server/features/uploads/service/image-quota.ts";
import { type storeImage as Store, storeImage } from "#server/features/uploads/service.ts";
import type { ImportSlots } from "#server/guards/import-slots.ts";
import type { Member } from "#server/guards/member.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { SafeFetch } from "#server/lib/net/safe-fetch.ts";

/** A page's picture may be larger than an upload: it is shrunk all the same. */
const PICTURE_BYTES = 2 * IMAGE_MAX_BYTES;
const PICTURE_TIME = 10_000;
/** Pictures of one recipe beside each other, and how many of them at most. */
const AT_ONCE = 3;
const MOST_PICTURES = 60;
/** Whoever saves waits for all of them together no longer than this. */
const ALL_TIME = 25_000;

type Deps = Parameters<typeof Store>[0] & {
  fetchPage: SafeFetch;
  importSlots: ImportSlots;
  log: Logger;
};

/**
 * Fetches pictures of a page through the guarded client and stores them as the member's own. Answers the path of each
 * address that worked; one that is an own path already is taken as it is. A picture that fails loses no recipe. Throws
 * like ImportSlots where too much is under way.
 */
export async function fetchImages(
  deps: Deps,
  member: Member,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const all = [...new Set(addresses)];
  const stored = new Map(all.filter((one) => imageIdOf(one) !== null).map((path) => [path, path]));
  const waiting = all.filter((one) => !stored.has(one)).slice(0, MOST_PICTURES);
  if (waiting.length === 0 || !(await mayStore(deps, member))) return stored;
  await deps.importSlots.run(member, "saving", async () => {
    const signal = AbortSignal.timeout(ALL_TIME);
    const work = async () => {
      for (let address = waiting.shift(); address && !signal.aborted; address = waiting.shift()) {
        const path = await fetchImage(deps, member, address, signal);
        if (path !== null) stored.set(address, path);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  });
  return stored;
}

/** Where there is no room for pictures none is fetched: the recipe is saved without them. */
async function mayStore(deps: Deps, member: Member): Promise<boolean> {
  try {
    await requirePictureQuota(deps, member);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The path that the picture has here; null for one that could not be had, or is none. */
async function fetchImage(deps: Deps, member: Member, address: string, signal: AbortSignal) {
  try {
    const answer = await deps.fetchPage(address, {
      maxBytes: PICTURE_BYTES,
      timeoutMs: PICTURE_TIME,
      // A type that is named wins over others that a site could choose, which are not read here.
      accept: ["image/webp", "image/jpeg", "image/png", "image/*"],
      signal,
    });
    if (answer.status !== 200) throw new Error(`The picture's site answered ${answer.status}`);
    const prepared = await deps.images.prepareImage(answer.bytes);
    return imagePath(await storeImage(deps, member, prepared));
  } catch (error) {
    deps.log.info({ reason: error instanceof Error ? error.message : "unknown" }, "a picture was not kept");
    return null;
  }
}
