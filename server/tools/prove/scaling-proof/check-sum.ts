import type { Measure } from "#server/engines/amounts/amounts.ts";
import { type Company, type Judged, judgeForm, judgeMeasure } from "./judge-measure.ts";
import { isSpoon, isStepOf, ruleOf, type UnitWord, unitMeant } from "./kitchen.ts";
import {
  add,
  distance,
  divide,
  inWords,
  isEqual,
  isLess,
  multiply,
  type Rational,
  rational,
} from "./rational.ts";
import { readShown, type ShownText } from "./read-shown.ts";

/** Units with an exact place in one another, in the smallest of their scale; only what the proof's sums use. */
const SIZES: Record<string, Record<string, Rational>> = {
  spoons: {
    tsp: rational(1),
    tbsp: rational(3),
    "fl oz": rational(6),
    cup: rational(48),
    pt: rational(96),
    qt: rational(192),
  },
  litres: { ml: rational(1), cl: rational(10), dl: rational(100), l: rational(1000) },
  grams: { mg: rational(1), g: rational(1000), kg: rational(1_000_000) },
  pounds: { oz: rational(1), lb: rational(16) },
};

function scaleOf(units: readonly (UnitWord | null)[]): Record<string, Rational> | null {
  const fits = (scale: Record<string, Rational>) =>
    units.every((unit) => unit && Object.hasOwn(scale, unit.kind) && (unit.kind !== "cup" || unit.english));
  return Object.values(SIZES).find(fits) ?? null;
}

/** A sum scaled: as a whole where its parts have an exact place in one another, else part by part. */
export function checkSum(parts: readonly Measure[], text: string, factor: Rational, manner: Company): Judged {
  const units = parts.map((part) => unitMeant(part.unit ?? ""));
  const scale = parts.every((part) => part.kind === "one") ? scaleOf(units) : null;
  if (!scale) return checkParts(parts, text, factor, manner);
  const sizeIn = (unit: UnitWord | null) => scale[unit?.kind ?? ""] ?? rational(1);
  let exact = rational(0);
  parts.forEach((part, at) => {
    if (part.kind === "one")
      exact = add(
        exact,
        multiply(multiply(rational(part.value.n, part.value.d), factor), sizeIn(units[at] ?? null)),
      );
  });
  return judgeTotal(exact, readShown(text), units, sizeIn, parts[0], manner.decimals);
}

function judgeTotal(
  exact: Rational,
  text: ShownText,
  units: readonly (UnitWord | null)[],
  sizeIn: (unit: UnitWord | null) => Rational,
  firstPart: Measure | undefined,
  decimals: boolean,
): Judged {
  const breaks: string[] = [];
  const [end] = text.ends;
  const inFirst = (value: Rational) => divide(value, sizeIn(units[0] ?? null));
  if (!end || text.ends.length > 1) throw new Error("a sum is one amount");
  let total = rational(0);
  for (const part of end.parts) total = add(total, multiply(part.value, sizeIn(unitMeant(part.unit))));
  const isDecimalLine = firstPart?.as === "decimal" || (firstPart?.as === "whole" && decimals);
  breaks.push(...judgeForm(end, isDecimalLine));
  for (const part of end.parts) {
    const kind = unitMeant(part.unit)?.kind ?? null;
    if (part.form !== "decimal" && !end.isPinch && !isStepOf(part.value, ruleOf(kind, false)))
      breaks.push(`${inWords(part.value)} ${part.unit} is no step`);
  }
  if (end.isPinch || end.isLess) return { worth: [rational(0)], breaks, exacts: [inFirst(exact)] };
  const small = units.reduce(
    (least, unit) => (isLess(sizeIn(unit), sizeIn(least)) ? unit : least),
    units[0] ?? null,
  );
  const rule = ruleOf(small?.kind ?? null, false);
  const [low, high] = rule.steps(divide(exact, sizeIn(small)));
  const half = divide(multiply(distance(high, low), sizeIn(small)), rational(2));
  const off = distance(total, exact);
  const written = rational(5, 1000);
  const slack = multiply(written, add(sizeIn(small), sizeIn(units[0] ?? null)));
  if (isLess(multiply(exact, rational(5, 100)), off) && isLess(add(half, slack), off))
    breaks.push(`sum ${inWords(total)} is too far from ${inWords(exact)}`);
  const isOff = isLess(multiply(exact, rational(1, 100)), off);
  if (isOff !== text.isAbout)
    breaks.push(text.isAbout ? "about within 1 % of a sum" : "no about over 1 % of a sum");
  if (total[0] <= 0n) breaks.push("a sum of zero");
  const first = units[0] ?? null;
  const held = inFirst(exact);
  const isHeld = first?.kind !== "lb" && isStepOf(held, ruleOf(first?.kind ?? null, false));
  if (isHeld && end.parts.length > 1 && !isDecimalLine)
    breaks.push("one unit holds the sum exactly and it is not joined");
  const spoons = units.some(isSpoon);
  const isOwn = (kind: string | undefined) =>
    units.some((unit) => unit?.kind === kind || (unit?.kind === "lb" && kind === "oz")) ||
    (kind === "kg" && units.some((unit) => unit?.kind === "g")) ||
    (kind === "l" && units.some((unit) => unit?.kind === "ml"));
  if (!spoons && end.parts.some((part) => !isOwn(unitMeant(part.unit)?.kind)))
    breaks.push("a sum in other units");
  if (isEqual(total, exact) && text.isAbout) breaks.push("about an exact sum");
  return { worth: [total], breaks, exacts: isOff ? [held] : [] };
}

/** Two parts, each by its own rules; where one of them takes two units, any parting that fits will do. */
function checkParts(parts: readonly Measure[], text: string, factor: Rational, manner: Company): Judged {
  const words = text.split(" plus ");
  let last: Judged = { worth: [], breaks: ["no parts"], exacts: [] };
  for (let at = 1; at < words.length; at += 1) {
    const texts = [words.slice(0, at).join(" plus "), words.slice(at).join(" plus ")];
    const judged = parts.map((part, index) => judgePart(part, texts[index] ?? "", factor, manner));
    last = {
      worth: judged.flatMap((one) => one.worth),
      breaks: judged.flatMap((one) => one.breaks),
      exacts: judged.flatMap((one) => one.exacts),
    };
    if (last.breaks.length === 0) return last;
  }
  return last;
}

function judgePart(part: Measure, text: string, factor: Rational, manner: Company): Judged {
  try {
    return judgeMeasure(part, part.unit, false, readShown(text), factor, manner);
  } catch (error) {
    return { worth: [], breaks: [String(error)], exacts: [] };
  }
}
