/** The bytes of a response while they arrive. */
export type BoundedBuffer = {
  /** Throws RangeError beyond the limit. */
  add(chunk: Uint8Array): void;
  /** A copy of all bytes. */
  copy(): Buffer;
  /** Frees the memory; nothing can be added afterwards. */
  release(): void;
};

/** Growth of the buffer. */
const GROWTH_BYTES = 256 * 1024;

/**
 * Buffers up to `limit` bytes. Memory returns to the system on `release`, not at the next garbage collection: a list
 * of chunks would outlive the response by minutes, and several refused ones take tens of megabytes.
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
