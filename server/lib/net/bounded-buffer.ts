/** Bytes of one answer, as they come. */
export type HeldBytes = {
  /** Throws RangeError beyond what was said to be the most. */
  add(chunk: Uint8Array): void;
  /** All of them, in memory of their own. */
  copy(): Buffer;
  /** Gives the room back; nothing can be added after it. */
  free(): void;
};

/** The room grows by this much. */
const STEP = 256 * 1024;

/**
 * Holds up to `most` bytes. Their room goes back to the system when it is freed, not when the collector next comes
 * by: pieces kept in a list would outlive the answer by minutes, and several refused ones weigh tens of megabytes.
 */
export function holdBytes(most: number): HeldBytes {
  const room = new ArrayBuffer(0, { maxByteLength: most });
  const bytes = new Uint8Array(room);
  let length = 0;
  let isFree = false;
  return {
    add(chunk) {
      const end = length + chunk.length;
      if (end > most || isFree) throw new RangeError(`No room for ${end} bytes`);
      if (end > room.byteLength) room.resize(Math.min(most, Math.ceil(end / STEP) * STEP));
      bytes.set(chunk, length);
      length = end;
    },
    copy: () => Buffer.from(bytes.subarray(0, length)),
    free() {
      isFree = true;
      room.resize(0);
    },
  };
}
