import type { Cursor, Token } from "#server/engines/amounts/amounts.ts";

/** Tokens of a line, from one to before another. */
export type Stretch = { from: number; to: number };

const OPENING = /^[([]$/;
const CLOSING = /^[)\]]$/;
const BETWEEN = /^[,;:/–—-]$/;

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
  const depth = depthOf(tokens, { from, to });
  if (CLOSING.test(next.text) && depth > 0) return { from, to: to + 1 };
  const touches = tokens[to - 1]?.end === next.start;
  const mark = !BETWEEN.test(next.text) && !OPENING.test(next.text) && !CLOSING.test(next.text);
  return { from, to: touches && mark ? to + 1 : to };
}

function depthOf(tokens: readonly Token[], { from, to }: Stretch): number {
  let depth = 0;
  for (let index = from; index < to; index += 1) {
    if (OPENING.test(tokens[index]?.text ?? "")) depth += 1;
    if (CLOSING.test(tokens[index]?.text ?? "")) depth -= 1;
  }
  return depth;
}

/** "(optional), chopped": the bracket that leads a stretch is a remark of its own. */
function splitAtBracket(tokens: readonly Token[], { from, to }: Stretch): Stretch[] {
  if (!OPENING.test(tokens[from]?.text ?? "")) return [{ from, to }];
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
  const isLoose = (index: number, bracket: RegExp) => {
    const token = tokens[index];
    return token?.kind === "mark" && (BETWEEN.test(token.text) || bracket.test(token.text));
  };
  while (from < to && isLoose(from, CLOSING)) from += 1;
  while (to > from && isLoose(to - 1, OPENING)) to -= 1;
  if (depthOf(tokens, { from, to }) < 0 && CLOSING.test(tokens[to - 1]?.text ?? "")) to -= 1;
  if (from >= to) return "";
  return line.slice(tokens[from]?.start, tokens[to - 1]?.end);
}
