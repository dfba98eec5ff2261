import {
  type Amount,
  LANGUAGES,
  languagesOfUnit,
  type SecondMeasure,
  unitKind,
} from "#server/engines/amounts/amounts.ts";
import type { Exact } from "./exact.ts";
import type { ScalableLine } from "./line.ts";
import type { ScalingWords } from "./words.ts";

/** What the whole recipe says about how each of its lines is shown. */
export type Context = {
  /** It uses kg or l itself: grams and millilitres may become them. */
  usesKilos: boolean;
  /** Most of its amounts are decimals: whole numbers become decimals. */
  decimals: boolean;
  /** Most of its decimals have a comma. */
  comma: boolean;
  /** Told by its unit words; null where they do not tell. "en" only where nothing speaks against it. */
  language: string | null;
};

/** What all parts of one line share. */
export type Scaling = { factor: Exact; context: Context; words: ScalingWords };

const METRIC = new Set(["g", "ml", "mg", "kg", "l", "dl", "cl", "dag", "cm", "mm"]);

export const isMetric = (unit: string | null): boolean =>
  unit !== null && METRIC.has(unitKind(unit)?.id ?? "");

/** "750 g" alone has its unit for a name: it is scaled as the unit that it is. */
export function normalizeUnit<Line extends Pick<ScalableLine, "amount" | "unit" | "name">>(line: Line): Line {
  const isUnit = line.unit === null && line.amount.kind !== "none" && unitKind(line.name) !== null;
  return isUnit ? { ...line, unit: line.name, name: "" } : line;
}

/** Reads the recipe's lines once; `steps` tell its language where the lines do not. */
export function createContext(lines: readonly ScalableLine[], steps: readonly string[] = []): Context {
  let [kilos, decimals, fractions, commas, points] = [false, 0, 0, 0, 0];
  for (const { amount, unit, original } of lines.map(normalizeUnit)) {
    for (const measure of measuresOf(amount, unit)) {
      const id = measure.unit === null ? null : unitKind(measure.unit)?.id;
      kilos ||= id === "kg" || id === "l";
      if (isMetric(measure.unit)) continue;
      if (measure.as === "decimal") decimals += 1;
      if (measure.as === "fraction") fractions += 1;
    }
    const separator = decimalSeparator(amount, original);
    if (separator === ",") commas += 1;
    if (separator === ".") points += 1;
  }
  return {
    usesKilos: kilos,
    decimals: decimals > fractions,
    comma: commas > points,
    language: detectLanguage(lines, steps),
  };
}

type UnitForm = { unit: string | null; as: string };

function measuresOf(amount: Amount, unit: string | null): UnitForm[] {
  if (amount.kind === "none") return [];
  const also = (amount.also ?? []).flatMap(partsOf);
  if (amount.kind === "sum") return [...amount.parts, ...also];
  if (amount.kind === "pack") return [{ unit, as: amount.as }, amount.size, ...also];
  return [{ unit, as: amount.as }, ...also];
}

const partsOf = (measure: SecondMeasure): UnitForm[] => (measure.kind === "sum" ? measure.parts : [measure]);

/** "," or "." where the line writes a decimal with it, else null. */
export function decimalSeparator(amount: Amount, original: string | null): "," | "." | null {
  if (original === null || amount.kind === "none") return null;
  const separator = /\d,\d/.test(original) ? "," : /\d\.\d/.test(original) ? "." : null;
  return separator !== null && JSON.stringify(amount).includes('"decimal"') ? separator : null;
}

const FOREIGN =
  /(?:^|\s)(?:und|mit|oder|der|die|das|aus|zum|et|avec|ou|les|du|des|une|con|del|las|los|una|y|para|e|di|della|per|il|een|het|met|en|van|voor|com|uma|os|och|med|eller|till|og|til|z|ze|i|lub|na|do|w)(?=\s|$)/gi;
const ENGLISH =
  /(?:^|\s)(?:and|with|or|the|for|of|to|in|into|until|from|about|at|cut|chopped|sliced|fresh)(?=\s|$)/gi;

/** The languages that a unit word is one of. */
function languagesWith(unit: string): string[] {
  const known = languagesOfUnit(unit);
  return known.length > 0
    ? known
    : LANGUAGES.filter((language) => unitKind(unit, language)?.english === false);
}

function detectLanguage(lines: readonly ScalableLine[], steps: readonly string[]): string | null {
  const votes = new Map<string, number>();
  let foreign = false;
  for (const { amount, unit } of lines.map(normalizeUnit)) {
    for (const said of measuresOf(amount, unit)) {
      if (said.unit === null) continue;
      const isForeign = unitKind(said.unit)?.english === false;
      foreign ||= isForeign;
      for (const language of isForeign ? languagesWith(said.unit) : [])
        votes.set(language, (votes.get(language) ?? 0) + 1);
    }
  }
  const best = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
  if (foreign || best) return best ?? null;
  const text = [...lines.map((line) => `${line.original ?? ""} ${line.name}`), ...steps]
    .join("\n")
    .slice(0, 20_000);
  const [others, own] = [text.match(FOREIGN)?.length ?? 0, text.match(ENGLISH)?.length ?? 0];
  return others > own ? null : "en";
}
