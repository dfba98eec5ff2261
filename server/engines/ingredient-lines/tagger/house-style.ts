import type { Token } from "#server/engines/amounts/amounts.ts";
import { exp, hashText, mix } from "./hashing.ts";

export const STYLE_BITS = 16;
const MASK = (1 << STYLE_BITS) - 1;
/** How many features at most a token, and a line, gives. */
const PER_TOKEN = 8;
const PER_LINE = 4;

const GLYPH = /[¼-¾⅐-⅞]/;

/** How a number is written, and a word as it stands: half of what tells houses apart is form. */
function formOf(token: Token): number {
  if (token.kind !== "number") return hashText(token.text);
  if (token.text.includes("/")) return 1;
  if (GLYPH.test(token.text)) return token.text.includes(" ") ? 2 : 3;
  return token.as === "decimal" ? 4 : 5;
}

const START = 11;

/** Rows of the style weights that a line speaks to. `from` receives them; answers how many. */
export function styleFeatures(tokens: readonly Token[], into: Int32Array): number {
  let count = 0;
  const add = (template: number, a: number, b = 0) => {
    into[count++] = mix(mix(mix(template * 7919, a), b), 5) & MASK;
  };
  let last = START;
  let beforeLast = START;
  let end = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const form = formOf(token);
    const isNumber = token.kind === "number";
    add(1, form);
    add(2, last, form * 2 + (index > 0 && token.start === end ? 1 : 0));
    add(3, beforeLast, mix(last, form));
    if (index < 3) add(4, isNumber ? hashText(token.text) : form, index);
    if (isNumber) add(5, hashText(token.text));
    else if (token.kind === "word") add(6, hashText(token.text.toLowerCase()));
    beforeLast = last;
    last = form;
    end = token.end;
  }
  add(7, Math.min(tokens.length, 12));
  add(8, last);
  add(9, /^[A-Z]/.test(tokens[0]?.text ?? "") ? 1 : 0);
  return count;
}

export const mostStyleFeatures = (tokens: number) => tokens * PER_TOKEN + PER_LINE;

/** Turns scores into probabilities in place. */
export function softmax(scores: Float64Array): void {
  let [highest, sum] = [Number.NEGATIVE_INFINITY, 0];
  for (const score of scores) if (score > highest) highest = score;
  for (let style = 0; style < scores.length; style += 1) {
    const power = exp((scores[style] ?? 0) - highest);
    scores[style] = power;
    sum += power;
  }
  for (let style = 0; style < scores.length; style += 1) scores[style] = (scores[style] ?? 0) / sum;
}
