import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";

/** A line is read up to here; what stands after it is dropped. */
export const MAX_LINE_LENGTH = RECIPE_LIMITS.line;

/** Cuts to a length without splitting a character in two. */
export function cutText(text: string, length: number): string {
  const end = Math.min(text.length, length);
  const last = text.charCodeAt(end - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? end - 1 : end);
}

/** Word writes its bullets as signs of a symbol font: U+F0B7, U+F0A7. */
const BULLETS = " \uF0B7\uF0A7•▢☐□◦‣▪*·–—-";

/** A line as it is read: cut, in one normal form, every gap a space, no bullet before it. */
export function cleanLine(line: string): string {
  // One less: a name of 200 and notes of 500 may have to part before a pair of surrogates.
  const text = cutText(line, MAX_LINE_LENGTH - 1).trim();
  // Plain ASCII is in its normal form.
  const normal = /^[ -~]*$/.test(text) ? text : text.normalize("NFC").replace(/\s/g, " ");
  let start = 0;
  while (start < normal.length && BULLETS.includes(normal.charAt(start))) start += 1;
  return normal.slice(start);
}
