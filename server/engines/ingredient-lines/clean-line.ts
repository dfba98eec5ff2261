import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";

/** The longest text that is read of a line; the rest is dropped. */
export const MAX_LINE_LENGTH = RECIPE_LIMITS.line;

/** Cuts to a length without splitting a surrogate pair. */
export function cutText(text: string, length: number): string {
  const end = Math.min(text.length, length);
  const last = text.charCodeAt(end - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? end - 1 : end);
}

/** Bullets. U+F0B7 and U+F0A7 are those of Word's symbol font. */
const BULLETS = " \uF0B7\uF0A7•▢☐□◦‣▪*·–—-";

/** A line ready to be read: cut, in NFC, with spaces as its only white space and without a bullet. */
export function cleanLine(line: string): string {
  // One less, because a name of 200 and notes of 500 may have to be split before a surrogate pair.
  const text = cutText(line, MAX_LINE_LENGTH - 1).trim();
  // ASCII is already in NFC.
  const normal = /^[ -~]*$/.test(text) ? text : text.normalize("NFC").replace(/\s/g, " ");
  let start = 0;
  while (start < normal.length && BULLETS.includes(normal.charAt(start))) start += 1;
  return normal.slice(start);
}
