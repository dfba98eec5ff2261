import { type Cursor, isMark, type Token } from "#server/engines/amounts/amounts.ts";

/** Tokens of a line, from one to before another. */
export type Stretch = { from: number; to: number };

const OPENING = "([";
const CLOSING = ")]";
const BETWEEN = ",;:/–—-";

/** The texts of name and notes as the line has them; marks that only part them are left out. */
export function joinStretches(
  cursor: Cursor,
  names: readonly Stretch[],
  notes: readonly Stretch[],
): { name: string | null; notes: string | null } {
  const { line, tokens } = cursor;
  const texts = (stretches: readonly Stretch[]) =>
    stretches.map((stretch) => textOf(line, tokens, stretch)).filter((text) => text !== "");
  const name = texts(names.map((stretch) => withGlued(tokens, stretch))).join(" ");
  const said = texts(notes.flatMap((stretch) => splitAtBracket(tokens, stretch))).join(", ");
  return { name: name || null, notes: said || null };
}

/** "Options™", "2 %": a mark that touches the last word of the name, and the end of a bracket opened in it, is its own. */
function withGlued(tokens: readonly Token[], { from, to }: Stretch): Stretch {
  const next = tokens[to];
  if (next?.kind !== "mark") return { from, to };
  if (isMark(next, CLOSING) && depthOf(tokens, { from, to }) > 0) return { from, to: to + 1 };
  const touches = tokens[to - 1]?.end === next.start;
  return { from, to: touches && !isMark(next, BETWEEN + OPENING + CLOSING) ? to + 1 : to };
}

function depthOf(tokens: readonly Token[], { from, to }: Stretch): number {
  let depth = 0;
  for (let index = from; index < to; index += 1) {
    if (isMark(tokens[index], OPENING)) depth += 1;
    if (isMark(tokens[index], CLOSING)) depth -= 1;
  }
  return depth;
}

/** "(optional), chopped": the bracket that leads a stretch is a remark of its own. */
function splitAtBracket(tokens: readonly Token[], { from, to }: Stretch): Stretch[] {
  if (!isMark(tokens[from], OPENING)) return [{ from, to }];
  let depth = 1;
  for (let index = from + 1; index < to; index += 1) {
    depth += depthOf(tokens, { from: index, to: index + 1 });
    if (depth > 0) continue;
    return [
      { from: from + 1, to: index },
      { from: index + 1, to },
    ];
  }
  return [{ from: from + 1, to }];
}

function textOf(line: string, tokens: readonly Token[], stretch: Stretch): string {
  let { from, to } = stretch;
  while (from < to && isMark(tokens[from], BETWEEN + CLOSING)) from += 1;
  while (to > from && isMark(tokens[to - 1], BETWEEN + OPENING)) to -= 1;
  if (isMark(tokens[to - 1], CLOSING) && depthOf(tokens, { from, to }) < 0) to -= 1;
  if (from >= to) return "";
  return line.slice(tokens[from]?.start, tokens[to - 1]?.end);
}
