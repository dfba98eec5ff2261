import type { Fraction } from "#server/engines/amounts/amounts.ts";
import { unitMeant } from "./kitchen.ts";
import { isMetricKind } from "./random-lines.ts";
import { isLess, multiply, type Rational, rational } from "./rational.ts";
import type { ShownEnd, ShownText } from "./read-shown.ts";
import { type Exact, judgeEnd } from "./rules.ts";

export type Counted =
  | { kind: "one"; value: Fraction; as: string }
  | { kind: "range"; from: Fraction; to: Fraction; as: string };
/** What a shown amount is worth, end by end, in the units of the recipe. */
export type Judged = { worth: Rational[]; breaks: string[]; exacts: Rational[] };
/** The recipe's own manner, worked out from its lines alone. */
export type Company = { usesKilos: boolean; decimals: boolean };

const of = ({ n, d }: Fraction): Rational => rational(n, d);

/** One amount with one unit. */
export function judgeMeasure(
  counted: Counted,
  unit: string | null,
  uncut: boolean,
  text: ShownText,
  factor: Rational,
  manner: Company,
): Judged {
  const values = (counted.kind === "one" ? [counted.value] : [counted.from, counted.to]).map((value) =>
    multiply(of(value), factor),
  );
  const metric = unit !== null && isMetricKind(unitMeant(unit)?.kind ?? null);
  const decimals =
    !metric &&
    (counted.as === "decimal" ||
      (counted.as === "whole" && manner.decimals) ||
      ["dag", "mm"].includes(unitMeant(unit ?? "")?.kind ?? ""));
  const exact = (value: Rational): Exact => ({
    value,
    unit,
    uncut,
    usesKilos: manner.usesKilos && values.every((each) => !isLess(each, rational(1000))),
    decimals,
  });
  const isRange = values.length > 1;
  const ends = values.map((_, at) => text.ends[at] ?? text.ends[0]);
  const verdicts = values.map((value, at) => {
    const end = ends[at];
    if (!end) throw new Error("no end");
    return judgeEnd(exact(value), end, isRange);
  });
  const breaks = verdicts.flatMap((verdict) => verdict.breaks);
  breaks.push(...ends.flatMap((end) => (end ? judgeForm(end, decimals) : [])));
  if (text.ends.length > values.length) breaks.push("a range from one value");
  if (verdicts.some(({ needsAbout }) => needsAbout) !== text.isAbout) {
    breaks.push(text.isAbout ? "about within 1 %" : "no about over 1 %");
  }
  const worth = verdicts.map(({ shown }) => shown);
  if (worth[1] && worth[0] && isLess(worth[1], worth[0])) breaks.push("the ends are out of order");
  const exacts = verdicts.some(({ needsNote }) => needsNote) ? values : [];
  return { worth, breaks, exacts };
}

/** Metric is always decimal; any other amount is decimal where its line is, else a fraction. */
export function judgeForm({ parts, isPinch }: ShownEnd, decimals: boolean): string[] {
  if (isPinch) return [];
  return parts.flatMap(({ form, unit }) => {
    const kind = unitMeant(unit)?.kind ?? null;
    const isDecimal = decimals || isMetricKind(kind) || ["cm", "mm", "dag"].includes(kind ?? "");
    return form === (isDecimal ? "fraction" : "decimal") ? [`a ${form} where the other form belongs`] : [];
  });
}
