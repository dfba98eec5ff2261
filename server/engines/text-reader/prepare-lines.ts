import { headingOf } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { guessLanguage, type HeadKind } from "#server/engines/words/words.ts";
import { markBareNumbers } from "./bare-numbers.ts";
import { openChat } from "./chats.ts";
import { VerbReader } from "./cooking-verbs.ts";
import { type Facts, headFacts, labelledFact, lineFacts, proseFacts, titleLabel } from "./facts.ts";

import { openLetter } from "./letters.ts";
import { type LineSigns, signsOf } from "./line-signs.ts";
import { listHead } from "./list-heads.ts";
import { cutRunningText, neededAbove, type Piece } from "./running-text.ts";
import { isNoise, isTalk, personWords } from "./small-talk.ts";
import { cleanSource, readSourceLine, type SourceLine } from "./source-lines.ts";
import { joinSplitAmounts } from "./split-amounts.ts";
import { joinCells } from "./table-rows.ts";
import { unwrapLines } from "./wrapped-lines.ts";
import { yieldIn } from "./yields.ts";

/**
 * What a line is for: `line` may belong to a list, `head` names one, `fact` says servings or times, `number` is a
 * step's number alone, `talk` and `noise` are no part of the recipe.
 */
type Role = "line" | "head" | "fact" | "number" | "talk" | "noise";

export type TextLine = Piece & {
  role: Role;
  signs: LineSigns;
  /** The list that was named last before this line. */
  under: HeadKind | null;
  /** Reads like the name of a group. */
  heading: boolean;
  /** Neither the line before nor the one after stands in the same paragraph. */
  alone: boolean;
  person: number;
};

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

const isUpper = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

function isHeadingLike(line: Piece, signs: LineSigns, shouting: boolean): boolean {
  const { text } = line;
  if (
    text.length > 70 ||
    line.listed ||
    line.mark === "number" ||
    line.mark === "box" ||
    !/\p{L}/u.test(text)
  )
    return false;
  if (/[.!?,;]$/.test(text) || signs.measure === "unit" || signs.measure === "count") return false;
  if (line.level > 0) return true;
  if (/[:：]$/u.test(text)) return true;
  if (isUpper(text) && !shouting) return true;
  return line.mark === null && headingOf(text) !== null;
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

function sortLines(
  pieces: Piece[],
  facts: Facts,
  signsFor: (text: string) => LineSigns,
  language: string | null,
): TextLine[] {
  const lines: TextLine[] = [];
  const shouting = pieces.filter((piece) => isUpper(piece.text)).length > pieces.length * 0.5;
  let under: HeadKind | null = null;
  let early = true;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    const { text } = piece;
    // Behind the name of a list "Dough: 200 g flour, ..." names a group.
    const group = piece.title && (under !== null || !early);
    const seen = signsFor(text);
    // "Waffles (about 8)": a title with its yield, not an ingredient with its amount.
    const yields = early && seen.measure === "behind" && (yieldIn(text)?.at ?? 0) > 2;
    const signs = yields ? { ...seen, measure: null } : seen;
    const next = pieces[at + 1];
    const alone = piece.apart && (next === undefined || next.apart);
    const push = (role: Role, extra: Partial<TextLine> = {}): void => {
      const heading = role === "line" && (group || isHeadingLike(piece, signs, shouting));
      const person = role === "line" && text.length > 12 ? personWords(text, language) : 0;
      lines.push({
        ...piece,
        title: piece.title && !group,
        role,
        signs,
        under,
        heading,
        alone,
        person,
        ...extra,
      });
    };
    if (text === "") {
      push(piece.mark === "number" ? "number" : "noise");
      continue;
    }
    if (/^\d{1,2}$/.test(text)) {
      const step = next !== undefined && (signsFor(next.text).openings > 0 || next.text.length > 40);
      push(step ? "number" : "noise", step ? { number: Number(text), mark: "number" } : {});
      continue;
    }
    const label = piece.listed || piece.mark === "number" ? null : titleLabel(text);
    if (label !== null && signsFor(label).openings === 0 && early) {
      facts.title ??= label;
      push("line", { text: label, title: true });
      continue;
    }
    const value = pieces.slice(at + 1, at + 4).find((other) => /[\p{L}\p{N}]/u.test(other.text));
    if (!piece.listed && piece.mark !== "number" && !piece.title) {
      if (isShortValue(value?.text) && labelledFact(facts, text, value?.text ?? "")) {
        const end = pieces.indexOf(value as Piece, at);
        for (; at <= end; at += 1)
          lines.push({
            ...(pieces[at] as Piece),
            role: "fact",
            signs,
            under,
            heading: false,
            alone,
            person: 0,
          });
        at -= 1;
        continue;
      }
      if (lineFacts(facts, text, early)) {
        proseFacts(facts, text);
        push("fact");
        continue;
      }
      if (isNoise(text)) {
        push("noise");
        continue;
      }
      const needed = neededAbove(text);
      if (needed !== null && next !== undefined && listHead(text) === null) {
        if (needed.length > 2) push("line", { text: needed, heading: false, alone: true });
        under = "ingredients";
        early = false;
        push("head", { under });
        continue;
      }
      const head = listHead(text);
      if (head !== null) {
        headFacts(facts, head.said);
        const before: HeadKind | null = under;
        if (head.kind !== "aside" || under !== null) under = head.kind;
        push("head", { under: head.kind });
        if (head.kind === "ingredients") early = false;
        if (head.rest !== "") {
          const rest: Piece = { ...piece, text: head.rest, mark: null, number: null, level: 0, apart: true };
          if (lineFacts(facts, head.rest, true)) continue;
          lines.push({
            ...rest,
            role: "line",
            signs: signsFor(head.rest),
            under: head.kind,
            heading: false,
            alone: false,
            person: 0,
          });
          if (head.kind === "notes" || head.kind === "aside") under = before;
        }
        continue;
      }
      if (isTalk(text) && signs.measure !== "unit" && piece.mark !== "box") {
        push("talk");
        continue;
      }
    }
    if (signs.measure === "unit") early = false;
    push("line");
  }
  return lines;
}

const isShortValue = (text: string | undefined): boolean =>
  text !== undefined &&
  text.length <= 30 &&
  (/^(?:ca\.?|about|etwa|~)?\s?[\d½¼¾]/iu.test(text) || /^\p{L}+$/u.test(text));
