import { isTableHeaderRow } from "#server/engines/languages/languages.ts";
import {
  createLineFeatureReader,
  createLineFromPart,
  isNoiseLine,
  isSmallTalkLine,
  type LineFeatureReader,
  type LineFeatures,
  type Piece,
  parseListHeadingOrNull,
  type SignsFor,
  type SourceLine,
  storeFactsFromLine,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { parseChatMessagesOrNull } from "./chats.ts";
import { splitMailIntoSubjectAndLines } from "./letters.ts";
import { splitProseLineIntoPieces, splitSentencesWithoutNoise } from "./running-text.ts";
import { parseSourceLineOrNull, removeTagsAndEntities } from "./source-lines.ts";
import { joinAmountsSplitOverLines } from "./split-amounts.ts";
import { joinTableCellsIntoLines } from "./table-rows.ts";
import { joinWrappedLines } from "./wrapped-lines.ts";

/**
 * The prepared lines of a text. `said` holds all its lines without mail headers and chat names, including
 * lines that became no piece.
 */
export type Prepared = { pieces: Piece[]; signs: LineFeatureReader; subject: string | null; said: string[] };

const MAX_LINES = 1500;

/** Parses the lines of a text and marks those that begin a paragraph. */
function parseLinesWithParagraphStarts(text: { text: string; opens: boolean }[]): SourceLine[] {
  const lines: SourceLine[] = [];
  const runs: number[] = [];
  let blanks = 0;
  let opened = false;
  for (const { text: raw, opens } of text) {
    if (lines.length >= MAX_LINES) break;
    opened ||= opens;
    const line = parseSourceLineOrNull(raw, lines.length === 0 || blanks > 0 || opened);
    if (line === null) blanks += 1;
    else {
      lines.push(line);
      runs.push(blanks);
      blanks = 0;
      opened = false;
    }
  }
  return correctParagraphStarts(lines, runs);
}

/**
 * If almost every line follows an empty line, only two empty lines, headings and list names begin a
 * paragraph.
 */
function correctParagraphStarts(lines: SourceLine[], runs: number[]): SourceLine[] {
  const apart = lines.filter((line) => line.apart).length;
  if (lines.length < 6 || apart < lines.length * 0.85) return lines;
  return lines.map((line, index) => ({
    ...line,
    apart: (runs[index] ?? 0) > 1 || line.level > 0 || parseListHeadingOrNull(line.text) !== null,
  }));
}

/**
 * Removes markup, mail headers and chat names from a text, joins wrapped lines and splits running text.
 * Returns the lines, the feature reader and the subject of a mail.
 */
export function preparePiecesOfText(raw: string): Prepared {
  const source = removeVideoChapters(removeTagsAndEntities(splitTextColumns(convertCommaRowsToTabs(raw))));
  const signs = createLineFeatureReader(source);
  const letter = splitMailIntoSubjectAndLines(source);
  if (PAGE_HEAD.test(letter.lines[0]?.trim() ?? "")) letter.below.push(letter.lines.shift() ?? "");
  const chat = parseChatMessagesOrNull(letter.lines) ?? letter.lines.map((text) => ({ text, opens: false }));
  const rows = markBareStepNumbers(parseLinesWithParagraphStarts(chat), signs.of);
  const knownComplete = new Map<string, boolean>();
  const isComplete = (text: string): boolean => {
    const known = knownComplete.get(text);
    if (known !== undefined) return known;
    const complete =
      isNoiseLine(text) || isSmallTalkLine(text) || storeFactsFromLine({ sources: {} }, text, true);
    knownComplete.set(text, complete);
    return complete;
  };
  const joined = joinTableCellsIntoLines(
    joinWrappedLines(joinAmountsSplitOverLines(rows, signs.of), signs, isComplete),
    signs.of,
  );
  const split = joined.flatMap((line) => {
    const [own = "", ...noise] = line.cells === null ? splitSentencesWithoutNoise(line.text) : [line.text];
    return [{ ...line, text: own }, ...noise.map((text) => createLineFromPart(line, text, true))];
  });
  const pieces = split.flatMap((line) =>
    isNoiseLine(line.text)
      ? [{ ...line, listed: false, title: false }]
      : (splitLineAtBars(line, line === split[0], signs.of) ??
        splitProseLineIntoPieces(line, signs.of, split.length <= 4)),
  );
  const said = [letter.subject ?? "", ...chat.map(({ text }) => text), ...letter.below];
  return { pieces, signs, subject: letter.subject, said };
}

/** Matches the running head of a printed page: "118   POULTRY", "PUDDINGS 117". */
const PAGE_HEAD = /^(?:\d{1,3}\s+\p{Lu}[\p{Lu} &]{3,}|\p{Lu}[\p{Lu} &]{3,}\s+\d{1,3})$/u;

/** Splits a first line at its bars, because it holds a title and more: "LEMON BOWL | Easy dinner!". */
function splitLineAtBars(line: SourceLine, isFirst: boolean, signsFor: SignsFor): Piece[] | null {
  const parts = isFirst && line.cells === null ? line.text.split(/\s[|｜]\s/) : [];
  const [title = "", ...rest] = parts;
  if (rest.length === 0 || title.length < 3 || title.length > 60 || signsFor(title).measure !== null)
    return null;
  return parts.map((text, index) => ({
    ...createLineFromPart(line, text, index === 0 && line.apart),
    listed: false,
    title: index === 0,
  }));
}

/** Matches a chapter of a video, a line that begins with a time: "0:45 Boiling the barley". */
const CHAPTER = /^[ \t]*[([]?\d{1,2}(?::\d{2}){1,2}[)\]]?\s.{0,100}$/gm;

/** Removes the chapters of a video, if there are at least two and the first begins at 0:00. */
function removeVideoChapters(text: string): string {
  const marks = text.match(CHAPTER) ?? [];
  return marks.length >= 2 && /^\D*0?0:00/.test(marks[0] ?? "") ? text.replace(CHAPTER, "") : text;
}

/**
 * Converts comma-separated rows to tab-separated ones, if a header row names the columns ("qty,unit,item").
 */
function convertCommaRowsToTabs(raw: string): string {
  const lines = raw.split("\n");
  const header = lines.findIndex(
    (line) => /^[^\s,;]+(?:[,;][^\s,;]+)+\s*$/.test(line) && isTableHeaderRow(line),
  );
  const mark = /[,;]/.exec(lines[header] ?? "")?.[0];
  if (mark === undefined) return raw;
  const commas = (line: string): number => line.split(mark).length;
  const columns = commas(lines[header] ?? "");
  const tabbed = lines.map((line, i) => {
    if (i < header || commas(line) < columns) return line;
    const cells = line.split(mark);
    // The last column may contain commas itself: "1 onion, chopped".
    return [...cells.slice(0, columns - 1), cells.slice(columns - 1).join(mark)]
      .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"))
      .join("\t");
  });
  return tabbed.join("\n");
}

const MAX_COLUMNS_WIDTH = 200;

/**
 * The positions of list names that are side by side in a line ("Ingredients Method"). Empty if there are
 * none.
 */
function findColumnStarts(line: string): number[] {
  if (line.includes("\t") || line.length > MAX_COLUMNS_WIDTH) return [];
  const names = [...line.matchAll(/\S+(?: {1,2}\S+)*/g)];
  const areNames =
    names.length > 1 &&
    names.every(([name]) => name.length <= 40 && parseListHeadingOrNull(name)?.rest === "");
  return areNames ? names.map(({ index }) => index) : [];
}

/** Moves columns of text one below the other, if a line names several lists side by side. */
function splitTextColumns(raw: string): string {
  const lines = raw.split(/\r\n?|\n/);
  for (const [index, line] of lines.entries()) {
    const [, ...starts] = findColumnStarts(line);
    if (starts.length === 0) continue;
    const rows = lines.slice(index);
    // Returns the text unchanged if a line has text across a column gap.
    if (rows.some((row) => starts.some((start) => /\S\S/.test(row.slice(start - 1, start + 1))))) return raw;
    const columns = [0, ...starts].map((start, side) =>
      rows.map((row) => row.slice(start, starts[side]).trimEnd()),
    );
    return [...lines.slice(0, index), ...columns.flatMap((column) => [...column, ""])].join("\n");
  }
  return raw;
}

const BARE = /^(\d{1,2})[ \u3000](?=\p{L}+[\s,]|\d{0,3}[\p{scx=Han}\p{scx=Kana}\p{scx=Hira}])/u;

/**
 * Recognises step numbers without a point, as in printed books: "1 Melt the butter", "2 Add the leeks". They
 * count up from 1 and a verb follows most of them, unlike the amounts in "1 Zwiebel" and "2 Eier".
 */
function markBareStepNumbers(lines: SourceLine[], signsFor: (text: string) => LineFeatures): SourceLine[] {
  const run = new Map<number, string>();
  let opening = 0;
  for (const [i, line] of lines.entries()) {
    const number = line.mark === null && line.level === 0 ? BARE.exec(line.text) : null;
    if (number === null || Number(number[1]) !== run.size + 1) continue;
    const text = line.text.slice(number[0].length);
    const signs = signsFor(text);
    // Numbering begins at a sentence. Later numbers may precede another text of at least five words.
    const isSentence = signs.openings > 0 || text.endsWith("。");
    if (!isSentence && (run.size === 0 || signs.words < 5)) continue;
    if (isSentence) opening += 1;
    run.set(i, text);
  }
  if (run.size < 2 || opening < run.size * 0.7) return lines;
  let number = 0;
  return lines.map((line, i) => {
    const text = run.get(i);
    if (text === undefined) return line;
    number += 1;
    return { ...line, text, mark: "number", number };
  });
}
