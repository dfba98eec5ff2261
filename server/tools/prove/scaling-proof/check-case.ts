import { type Fraction, lineText } from "#server/engines/amounts/amounts.ts";
import {
  type ScalableLine,
  type ScaledLine,
  type ScalingWords,
  scaleRecipe,
} from "#server/engines/scaling/scaling.ts";
import { checkRoundTrip } from "./check-round-trip.ts";
import { checkSum } from "./check-sum.ts";
import { type Company, type Counted, type Judged, judgeMeasure } from "./judge-measure.ts";
import { unitMeant } from "./kitchen.ts";
import type { Case } from "./random-lines.ts";
import { isMetricKind } from "./random-lines.ts";
import { inWords, isEqual, isLess, multiply, type Rational, rational } from "./rational.ts";
import { readExactNotes, readShown } from "./read-shown.ts";

type Amount = Exclude<ScalableLine["amount"], { kind: "none" }>;
const of = ({ n, d }: Fraction): Rational => rational(n, d);

/** Scales a case, reads what is shown, and says which rules it breaks. */
export function checkCase(test: Case, words: ScalingWords): string[] {
  const { line, company, servings, newServings, more } = test;
  const lines = [line, ...company];
  const scale = (to: number) => scaleRecipe({ servings, lines, steps: [] }, to, words).lines[0] as ScaledLine;
  const now = scale(newServings);
  const breaks = checkRoundTrip(line, now, servings, newServings, words);
  const standing = line.original ?? lineText(line);
  const still = scale(servings);
  if (still.changed || still.text !== standing) breaks.push("factor 1 changes the line");
  if (line.amount.kind === "none" && (now.changed || now.text !== standing))
    breaks.push("a line without amount changes");
  if (servings === newServings || line.amount.kind === "none") return breaks;
  const manner = mannerOf(lines);
  const judged = judgeLine(line, now, rational(newServings, servings), manner);
  breaks.push(...judged.breaks);
  if (!now.text.startsWith(now.amountText) || !now.text.includes(line.name.slice(0, 3)))
    breaks.push("the line loses its words");
  if (more === servings) return breaks;
  const later = judgeLine(line, scale(more), rational(more, servings), manner);
  breaks.push(...later.breaks);
  judged.worth.forEach((worth, at) => {
    const grown = later.worth[at];
    if (grown && isLess(grown, worth))
      breaks.push(`more servings show less: ${inWords(worth)}, then ${inWords(grown)}`);
  });
  return breaks;
}

function mannerOf(lines: readonly ScalableLine[]): Company {
  let [kilos, decimals, fractions] = [false, 0, 0];
  for (const { amount, unit } of lines) {
    if (amount.kind === "none") continue;
    const also = (amount.also ?? []).flatMap((second) => (second.kind === "sum" ? second.parts : [second]));
    const own =
      amount.kind === "sum"
        ? amount.parts
        : amount.kind === "pack"
          ? [{ unit, as: amount.as }, amount.size]
          : [{ unit, as: amount.as }];
    for (const said of [...own, ...also]) {
      const kind = said.unit === null ? null : (unitMeant(said.unit)?.kind ?? null);
      kilos ||= kind === "kg" || kind === "l";
      if (isMetricKind(kind) || ["dag", "cm", "mm"].includes(kind ?? "")) continue;
      if (said.as === "decimal") decimals += 1;
      if (said.as === "fraction") fractions += 1;
    }
  }
  return { usesKilos: kilos, decimals: decimals > fractions };
}

function judgeLine(line: ScalableLine, shown: ScaledLine, factor: Rational, manner: Company): Judged {
  try {
    return judgeTexts(line.amount as Amount, line, shown, factor, manner);
  } catch (error) {
    return { worth: [], breaks: [`unreadable: ${String(error)}`], exacts: [] };
  }
}

function judgeTexts(
  amount: Amount,
  line: ScalableLine,
  shown: ScaledLine,
  factor: Rational,
  manner: Company,
): Judged {
  const texts = shown.amountText.split(/(?<!\d)\/|(?<=\))\//u);
  const noted = shown.precisionNotes === null ? [] : readExactNotes(shown.precisionNotes);
  const uncut = line.unit === null && /egg|leaves/.test(line.name);
  const judged = [judgeMain(amount, line.unit, uncut, texts[0] ?? "", factor, manner)];
  (amount.also ?? []).forEach((second, at) => {
    const text = texts[at + 1] ?? "";
    judged.push(
      second.kind === "sum"
        ? checkSum(second.parts, text, factor, manner)
        : judgeMeasure(second, second.unit, false, readShown(text), factor, manner),
    );
  });
  if (texts.length !== judged.length)
    judged.push({ worth: [], breaks: ["another number of measures"], exacts: [] });
  const breaks = judged.flatMap((one) => one.breaks);
  breaks.push(...checkPartNotes(amount, line, shown, factor));
  for (const exact of judged.flatMap((one) => one.exacts)) {
    if (!noted.some((said) => isEqual(said, exact))) breaks.push(`no note of ${inWords(exact)}`);
  }
  return { worth: judged.flatMap((one) => one.worth), breaks, exacts: [] };
}

/** Of an egg what to do about the part, of a pack how much the part is. */
function checkPartNotes(
  amount: Amount,
  { name, unit }: ScalableLine,
  { precisionNotes }: ScaledLine,
  factor: Rational,
): string[] {
  const notes = precisionNotes ?? "";
  const hasPart = (value: Fraction) => {
    const [n, d] = multiply(of(value), factor);
    return n % d !== 0n;
  };
  if (amount.kind === "one" && unit === null && /egg/.test(name) && hasPart(amount.value))
    return /beat one (?:egg|yolk), use about .+ (?:tsp|tbsp) of it/.test(notes) ? [] : ["no note of the egg"];
  if (amount.kind === "pack" && !amount.countMax && hasPart(amount.count))
    return / of a \(.+\) .+ is .+\./.test(notes) ? [] : ["no note of the part of a pack"];
  return [];
}

function judgeMain(
  amount: Amount,
  unit: string | null,
  uncut: boolean,
  text: string,
  factor: Rational,
  manner: Company,
): Judged {
  if (amount.kind === "sum") return checkSum(amount.parts, text, factor, manner);
  if (amount.kind !== "pack") return judgeMeasure(amount, unit, uncut, readShown(text), factor, manner);
  const bracket = / \(([^()]+)\)/u.exec(text.replace(/a pinch \(1\/16[^)]*\)/u, ""));
  const size = amount.size;
  const sizes = size.kind === "one" ? [size.value] : [size.from, size.to];
  const inside = readShown(
    (bracket?.[1] ?? "").replace("-", "–").replace(/(\d) ([½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚])/gu, "$1$2"),
  );
  const same =
    inside.ends.length === sizes.length &&
    inside.ends.every((end, at) => {
      const kept = sizes[at];
      return kept && end.parts[0] && isEqual(end.parts[0].value, of(kept));
    });
  const counted: Counted = amount.countMax
    ? { kind: "range", from: amount.count, to: amount.countMax, as: amount.as }
    : { kind: "one", value: amount.count, as: amount.as };
  const judged = judgeMeasure(
    counted,
    unit,
    uncut,
    readShown(text.replace(bracket?.[0] ?? "", "")),
    factor,
    manner,
  );
  return same ? judged : { ...judged, breaks: [...judged.breaks, "the size of the pack changes"] };
}
