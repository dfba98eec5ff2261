/** Small integers in rows of eight, four bytes a word: the words of many rows add up in half as many steps as their numbers. */
export type PackedRows = Int32Array;

/** Numbers in a row. */
const PER_ROW = 8;
/** Turns bytes from -128 to 127 into bytes from 0 to 255, each BIAS more than it was. */
const HIGHEST_BITS = 0x80808080 | 0;
const BIAS = 128;
const BYTES_APART = 0x00ff00ff;

/** Whether the machine keeps the lowest byte of a word first, as the rows do. */
const LOWEST_FIRST = new Uint8Array(Int32Array.of(1).buffer)[0] === 1;

/** The rows of a table as they lie, where its bytes may be read as words; else of a copy. */
export function packRows(table: Int8Array): PackedRows {
  const { buffer, byteOffset, length } = table;
  if (LOWEST_FIRST && byteOffset % 4 === 0) return new Int32Array(buffer, byteOffset, length / 4);
  const copy = table.slice();
  if (!LOWEST_FIRST) Buffer.from(copy.buffer).swap32();
  return new Int32Array(copy.buffer);
}

/** Adds the rows from one place in `rows` to before another, at most 256, up to eight numbers of `sums` from `to` on. */
export function addRows(
  table: PackedRows,
  rows: Int32Array,
  first: number,
  end: number,
  sums: Int32Array,
  to: number,
): void {
  // Hot: every index below is within its table, which is what the `!` say.
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
