import { guessLanguage } from "#server/engines/words/words.ts";
import { markBareNumbers } from "./bare-numbers.ts";
import { openChat } from "./chats.ts";
import { VerbReader } from "./cooking-verbs.ts";
import type { Facts } from "./enter-facts.ts";
import { lineFacts } from "./facts.ts";
import { openLetter } from "./letters.ts";
import { type LineSigns, signsOf } from "./line-signs.ts";
import { listHead } from "./list-heads.ts";
import { cutRunningText } from "./running-text.ts";
import { isNoise, isTalk } from "./small-talk.ts";
import { sortLines, type TextLine } from "./sort-lines.ts";
import { cleanSource, readSourceLine, type SourceLine } from "./source-lines.ts";
import { joinSplitAmounts } from "./split-amounts.ts";
import { joinCells } from "./table-rows.ts";
import { unwrapLines } from "./wrapped-lines.ts";

export type Prepared = { lines: TextLine[]; facts: Facts; subject: string | null; language: string | null };

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

/** Undresses a text and says of each line what it is for. */
export function prepareLines(raw: string): Prepared {
  const source = cleanSource(raw);
  const language = guessLanguage(source);
  const verbs = new VerbReader(language);
  const memory = new Map<string, LineSigns>();
  const signsFor = (text: string): LineSigns => {
    const known = memory.get(text);
    if (known !== undefined) return known;
    const signs = signsOf(text, verbs, language);
    memory.set(text, signs);
    return signs;
  };
  const letter = openLetter(source);
  const chat = openChat(letter.lines) ?? letter.lines.map((text) => ({ text, opens: false }));
  const rows = markBareNumbers(readParagraphs(chat), signsFor);
  const wholes = new Map<string, boolean>();
  const isWhole = (text: string): boolean => {
    const known = wholes.get(text);
    if (known !== undefined) return known;
    const whole = isNoise(text) || isTalk(text) || lineFacts({ sources: {} }, text, true);
    wholes.set(text, whole);
    return whole;
  };
  const whole = joinCells(unwrapLines(joinSplitAmounts(rows, signsFor), signsFor, isWhole), signsFor);
  const pieces = whole.flatMap((line) =>
    isNoise(line.text)
      ? [{ ...line, listed: false, title: false }]
      : cutRunningText(line, signsFor, whole.length <= 4),
  );
  const facts: Facts = { sources: {} };
  return { lines: sortLines(pieces, facts, signsFor, language), facts, subject: letter.subject, language };
}
