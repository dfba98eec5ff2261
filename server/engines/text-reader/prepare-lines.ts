import {
  isNoise,
  isTalk,
  lineFacts,
  listHead,
  type Piece,
  type SignReader,
  type SourceLine,
  signReader,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { markBareNumbers } from "./bare-numbers.ts";
import { openChat } from "./chats.ts";
import { openLetter } from "./letters.ts";
import { cutRunningText } from "./running-text.ts";
import { cleanSource, readSourceLine } from "./source-lines.ts";
import { joinSplitAmounts } from "./split-amounts.ts";
import { joinCells } from "./table-rows.ts";
import { unwrapLines } from "./wrapped-lines.ts";

export type Prepared = { pieces: Piece[]; signs: SignReader; subject: string | null };

const MOST_LINES = 1500;

/** The lines of a text, with the number of empty lines before each. */
function readParagraphs(text: { text: string; opens: boolean }[]): SourceLine[] {
  const lines: SourceLine[] = [];
  const runs: number[] = [];
  let blanks = 0;
  let opened = false;
  for (const { text: raw, opens } of text) {
    if (lines.length >= MOST_LINES) break;
    opened ||= opens;
    const line = readSourceLine(raw, lines.length === 0 || blanks > 0 || opened);
    if (line === null) blanks += 1;
    else {
      lines.push(line);
      runs.push(blanks);
      blanks = 0;
      opened = false;
    }
  }
  return settleParagraphs(lines, runs);
}

/** Empty lines between all lines say nothing: then only two of them part paragraphs. */
function settleParagraphs(lines: SourceLine[], runs: number[]): SourceLine[] {
  const apart = lines.filter((line) => line.apart).length;
  if (lines.length < 6 || apart < lines.length * 0.85) return lines;
  return lines.map((line, index) => ({
    ...line,
    apart: (runs[index] ?? 0) > 1 || line.level > 0 || listHead(line.text) !== null,
  }));
}

/** Undresses a text: its lines as rows that a recipe is looked for in. */
export function prepareLines(raw: string): Prepared {
  const source = cleanSource(raw);
  const signs = signReader(source);
  const letter = openLetter(source);
  const chat = openChat(letter.lines) ?? letter.lines.map((text) => ({ text, opens: false }));
  const rows = markBareNumbers(readParagraphs(chat), signs.of);
  const wholes = new Map<string, boolean>();
  const isWhole = (text: string): boolean => {
    const known = wholes.get(text);
    if (known !== undefined) return known;
    const whole = isNoise(text) || isTalk(text) || lineFacts({ sources: {} }, text, true);
    wholes.set(text, whole);
    return whole;
  };
  const whole = joinCells(unwrapLines(joinSplitAmounts(rows, signs.of), signs.of, isWhole), signs.of);
  const pieces = whole.flatMap((line) =>
    isNoise(line.text)
      ? [{ ...line, listed: false, title: false }]
      : cutRunningText(line, signs.of, whole.length <= 4),
  );
  return { pieces, signs, subject: letter.subject };
}
