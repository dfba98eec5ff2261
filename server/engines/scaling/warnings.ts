import type { Scaling } from "./context.ts";
import { compareExact, createExactFraction, type Exact, exactToNumber } from "./exact.ts";
import type { ScalableLine, ScalableRecipe } from "./scaled-line.ts";
import { formatDecimal, formatFraction } from "./write-number.ts";

/** Ingredients that do not scale linearly: leavening, salt, spices, gelatine. */
const SEASONING =
  /\b(?:baking powder|baking soda|bicarbonate|bicarb|yeast|salt|gelatine?|agar|pepper(?!s|oni| sauce)(?!.*\b(?:bell|red|green|yellow|sweet)\b)|chill?i (?:powder|flakes)|chile powder|cayenne|paprika|cumin|curry powder|turmeric|cinnamon|nutmeg|cloves? powder|ground cloves|allspice|cardamom|ginger powder|ground ginger|garam masala|saffron|spices?|seasoning|mustard powder|fennel seeds?|coriander seeds?|star anise|tabasco|hot sauce|msg)\b|(?:backpulver|natron|hefe|salz|gelatine|pfeffer\b|zimt|muskat|kreuzkümmel|kurkuma|currypulver|paprikapulver|gewürz|levure|\bsel\b|gélatine|poivre|cannelle|muscade|piment|épices|levadura|\bsal\b|gelatina|pimienta|canela|comino|pimentón|nuez moscada|lievito|\bsale\b|\bpepe\b|cannella|noce moscata|peperoncino|bakpoeder|\bgist\b|\bzout\b|\bpeper\b|kaneel|nootmuskaat|komijn|fermento|\bpimenta\b|cominhos|noz-moscada|bakpulver|\bjäst\b|\bsalt\b|peppar\b|kanel|muskot|spiskummin|bagepulver|\bgær\b|\bpeber\b|husblas|proszek do pieczenia|proszku do pieczenia|drożdż|\bsól\b|\bsoli\b|żelatyn|pieprz|cynamon|gałk)/iu;
const NOT_SEASONING =
  /\b(?:unsalted|low[- ]salt|no[- ]salt|salted|salt-free|saltfree|bell pepper|red pepper|green pepper|yellow pepper|sweet pepper|peppers|salt pork|salt cod|salzkartoffeln|ungesalzen)\b/iu;
const MAX_NAMES = 8;

/** Warnings about large or small batches, strong seasonings, and tins of the wrong size, in this order. */
export function createScalingWarnings(recipe: ScalableRecipe, { factor, words }: Scaling): string[] {
  const { warning } = words;
  const factorLabel = formatScalingFactor(factor);
  const warnings: string[] = [];
  if (compareExact(factor, createExactFraction(3n, 2n)) > 0) warnings.push(warning.largeBatch(factorLabel));
  if (compareExact(factor, createExactFraction(2n)) > 0) warnings.push(warning.veryLargeBatch(factorLabel));
  if (compareExact(factor, createExactFraction(1n, 2n)) < 0) warnings.push(warning.smallBatch(factorLabel));
  if (compareExact(factor, createExactFraction(2n)) > 0) {
    const names = listSeasoningNames(recipe.lines);
    if (names.length > 0) warnings.push(warning.season(names));
  }
  if (
    compareExact(factor, createExactFraction(3n, 4n)) < 0 ||
    compareExact(factor, createExactFraction(133n, 100n)) > 0
  ) {
    for (const { written, fitting } of findTinsInTexts([...recipe.steps, ...(recipe.texts ?? [])], factor)) {
      warnings.push(warning.tin(written, fitting));
    }
  }
  return warnings;
}

/** The factor with two decimals, or three below 0.1: "2", "0.33". */
const formatScalingFactor = (factor: Exact) =>
  formatDecimal(factor, compareExact(factor, createExactFraction(1n, 10n)) < 0 ? 3 : 2);

/** Names of the ingredients to season by taste, without duplicates. */
function listSeasoningNames(lines: readonly ScalableLine[]): string[] {
  const names = lines
    .filter(({ amount, name }) => amount.kind !== "none" && SEASONING.test(name) && !NOT_SEASONING.test(name))
    .map(({ name }) => name);
  return [...new Set(names)].slice(0, MAX_NAMES);
}

/** The size of a tin in the text, and the size of a tin with the same shape and the scaled area. */
type Tin = { written: string; fitting: string };

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
/** Maximum number of characters between a size and the word for the tin. */
const MAX_DISTANCE = 40;
const MAX_TEXT_LENGTH = 20_000;
const MAX_TINS = 4;

/** Finds the sizes of tins and pans in the texts, without duplicates. */
function findTinsInTexts(texts: readonly string[], factor: Exact): Tin[] {
  const root = Math.sqrt(exactToNumber(factor));
  const tins = new Map<string, Tin>();
  for (const text of texts.map((value) => value.slice(0, MAX_TEXT_LENGTH))) {
    let rest = text;
    for (const match of text.matchAll(RECTANGLE)) {
      const [matched, a = "", unit, b = "", , last] = match;
      if (!isVesselNearSize(text, match.index, matched.length)) continue;
      const said = parseTinUnitOrNull(last ?? unit);
      if (said === null) continue;
      rest =
        rest.slice(0, match.index) + "_".repeat(matched.length) + rest.slice(match.index + matched.length);
      addTinIfNew(
        tins,
        `${removeSpaces(a)} x ${removeSpaces(b)} ${said}`,
        `${scaleTinSide(a, root, said)} x ${scaleTinSide(b, root, said)} ${said}`,
      );
    }
    for (const match of rest.matchAll(ROUND)) {
      const [matched, size = "", unit] = match;
      const said = parseTinUnitOrNull(unit);
      if (
        said === null ||
        parseTinSideLength(size) < 3 ||
        !isVesselNearSize(rest, match.index, matched.length)
      )
        continue;
      addTinIfNew(tins, `${removeSpaces(size)} ${said}`, `${scaleTinSide(size, root, said)} ${said}`);
    }
  }
  return [...tins.values()].slice(0, MAX_TINS);
}

function addTinIfNew(tins: Map<string, Tin>, written: string, fitting: string): void {
  if (!tins.has(written)) tins.set(written, { written, fitting });
}

/** Whether a word for a tin is near the size, in the same sentence. */
function isVesselNearSize(text: string, start: number, length: number): boolean {
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

const isCentimetreUnit = (unit: string) => /^(?:cm|c|z[e])/i.test(unit);

function parseTinUnitOrNull(unit: string | undefined): "cm" | "inch" | null {
  if (!unit) return null;
  return isCentimetreUnit(unit) ? "cm" : "inch";
}

const removeSpaces = (text: string) => text.replace(/\s/g, "");

function parseTinSideLength(text: string): number {
  const glyph = { "½": 0.5, "¼": 0.25, "¾": 0.75 }[text.at(-1) ?? ""];
  return glyph === undefined
    ? Number(text.replace(",", "."))
    : Number(text.slice(0, -1).trim() || "0") + glyph;
}

/**
 * The side of a tin with the scaled area, rounded to centimetres or half inches. `root` is the square root of
 * the factor.
 */
function scaleTinSide(side: string, root: number, unit: "cm" | "inch"): string {
  const perOne = unit === "cm" ? 1 : 2;
  const steps = Math.max(1, Math.round(parseTinSideLength(side) * root * perOne));
  return formatFraction(createExactFraction(BigInt(steps), BigInt(perOne)));
}
