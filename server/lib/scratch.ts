/** Memory for what is large and short-lived. */
export type Scratch = {
  /** At least so many bytes, with anything in them. */
  take(bytes: number): Buffer;
  /** What was taken, once nobody reads it any more. */
  giveBack(buffer: Buffer): void;
};

/**
 * Keeps the largest buffer that was given back for the next to take, and lets go of it when it lay unused so long.
 * Memory that is new costs its first touch: with a large body, more than all that is done with it.
 */
export function createScratch(keptForMs: number): Scratch {
  let kept: Buffer | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    take(bytes) {
      const buffer = kept && kept.length >= bytes ? kept : Buffer.allocUnsafeSlow(bytes);
      if (buffer === kept) kept = null;
      return buffer;
    },
    giveBack(buffer) {
      if (kept && kept.length >= buffer.length) return;
      kept = buffer;
      clearTimeout(timer);
      timer = setTimeout(() => {
        kept = null;
      }, keptForMs).unref();
    },
  };
}

const nowhere = new MessageChannel();
nowhere.port2.close();

/**
 * Gives the memory of a buffer back now, where it has it alone; empty it is from then on. A large body comes in hundreds
 * of buffers, and to collect them as garbage takes longer than all that is done with it.
 */
export function letGo({ buffer, byteLength }: Buffer): void {
  // What is sent to a port that is closed on the other side is moved, and dropped.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
    nowhere.port1.postMessage(null, [buffer]);
}
