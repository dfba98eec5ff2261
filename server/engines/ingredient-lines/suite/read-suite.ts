import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * An expected amount. `quantityMax`: upper end of a range. `unit`: id of the unit, or its word if the unit is
 * unknown.
 */
export type Answer = { quantity: number | null; quantityMax: number | null; unit: string | null };

/** A line of the suite with all correct amounts, and with its name if only one name is correct. */
export type SuiteLine = {
  language: string;
  half: "first" | "second";
  line: string;
  answers: Answer[];
  name: string | null;
};

/**
 * Reads the files `xx.txt` of a folder, one per language, with rows `line | amount | name`. An amount is `-`,
 * `3`, `1 1/2 cup` or `2-3 clove`; semicolons separate alternatives. `== first half` and `== second half`
 * divide a file, `#` begins a comment.
 */
export function readSuiteFiles(folder: string): SuiteLine[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => parseSuiteLines(basename(file, ".txt"), readFileSync(join(folder, file), "utf8")));
}

const LINES_OF_A_RECIPE = 10;

/** Groups the lines by ten, because the language of a list is guessed more reliably than that of a line. */
export function groupLinesByTen(lines: readonly SuiteLine[]): SuiteLine[][] {
  return Array.from({ length: Math.ceil(lines.length / LINES_OF_A_RECIPE) }, (_, i) =>
    lines.slice(i * LINES_OF_A_RECIPE, (i + 1) * LINES_OF_A_RECIPE),
  );
}

function parseSuiteLines(language: string, text: string): SuiteLine[] {
  const lines: SuiteLine[] = [];
  let half: SuiteLine["half"] = "first";
  for (const row of text.split("\n")) {
    if (row.startsWith("== ")) half = row.includes("second") ? "second" : "first";
    else if (row !== "" && !row.startsWith("#")) lines.push({ language, half, ...parseSuiteLine(row) });
  }
  return lines;
}

function parseSuiteLine(row: string) {
  const [line, amounts, name] = row.split(" | ");
  if (line === undefined || amounts === undefined) throw new Error(`no line of a suite: ${row}`);
  return { line, answers: amounts.split(" ; ").map(parseAnswer), name: name ?? null };
}

const NUMBER = String.raw`\d+ \d+/\d+|\d+/\d+|\d+(?:\.\d+)?`;
const ANSWER = new RegExp(`^(${NUMBER})(?:-(${NUMBER}))?(?: (.+))?$`);

function parseAnswer(text: string): Answer {
  if (text === "-") return { quantity: null, quantityMax: null, unit: null };
  const [, from, to, unit] = text.match(ANSWER) ?? [];
  if (from === undefined) throw new Error(`no amount: ${text}`);
  return {
    quantity: parseNumber(from),
    quantityMax: to === undefined ? null : parseNumber(to),
    unit: unit ?? null,
  };
}

function parseNumber(text: string): number {
  return text
    .split(" ")
    .map((part) => part.split("/").map(Number))
    .reduce((sum, [n = 0, d = 1]) => sum + n / d, 0);
}
