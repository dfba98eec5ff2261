import { add, type Rational, rational } from "./test-rational.ts";

/** A number of a shown amount with its unit word. */
type ShownPart = { value: Rational; unit: string; form: "whole" | "fraction" | "decimal" };
export type ShownEnd = { parts: ShownPart[]; isLess: boolean; isPinch: boolean };
export type ShownText = { isAbout: boolean; ends: ShownEnd[] };

const GLYPHS: Record<string, [number, number]> = {
  "½": [1, 2],
  "⅓": [1, 3],
  "⅔": [2, 3],
  "¼": [1, 4],
  "¾": [3, 4],
  "⅛": [1, 8],
  "⅜": [3, 8],
  "⅝": [5, 8],
  "⅞": [7, 8],
  "⅕": [1, 5],
  "⅖": [2, 5],
  "⅗": [3, 5],
  "⅘": [4, 5],
  "⅙": [1, 6],
  "⅚": [5, 6],
};
const NUMBER = /^(\d+) (\d+)\/(\d+)|^(\d+)\/(\d+)|^(\d+)[.,](\d+)|^(\d*)([½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚])|^(\d+)/u;

/** The number at the start of a text and its length; null if there is none. */
function readNumberText(text: string): { value: Rational; length: number } | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [match0, mixed, top, bottom, n, d, units, decimals, base, glyph, plain] = match;
  const found = (value: Rational) => ({ value, length: match0.length });
  if (mixed && top && bottom)
    return found(add(rational(BigInt(mixed)), rational(BigInt(top), BigInt(bottom))));
  if (n && d) return found(rational(BigInt(n), BigInt(d)));
  if (units && decimals) return found(rational(BigInt(units + decimals), 10n ** BigInt(decimals.length)));
  if (glyph) return found(add(rational(BigInt(base || "0")), rational(...(GLYPHS[glyph] ?? [0, 1]))));
  return found(rational(BigInt(plain ?? "0")));
}

/**
 * Parses a shown amount such as "about 1 cup plus 3 tbsp", "4–6 cloves", "less than ¼ egg", "a pinch (1/16
 * tsp)". Throws on any other form.
 */
export function parseShownAmount(shown: string): ShownText {
  const isAbout = shown.startsWith("about ");
  const text = isAbout ? shown.slice("about ".length) : shown;
  const spaced = text.split(" – ");
  // In "less than ¼ – about ½ cup", only the upper end is approximate.
  const [low = "", high = ""] = spaced.map((end) => end.replace(/^about /, ""));
  if (spaced.length === 2)
    return { isAbout: isAbout || spaced[1] !== high, ends: [parseShownEnd(low), parseShownEnd(high)] };
  const dash = /^(less than )?([^–]+)–(.+)$/u.exec(text);
  if (!dash) return { isAbout, ends: [parseShownEnd(text)] };
  const [, less, from = "", to = ""] = dash;
  const upper = parseShownEnd(to);
  const unit = upper.parts[0]?.unit ?? "";
  return {
    isAbout,
    ends: [{ ...parseShownEnd(`${from} ${unit}`.trim()), isLess: less !== undefined }, upper],
  };
}

function parseShownEnd(text: string): ShownEnd {
  const isLess = text.startsWith("less than ");
  const pinch = /^a pinch \((1\/16 .+)\)$/u.exec(text);
  const plain = pinch?.[1] ?? (isLess ? text.slice("less than ".length) : text);
  return { parts: plain.split(" plus ").map(parseShownPart), isLess, isPinch: pinch !== null };
}

function parseShownPart(text: string): ShownPart {
  const number = readNumberText(text);
  if (!number) throw new Error(`no number in "${text}"`);
  const rest = text.slice(number.length);
  if (rest !== "" && !/^ \p{L}/u.test(rest)) throw new Error(`"${rest}" behind the number of "${text}"`);
  const written = text.slice(0, number.length);
  const form = /[.,]/.test(written) ? "decimal" : /^\d+$/.test(written) ? "whole" : "fraction";
  return { value: number.value, unit: rest.trim(), form };
}

/** Parses the exact numbers of a note such as "Exactly 2¼–3⅜ cups." */
export function parseExactNotes(notes: string): Rational[] {
  return [...notes.matchAll(/Exactly ([^:]+?)(?:[:]|\.(?:\s|$))/gu)].flatMap(([, exact = ""]) =>
    exact.split("–").map((end) => {
      const number = readNumberText(end);
      if (!number) throw new Error(`no exact value in "${notes}"`);
      return number.value;
    }),
  );
}
