/**
 * A table of small integers in rows of eight, packed four to a 32-bit word, so that adding rows takes half as
 * many operations.
 */
export type PackedRows = Int32Array;

/** Integers in a row. */
const PER_ROW = 8;
/** XOR with this mask adds BIAS to each of four bytes, which maps -128..127 to 0..255. */
const HIGHEST_BITS = 0x80808080 | 0;
const BIAS = 128;
const BYTES_APART = 0x00ff00ff;

/** Whether the machine is little-endian, which is the byte order of the rows. */
const LOWEST_FIRST = new Uint8Array(Int32Array.of(1).buffer)[0] === 1;

/** Views a table of bytes as packed rows; copies it only if its alignment or the byte order requires that. */
export function viewTableAsPackedRows(table: Int8Array): PackedRows {
  const { buffer, byteOffset, length } = table;
  if (LOWEST_FIRST && byteOffset % 4 === 0) return new Int32Array(buffer, byteOffset, length / 4);
  const copy = table.slice();
  if (!LOWEST_FIRST) Buffer.from(copy.buffer).swap32();
  return new Int32Array(copy.buffer);
}

/**
 * Adds the table rows numbered by `rows` from `first` to `end` (at most 256) to the eight sums from `to` on.
 */
export function addRowsToSums(
  table: PackedRows,
  rows: Int32Array,
  first: number,
  end: number,
  sums: Int32Array,
  to: number,
): void {
  // In this hot loop every index is inside its table, so `!` replaces checks.
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
