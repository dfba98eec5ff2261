import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Amount,
  getLowestQuantityOrNull,
  getMaxQuantityOrNull,
} from "#server/engines/amounts/amounts.ts";
import { readIngredientLine } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { ingredientScoreTable } from "./eval/ingredient-suite.ts";

const SUITE = join(import.meta.dirname, "../../server/engines/ingredient-lines/suite");

const numberOf = ({ n, d }: { n: number; d: number }) => n / d;

/** The numbers of an amount; for a sum, the numbers of its first part. */
function numbersOf(amount: Amount): { quantity: number | null; quantity_max: number | null } {
  const first = amount.kind === "sum" ? amount.parts[0] : undefined;
  if (!first)
    return { quantity: getLowestQuantityOrNull(amount), quantity_max: getMaxQuantityOrNull(amount) };
  if (first.kind === "one") return { quantity: numberOf(first.value), quantity_max: null };
  return { quantity: numberOf(first.from), quantity_max: numberOf(first.to) };
}

/**
 * `eval-ingredients FILE` prints one JSON line {id, quantity, quantity_max, unit, name, notes} for each {id,
 * line} of FILE. Without a file, it prints the scores of the engine's own test suite in eighteen languages.
 */
function main(file: string | undefined): number {
  if (file === undefined) {
    process.stdout.write(`${ingredientScoreTable(SUITE)}\n`);
    return 0;
  }
  if (!existsSync(file)) {
    console.error("usage: eval-ingredients FILE, JSON lines of {id, line}");
    return 1;
  }
  const answers: string[] = [];
  for (const text of readFileSync(file, "utf8").split("\n")) {
    if (text.trim() === "") continue;
    const { id, line } = JSON.parse(text) as { id: string; line: string };
    const { amount, unit, name, notes } = readIngredientLine(line);
    answers.push(JSON.stringify({ id, ...numbersOf(amount), unit, name, notes }));
  }
  process.stdout.write(`${answers.join("\n")}\n`);
  return 0;
}

process.exitCode = main(process.argv[2]);
