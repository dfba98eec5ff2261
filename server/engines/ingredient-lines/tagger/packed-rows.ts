/**
 * Small integers in rows of eight, four per 32-bit word, so that rows are added with half as many
 * operations.
 */
export type PackedRows = Int32Array;

/** Numbers in a row. */
const PER_ROW = 8;
/** Maps bytes from -128..127 to 0..255 by adding BIAS. */
const HIGHEST_BITS = 0x80808080 | 0;
const BIAS = 128;
const BYTES_APART = 0x00ff00ff;

/** Whether the machine is little-endian, as the rows are. */
const LOWEST_FIRST = new Uint8Array(Int32Array.of(1).buffer)[0] === 1;

/** The rows of a table, without a copy if its bytes can be viewed as words. */
export function viewTableAsPackedRows(table: Int8Array): PackedRows {
  const { buffer, byteOffset, length } = table;
  if (LOWEST_FIRST && byteOffset % 4 === 0) return new Int32Array(buffer, byteOffset, length / 4);
  const copy = table.slice();
  if (!LOWEST_FIRST) Buffer.from(copy.buffer).swap32();
  return new Int32Array(copy.buffer);
}

/** Adds the rows of a range of `rows`, at most 256, to up to eight numbers of `sums` from `to` on. */
export function addRowsToSums(
  table: PackedRows,
  rows: Int32Array,
  first: number,
  end: number,
  sums: Int32Array,
  to: number,
): void {
  // Hot loop: every index is within its table, hence the `!`.
  let even = 0;
  let odd = 0;
  let evenBehind = 0;
  let oddBehind = 0;
  for (let row = first; row < end; row += 1) {
    const offset = rows[row]! << 1;
    const word = table[offset]! ^ HIGHEST_BITS;
    const behind = table[offset + 1]! ^ HIGHEST_BITS;
    even = (even + (word & BYTES_APART)) | 0;
    odd = (odd + ((word >>> 8) & BYTES_APART)) | 0;
    evenBehind = (evenBehind + (behind & BYTES_APART)) | 0;
    oddBehind = (oddBehind + ((behind >>> 8) & BYTES_APART)) | 0;
  }
  const bias = (end - first) * BIAS;
  sums[to]! += (even & 0xffff) - bias;
  sums[to + 1]! += (odd & 0xffff) - bias;
  sums[to + 2]! += (even >>> 16) - bias;
  sums[to + 3]! += (odd >>> 16) - bias;
  sums[to + 4]! += (evenBehind & 0xffff) - bias;
  sums[to + 5]! += (oddBehind & 0xffff) - bias;
  sums[to + 6]! += (evenBehind >>> 16) - bias;
  sums[to + PER_ROW - 1]! += (oddBehind >>> 16) - bias;
}
