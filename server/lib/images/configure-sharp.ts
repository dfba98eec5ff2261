import sharp from "sharp";

/**
 * Turns off sharp's cache and lets it decode on one thread. Both settings apply to the process, but sharp
 * resets the cache in each thread that loads it, so call this in every such thread.
 */
export function configureSharp(): void {
  sharp.cache(false);
  sharp.concurrency(1);
}
