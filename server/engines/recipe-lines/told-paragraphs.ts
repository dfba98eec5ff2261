import type { Row } from "./rows.ts";

const isCooked = ({ signs }: Row): boolean => signs.openings + signs.verbs > 0;

function isToldBlock(block: readonly Row[]): boolean {
  const [first] = block;
  if (first === undefined || !first.holds || block.length < 2 || first.signs.words < 3) return false;
  if (block.some((line) => line.listed || line.heading)) return false;
  if (first.signs.openings > 0) return true;
  return (
    first.signs.measure === null && isCooked(first) && block.filter(isCooked).length >= block.length * 0.4
  );
}

/**
 * Which lines stand in a paragraph that a step opens, behind all that is measured there by a unit: such lines are steps
 * too, whether or not their verbs are known.
 */
export function toldLines(lines: readonly Row[]): boolean[] {
  const told = new Array<boolean>(lines.length).fill(false);
  let from = 0;
  for (let at = 1; at <= lines.length; at += 1) {
    const next = lines[at];
    if (next?.holds === true && !next.apart) continue;
    const measured = lines.slice(from, at).findLastIndex((line) => line.signs.measure === "unit");
    const first = from + measured + 1;
    if (isToldBlock(lines.slice(first, at))) told.fill(true, first, at);
    from = at;
  }
  return told;
}

/** Whether a line of a told paragraph is a step, not a word to the reader. */
export const isToldStep = (line: Row, told: boolean | undefined): boolean =>
  told === true &&
  (line.person === 0 || (line.person === 1 && (line.signs.measure !== null || isCooked(line)))) &&
  !/[?:]$/.test(line.text);
