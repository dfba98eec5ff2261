import sharp from "sharp";

/**
 * Turns off the cache of decoded pictures and decodes on one thread. Both settings apply to the process, and sharp
 * resets the cache in each thread that loads it: call this in every such thread.
 */
export function configureSharp(): void {
  sharp.cache(false);
  sharp.concurrency(1);
}
