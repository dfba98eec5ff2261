import { type Exact, exact, toNumber } from "./exact.ts";
import { fractionText } from "./write-number.ts";

/** A tin size in the text, and the size of the same shape with the scaled area. */
export type Tin = { written: string; fitting: string };

const NUMBER = "(\\d{1,3}(?:[.,]\\d{1,2})?|\\d{0,2}\\s?[½¼¾])";
const UNIT = '(cm|centimet(?:er|re)s?|zentimeter|inch(?:es)?|in\\b\\.?|zoll|["″”])';
const TIMES = "\\s?-?(?:[x×]|by|mal)-?\\s?";
const VESSEL =
  /(?:\btins?\b|\bpans?\b|\bdish(?:es)?\b|\bmou?lds?\b|\bspringform|\bskillet\b|\bcasserole\b|\btrays?\b|\btraybake\b|\bbaking sheet\b|form(?:en)?\b|\bblech\b|\bmoules?\b|\bplat\b|\bmoldes?\b|\bbandeja\b|\btegli[ae]\b|\bstamp[oi]\b|\btortiera\b|vorm(?:en)?\b|\bforma\b|\bformas\b|\btabuleiro\b|\bassadeira\b|\bplåt\b|\bfad\b|\bblaszk[aię]|\btortownic[aęy]|\bkeksówk)/iu;

const RECTANGLE = new RegExp(
  `${NUMBER}\\s?(?:${UNIT})?${TIMES}${NUMBER}(?:${TIMES}${NUMBER})?\\s?-?${UNIT}?`,
  "giu",
);
const ROUND = new RegExp(`${NUMBER}\\s?-?${UNIT}`, "giu");
/** Largest distance between the size and the word for the tin, in characters of one sentence. */
const MAX_DISTANCE = 40;
const MAX_TEXT_LENGTH = 20_000;
const MAX_TINS = 4;

/** Finds distinct sizes of tins and pans. */
export function findTins(texts: readonly string[], factor: Exact): Tin[] {
  const root = Math.sqrt(toNumber(factor));
  const tins = new Map<string, Tin>();
  for (const text of texts.map((value) => value.slice(0, MAX_TEXT_LENGTH))) {
    let rest = text;
    for (const match of text.matchAll(RECTANGLE)) {
      const [matched, a = "", unit, b = "", , last] = match;
      if (!isVessel(text, match.index, matched.length)) continue;
      const said = unitOf(last ?? unit);
      if (said === null) continue;
      rest =
        rest.slice(0, match.index) + "_".repeat(matched.length) + rest.slice(match.index + matched.length);
      add(
        tins,
        `${tidy(a)} x ${tidy(b)} ${said}`,
        `${scaleSide(a, root, said)} x ${scaleSide(b, root, said)} ${said}`,
      );
    }
    for (const match of rest.matchAll(ROUND)) {
      const [matched, size = "", unit] = match;
      const said = unitOf(unit);
      if (said === null || sizeOf(size) < 3 || !isVessel(rest, match.index, matched.length)) continue;
      add(tins, `${tidy(size)} ${said}`, `${scaleSide(size, root, said)} ${said}`);
    }
  }
  return [...tins.values()].slice(0, MAX_TINS);
}

function add(tins: Map<string, Tin>, written: string, fitting: string): void {
  if (!tins.has(written)) tins.set(written, { written, fitting });
}

/** Whether a word for a tin is nearby in the same sentence. */
function isVessel(text: string, start: number, length: number): boolean {
  const after =
    text.slice(start + length, start + length + MAX_DISTANCE).split(/[.;:!?](?:\s|$)|\d/, 1)[0] ?? "";
  const before =
    text
      .slice(Math.max(0, start - MAX_DISTANCE / 2), start)
      .split(/[.;:!?]\s|\d/)
      .at(-1) ?? "";
  const thick =
    /^\s*(?:thick|deep|high|pieces?|cubes?|dice|slices?|chunks?|rounds\b|dick|hoch|from|above|apart|of\b|up\b)/iu;
  if (thick.test(after)) return false;
  return VESSEL.test(after) || /(?:Ø|ø)\s*$/u.test(before) || VESSEL.test(before);
}

const isCentimetres = (unit: string) => /^(?:cm|c|z[e])/i.test(unit);

function unitOf(unit: string | undefined): "cm" | "inch" | null {
  if (!unit) return null;
  return isCentimetres(unit) ? "cm" : "inch";
}

const tidy = (text: string) => text.replace(/\s/g, "");

function sizeOf(text: string): number {
  const glyph = { "½": 0.5, "¼": 0.25, "¾": 0.75 }[text.at(-1) ?? ""];
  return glyph === undefined
    ? Number(text.replace(",", "."))
    : Number(text.slice(0, -1).trim() || "0") + glyph;
}

/** The side for the scaled area, to the nearest centimetre or half inch. */
function scaleSide(side: string, root: number, unit: "cm" | "inch"): string {
  const perOne = unit === "cm" ? 1 : 2;
  const steps = Math.max(1, Math.round(sizeOf(side) * root * perOne));
  return fractionText(exact(BigInt(steps), BigInt(perOne)));
}
