import type { Amount, SecondMeasure } from "#server/engines/amounts/amounts.ts";

type Value = { n: number; d: number };
const value = ({ n, d }: Value) => (d === 1 ? String(n) : `${n}/${d}`);
const formatCounted = (it: { kind: "one"; value: Value } | { kind: "range"; from: Value; to: Value }) =>
  it.kind === "one" ? value(it.value) : `${value(it.from)}..${value(it.to)}`;
const measure = (it: SecondMeasure): string =>
  it.kind === "sum"
    ? it.parts.map(measure).join(" + ")
    : `${it.about ? "~" : ""}${formatCounted(it)}${it.as[0]} ${it.unit}`;
const equal = (measures: SecondMeasure[] | undefined) =>
  (measures ?? []).map((it) => ` = ${measure(it)}`).join("");

/**
 * Writes all parts of an amount in one line: value, form (fraction, decimal or integer), and second measures
 * after "=".
 */
export function formatAmountForTest(amount: Amount): string {
  if (amount.kind === "none") return "none";
  const about = amount.about ? "~" : "";
  if (amount.kind === "sum") return about + amount.parts.map(measure).join(" + ") + equal(amount.also);
  if (amount.kind !== "pack") return about + formatCounted(amount) + amount.as[0] + equal(amount.also);
  const count = value(amount.count) + (amount.countMax ? `..${value(amount.countMax)}` : "");
  return `${about}${count}${amount.as[0]} x ${measure(amount.size)}${equal(amount.sizeAlso)}${equal(amount.also)}`;
}

/** The columns are line, amount, unit, size, name and notes. */
export type Row = [string, string, string | null, string | null, string, string | null];
