/** Collects the bytes of a response up to a limit. */
export type BoundedBuffer = {
  /** Throws RangeError when the limit is exceeded. */
  add(chunk: Uint8Array): void;
  /** Copies the collected bytes. */
  copy(): Buffer;
  /** Frees the memory; nothing can be added afterwards. */
  release(): void;
};

/** Step in which the buffer grows. */
const GROWTH_BYTES = 256 * 1024;

/**
 * Creates a buffer for up to `limit` bytes, whose memory `release` frees at once. A list of chunks would be
 * freed minutes later by the garbage collector, and several refused responses take tens of megabytes.
 */
export function createBoundedBuffer(limit: number): BoundedBuffer {
  const buffer = new ArrayBuffer(0, { maxByteLength: limit });
  const bytes = new Uint8Array(buffer);
  let length = 0;
  let isReleased = false;
  return {
    add(chunk) {
      const end = length + chunk.length;
      if (end > limit || isReleased) throw new RangeError(`No room for ${end} bytes`);
      if (end > buffer.byteLength)
        buffer.resize(Math.min(limit, Math.ceil(end / GROWTH_BYTES) * GROWTH_BYTES));
      bytes.set(chunk, length);
      length = end;
    },
    copy: () => Buffer.from(bytes.subarray(0, length)),
    release() {
      isReleased = true;
      buffer.resize(0);
    },
  };
}
