/** Numbers in a row of a packed table: the bytes that two words hold. */
const PER_ROW = 8;
const WORDS = 2;
/** What each byte stands above its number, so that none is below zero. */
const BIAS = 128;
const BYTES_APART = 0x00ff00ff;
/** So many rows of bytes fit into the halves of a word. */
const BLOCK = 128;

/** A table of small integers in rows, four bytes a word: the words of many rows add up in half as many steps as their numbers. */
export type PackedRows = Int32Array;

/** Whether the machine keeps the lowest byte of a word first, as the rows do. */
const LOWEST_FIRST = new Uint8Array(Int32Array.of(1).buffer)[0] === 1;

/** Packs a table with `width` numbers a row, at most eight. */
export function packRows(table: Int8Array, width: number): PackedRows {
  // Full rows are packed as they lie: the bias flips the highest bit of each byte.
  if (width === PER_ROW && LOWEST_FIRST)
    return new Int32Array(table.slice().buffer).map((word) => word ^ 0x80808080);
  const rows = table.length / width;
  const packed = new Int32Array(rows * WORDS);
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < width; at += 1) {
      const word = row * WORDS + (at >> 2);
      packed[word] = (packed[word] ?? 0) | (((table[row * width + at] ?? 0) + BIAS) << ((at & 3) * 8));
    }
  return packed;
}

/**
 * Adds the first `count` of `rows` up, each number on its own, to eight numbers of `sums` from `to` on. Where a row is
 * narrower than eight, what stands behind its numbers means nothing.
 */
export function addRows(
  table: PackedRows,
  rows: Int32Array,
  count: number,
  sums: Int32Array,
  to: number,
): void {
  // Hot: every index below is within its table, which is what the `!` say.
  for (let from = 0; from < count; from += BLOCK) {
    const end = Math.min(count, from + BLOCK);
    let [even, odd, evenBehind, oddBehind] = [0, 0, 0, 0];
    for (let row = from; row < end; row += 1) {
      const at = rows[row]! * WORDS;
      const word = table[at]!;
      const behind = table[at + 1]!;
      even = (even + (word & BYTES_APART)) | 0;
      odd = (odd + ((word >>> 8) & BYTES_APART)) | 0;
      evenBehind = (evenBehind + (behind & BYTES_APART)) | 0;
      oddBehind = (oddBehind + ((behind >>> 8) & BYTES_APART)) | 0;
    }
    const bias = (end - from) * BIAS;
    sums[to]! += (even & 0xffff) - bias;
    sums[to + 1]! += (odd & 0xffff) - bias;
    sums[to + 2]! += (even >>> 16) - bias;
    sums[to + 3]! += (odd >>> 16) - bias;
    sums[to + 4]! += (evenBehind & 0xffff) - bias;
    sums[to + 5]! += (oddBehind & 0xffff) - bias;
    sums[to + 6]! += (evenBehind >>> 16) - bias;
    sums[to + PER_ROW - 1]! += (oddBehind >>> 16) - bias;
  }
}
