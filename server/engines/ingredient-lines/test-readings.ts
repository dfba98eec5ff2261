import { describe, expect, it } from "vitest";
import type { Amount, SecondMeasure } from "#server/engines/amounts/amounts.ts";
import { guessLanguage, headingOf, readIngredientLine, readIngredientLines } from "./ingredient-lines.ts";

type Value = { n: number; d: number };
const value = ({ n, d }: Value) => (d === 1 ? String(n) : `${n}/${d}`);
const counted = (it: { kind: "one"; value: Value } | { kind: "range"; from: Value; to: Value }) =>
  it.kind === "one" ? value(it.value) : `${value(it.from)}..${value(it.to)}`;
const measure = (it: SecondMeasure): string =>
  it.kind === "sum"
    ? it.parts.map(measure).join(" + ")
    : `${it.about ? "~" : ""}${counted(it)}${it.as[0]} ${it.unit}`;
const equal = (measures: SecondMeasure[] | undefined) =>
  (measures ?? []).map((it) => ` = ${measure(it)}`).join("");

/** Every part of an amount on one line: value, form (fraction, decimal, whole), second measures after "=". */
export function written(amount: Amount): string {
  if (amount.kind === "none") return "none";
  const about = amount.about ? "~" : "";
  if (amount.kind === "sum") return about + amount.parts.map(measure).join(" + ") + equal(amount.also);
  if (amount.kind !== "pack") return about + counted(amount) + amount.as[0] + equal(amount.also);
  const count = value(amount.count) + (amount.countMax ? `..${value(amount.countMax)}` : "");
  return `${about}${count}${amount.as[0]} x ${measure(amount.size)}${equal(amount.sizeAlso)}${equal(amount.also)}`;
}

/** Line, amount, unit, size, name, notes. */
export type Row = [string, string, string | null, string | null, string, string | null];

const rowOf = (reading: ReturnType<typeof readIngredientLine>): Row => [
  reading.original,
  written(reading.amount),
  reading.unit,
  reading.size,
  reading.name,
  reading.notes,
];

/** The tests of a language: its lines told, its lines guessed as a list, its headings. */
export function describeLanguage(language: string, rows: readonly Row[], headings: readonly string[]): void {
  describe(`lines in ${language}`, () => {
    it.each(rows)("reads %j", (...row) => {
      expect(rowOf(readIngredientLine(row[0], { language }))).toEqual(row);
    });

    it("are guessed as a list and read the same", () => {
      const lines = rows.map(([line]) => line);
      expect(guessLanguage(lines)).toBe(language);
      expect(guessLanguage(lines.slice(0, 6))).toBe(language);
      expect(readIngredientLines(lines).map(rowOf)).toEqual(rows);
    });

    it("are no headings, and headings are", () => {
      expect(rows.map(([line]) => headingOf(line)).filter((heading) => heading !== null)).toEqual([]);
      expect(headings.map(headingOf)).toEqual(headings.map((heading) => heading.replace(/ ?:$/, "")));
    });
  });
}
