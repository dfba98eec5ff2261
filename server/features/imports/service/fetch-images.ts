import { setTimeout } from "node:timers/promises";
import { AppError } from "#server/errors.ts";
import { IMAGE_MAX_BYTES, parseImageIdOrNull, toImagePath } from "#server/features/uploads/policy.ts";
import { requirePictureQuota } from "#server/features/uploads/service/image-quota.ts";
import { type storePreparedImage as Store, storePreparedImage } from "#server/features/uploads/service.ts";
import type { ImportSlots } from "#server/guards/import-slots.ts";
import type { Member } from "#server/guards/member.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { SafeFetch, SafeFetchResponse } from "#server/lib/net/safe-fetch.ts";

/** A picture of a page may be larger than an upload, because the server scales it down. */
const MAX_PICTURE_BYTES = 2 * IMAGE_MAX_BYTES;
const PICTURE_TIMEOUT_MS = 10_000;
/** Limits per recipe: concurrent fetches and number of pictures. */
const MAX_CONCURRENT = 3;
const MAX_PICTURES = 60;
/** Number of other pictures that are tried when the cover failed. */
const MAX_COVER_CANDIDATES = 3;
/** More than for pages, because image hosts redirect more often. */
const MAX_REDIRECTS = 6;
/** Smaller pictures are logos, icons or tracking pixels. */
const MIN_SIDE_PIXELS = 64;
/** Longest wait before the only retry when the site answers with a Retry-After header. */
const MAX_RETRY_AFTER_MS = 5_000;
const BUSY_STATUSES: ReadonlySet<number> = new Set([429, 503]);
/** Timeout for all pictures of a recipe together. */
const TOTAL_TIMEOUT_MS = 25_000;

type Deps = Parameters<typeof Store>[0] & {
  fetchPage: SafeFetch;
  importSlots: ImportSlots;
  log: Logger;
};

/**
 * Fetches pictures of a page with the safe client and stores them for the member. Returns the stored path by
 * address; a path of an upload maps to itself. A picture that fails is missing in the result. Throws
 * RATE_LIMITED when the member already has too many imports running.
 */
export async function fetchAndStoreImages(
  deps: Deps,
  member: Member,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const all = [...new Set(addresses)];
  const stored = new Map(
    all.filter((address) => parseImageIdOrNull(address) !== null).map((path) => [path, path]),
  );
  const waiting = all.filter((address) => !stored.has(address)).slice(0, MAX_PICTURES);
  if (waiting.length === 0 || !(await hasPictureQuotaLeft(deps, member))) return stored;
  await deps.importSlots.run(member, "saving", async () => {
    const signal = AbortSignal.timeout(TOTAL_TIMEOUT_MS);
    const work = async () => {
      for (let address = waiting.shift(); address && !signal.aborted; address = waiting.shift()) {
        const path = await fetchAndStoreImageOrNull(deps, member, address, signal);
        if (path !== null) stored.set(address, path);
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  });
  return stored;
}

/**
 * Fetches pictures in order until one succeeds, for a cover whose own address failed. Returns its stored
 * path, or null. Throws RATE_LIMITED.
 */
export async function fetchFirstImage(
  deps: Deps,
  member: Member,
  addresses: readonly string[],
): Promise<string | null> {
  for (const address of [...new Set(addresses)].slice(0, MAX_COVER_CANDIDATES)) {
    const path = (await fetchAndStoreImages(deps, member, [address])).get(address);
    if (path !== undefined) return path;
  }
  return null;
}

/** When the quota is exhausted, no picture is fetched, and the recipe is saved without pictures. */
async function hasPictureQuotaLeft(deps: Deps, member: Member): Promise<boolean> {
  try {
    await requirePictureQuota(deps, member);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The path of the stored picture; null when fetching or decoding failed. */
async function fetchAndStoreImageOrNull(deps: Deps, member: Member, address: string, signal: AbortSignal) {
  try {
    let answer = await requestImageResponse(deps, address, signal);
    if (BUSY_STATUSES.has(answer.status)) {
      await setTimeout(parseRetryAfterMs(answer.headers["retry-after"]), undefined, { signal });
      answer = await requestImageResponse(deps, address, signal);
    }
    if (answer.status !== 200) throw new Error(`The picture's site answered ${answer.status}`);
    const prepared = await deps.images.prepareImage(answer.bytes);
    if (Math.min(prepared.width, prepared.height) < MIN_SIDE_PIXELS)
      throw new Error("The picture is too small");
    return toImagePath(await storePreparedImage(deps, member, prepared));
  } catch (error) {
    deps.log.info({ reason: error instanceof Error ? error.message : "unknown" }, "a picture was not kept");
    return null;
  }
}

function requestImageResponse(deps: Deps, address: string, signal: AbortSignal): Promise<SafeFetchResponse> {
  return deps.fetchPage(address, {
    maxBytes: MAX_PICTURE_BYTES,
    timeoutMs: PICTURE_TIMEOUT_MS,
    maxRedirects: MAX_REDIRECTS,
    // Any type is accepted because many image hosts send pictures as application/octet-stream.
    accept: ["image/webp", "image/jpeg", "image/png", "image/*"],
    acceptsAnyType: true,
    signal,
  });
}

/** Retry-After in seconds; a date or a missing header counts as one second. */
function parseRetryAfterMs(header: string | string[] | undefined): number {
  const seconds = /^\d{1,6}$/.test(String(header)) ? Number(header) : 1;
  return Math.min(seconds * 1000, MAX_RETRY_AFTER_MS);
}
