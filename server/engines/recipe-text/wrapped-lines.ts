import {
  extractFoldedWords,
  hasUnitOrCount,
  isLineEndIncomplete,
  type LineFeatureReader,
  type LineFeatures,
  parseListHeadingOrNull,
  type SourceLine,
  splitSentences,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { findSeamsBetweenRows } from "./wrapped-rows.ts";

const ENDS = /[.!?:;][)"'»”]*$/u;
/** Words that begin a sentence when they are capitalized, even if the previous line has no full stop. */
const SENTENCE_STARTS =
  /^(?:Mit|In|Im|Auf|Aus|Bei|Nach|Dann|Dazu|Das|Die|Der|Den|Alles|Alle|Zum|Unter|Und|Für|With|Then|The|Add|Put|Place|When|While|After|Once|Dans|Avec|Puis|Les|Le|La|Un|Une|En|Con|El|Los|Las|Luego|Quando|Poi|Nel|Il)(?!\p{L})/u;
/** Matches an ingredient with its amount at the end, in any language: "perch - 200 g". */
const AMOUNT_LAST = /^\p{L}[^.;!?]{0,50}?\s?[–—:-]\s?\d[\d.,/]{0,7}(?:\s?\p{L}{1,6}\.?){0,2}$/u;
const MIN_WIDTH = 38;
const MAX_WIDTH = 110;
const FULL_TOLERANCE = 3;
/** A line may end in a hyphenated word if it has at least this share of the widest line's length. */
const MIN_FULL_SHARE = 0.8;

/** The width in characters at which a text was wrapped; null if it was not wrapped. */
function measureLineWidthOrNull(
  lines: SourceLine[],
  signsFor: (text: string) => LineFeatures,
): number | null {
  const lengths = lines.filter((line) => line.cells === null).map((line) => line.source.length + line.indent);
  const long = lengths.filter((length) => length > MAX_WIDTH).length;
  if (long > lengths.length * 0.1) return null;
  const width = Math.max(0, ...lengths.filter((length) => length <= MAX_WIDTH));
  if (width < MIN_WIDTH) return null;
  // In a wrapped text, most lines that another line continues have the full width.
  let followed = 0;
  let full = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || next.apart || next.mark !== null || line.cells !== null || line.level > 0)
      continue;
    if (signsFor(next.text).measure !== null || line.text.length < 20) continue;
    followed += 1;
    const word = next.text.split(" ", 1)[0] ?? "";
    if (
      line.source.length + line.indent + 1 + word.length >
      width - (width < 60 ? FULL_TOLERANCE : FULL_TOLERANCE + 6)
    )
      full += 1;
  }
  if (followed > 0 && full < followed * 0.6) return null;
  const near = lengths.filter((length) => length >= width - 14 && length <= MAX_WIDTH).length;
  return near >= 2 && near >= lengths.length * 0.12 ? width : null;
}

type State = { paragraph: boolean; opensLower: boolean };

/**
 * The width of a text in a narrow column, where paragraphs begin with a capital and most other lines do not.
 * Null for other texts.
 */
function measureColumnWidthOrNull(
  lines: SourceLine[],
  signsFor: (text: string) => LineFeatures,
): number | null {
  const plain = lines.filter((line) => line.cells === null && line.mark === null && line.level === 0);
  const opening = plain.filter((line) => line.apart);
  const inner = plain.filter((line) => !line.apart);
  const lower = (line: SourceLine): boolean => /^\p{Ll}/u.test(line.text);
  const width = Math.max(0, ...plain.map((line) => line.text.length));
  // A text without full stops is a list of notes, not wrapped sentences.
  const hasSentence = plain.some((line) => /[.!?…](?:\s|$)/u.test(line.text));
  if (inner.length < 4 || width > 64 || !hasSentence) return null;
  const bare = inner.filter((line) => lower(line) && signsFor(line.text).measure === null);
  if (bare.length < inner.length * 0.4 || opening.filter(lower).length > opening.length * 0.3) return null;
  return width;
}

/** Scores whether `next` continues `line`, in a text whose lines break at `column` characters; 0 if it does not. */
function scoreJoinInColumn(line: SourceLine, next: SourceLine, column: number, state: State): number {
  const filled = line.text.length / column;
  const leans = isLineEndIncomplete(line.text) || /[,&-]$/.test(line.text);
  if (ENDS.test(line.text)) return state.paragraph && filled >= 0.75 ? 8 : 0;
  if (/^\p{Ll}/u.test(next.text)) return !state.opensLower && (filled >= 0.6 || leans) ? 3 : 0;
  return state.paragraph && filled >= 0.6 && /^\p{Lu}/u.test(next.text) ? 2.5 : 0;
}

/** Two consecutive lines and the properties that decide whether they are joined. */
type LinePair = {
  line: SourceLine;
  next: SourceLine;
  /** The features of `line` (`own`) and of `next` (`signs`). */
  own: LineFeatures;
  signs: LineFeatures;
  state: State;
  /** True when `next` begins with a verb, as a step does. */
  opens: boolean;
  width: number | null;
  column: number | null;
  /** True when the first word of `next` does not fit on `line`. */
  full: boolean;
  lower: boolean;
};

/** Rates how likely `next` continues `line`. */
function scoreJoinOfLines(pair: LinePair): number {
  const { line, next, state, column } = pair;
  const narrow =
    column === null || isStartOfShortStep(pair, column) ? 0 : scoreJoinInColumn(line, next, column, state);
  return (
    narrow + scoreLineEnd(pair) + scoreNextLineStart(pair) + scoreLineWidth(pair) + scoreLineLayout(pair)
  );
}

/**
 * Whether `next` is a separate step in a list of short steps in small letters, which looks like a narrow
 * column: it begins with a verb, and follows an amount or would fit on `line`.
 */
function isStartOfShortStep({ line: { text }, next, own, signs, lower }: LinePair, column: number): boolean {
  if (signs.openings === 0 || !lower) return false;
  const fits = text.length + 1 + (next.text.split(" ", 1)[0] ?? "").length <= column;
  const isAmount = own.openings === 0 && (own.measure === "unit" || own.measure === "count");
  return fits || isAmount || /\d\s?\p{L}{1,4}$/u.test(text);
}

function scoreLineEnd({ line: { text }, next, state, full, own, lower }: LinePair): number {
  let points = own.openings > 0 && lower && text.endsWith(",") ? 3 : 0;
  if (isLineEndIncomplete(text)) points += /\d ?\p{L}{1,4}$/u.test(text) ? 6 : 3;
  if (/[,&]$/.test(text)) points += 1.5;
  const open = (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
  if (open) points += 2.5;
  if (ENDS.test(text)) points -= full && state.paragraph ? -1 : 2.5;
  else if (full && /^\p{Lu}/u.test(next.text)) points += 0.5;
  return points;
}

const isLineStartingWithDigit = (text: string): boolean => /^\P{L}*\p{N}/u.test(text);

function scoreNextLineStart({ line, next, own, signs, state, opens, column, lower }: LinePair): number {
  let points = 0;
  if (/^[(&+]/.test(next.text)) points += 1;
  if (lower && !state.opensLower) {
    points += 1.5;
    const endsStep = /[.!]$/.test(next.text) && signs.words <= 3;
    if (endsStep && !opens && isUnfinishedSentence(line.text)) points += 2;
    else if (own.openings > 0 && line.text.length >= 30 && !opens && !ENDS.test(line.text)) points += 1.5;
    if (/\p{Ll}{3}-\p{Ll}{3,}$/u.test(line.text) && !hasUnitOrCount(signs)) points += 4;
  }
  if (opens && (!lower || state.opensLower)) points -= 2;
  const amount = column === null || !lower;
  if (amount && (signs.measure === "unit" || signs.measure === "behind")) points -= 3;
  // A number in words may be inside a sentence: "durante | tres horas" (| is the line break).
  else if (signs.measure !== null && !(own.openings > 0 && lower && !isLineStartingWithDigit(next.text)))
    points -= 1.5;
  if (SENTENCE_STARTS.test(next.text) && !ENDS.test(line.text) && !isLineEndIncomplete(line.text))
    points -= 4;
  return points;
}

function scoreLineWidth({ line, state, width, column, full }: LinePair): number {
  if (full) return state.paragraph ? 2.5 : 2;
  if (width !== null) return line.source.length + line.indent < width - 22 ? -3 : 0;
  return column === null && line.text.length < 30 ? -1.5 : 0;
}

/** Points for list marks, indents and headings. */
function scoreLineLayout({ line, next }: LinePair): number {
  const heading = next.level > 0 || line.level > 0 ? -4 : 0;
  const hangs = line.mark !== null ? next.indent > line.indent : next.indent >= line.indent + 2;
  if (hangs) return heading + 2.5;
  return heading + (line.mark === "number" ? 1 : 0);
}

/** Whether the first word of `next` does not fit on `line`. */
function isLineFull(line: SourceLine, next: SourceLine, width: number | null, { paragraph }: State): boolean {
  if (width === null) return false;
  const firstWord = next.text.split(" ", 1)[0] ?? "";
  return (
    line.source.length + line.indent + 1 + firstWord.length > width - FULL_TOLERANCE - (paragraph ? 6 : 0)
  );
}

const isUpperCaseLine = (text: string): boolean =>
  text.length <= 32 && /\p{Lu}{3}/u.test(text) && !/[\p{Ll}\d:]/u.test(text);

const CONJUNCTION = /^(?:und|oder|bzw|and|or|et|ou|y|o|e|en|och|eller|og|i|lub|sowie)(?!\p{L})/iu;

/** Joins two lines. With `isHyphenated`, removes the hyphen that divides a word at the line break. */
function joinTwoLines(line: SourceLine, next: SourceLine, isHyphenated: boolean): SourceLine {
  const source = `${line.source} ${next.source}`;
  if (!/\p{L}-$/u.test(line.text) || !/^\p{L}/u.test(next.text) || CONJUNCTION.test(next.text))
    return { ...line, source, text: `${line.text} ${next.text}` };
  const isDivided = isHyphenated && /^\p{Ll}/u.test(next.text);
  return { ...line, source, text: (isDivided ? line.text.slice(0, -1) : line.text) + next.text };
}

/**
 * Whether the hyphen at the end of a line only divides a word: the line is full, or the word without a hyphen
 * is known. The hyphen of "free-range" belongs to the word.
 */
function isWordDividedAtLineEnd(
  line: SourceLine,
  next: SourceLine,
  isFullLine: boolean,
  { words, isAlways }: { words: WordReader; isAlways: boolean },
): boolean {
  const first = /\p{L}+(?=-$)/u.exec(line.text)?.[0]?.toLowerCase() ?? "";
  const second = /^\p{L}+/u.exec(next.text)?.[0]?.toLowerCase() ?? "";
  if (words.has(`${first}-${second}`)) return false;
  return isAlways || isFullLine || words.has(first + second);
}

/**
 * Languages that write compounds as one word. A hyphen at a line break divides a word unless the text has the
 * hyphenated form.
 */
const JOINING: ReadonlySet<string> = new Set(["de", "nl", "da", "sv", "no", "fi", "hu"]);

/** Knows the words of the text and the verbs of cooking. */
type WordReader = { has: (word: string) => boolean };

function createKnownWordPredicate(lines: SourceLine[], signsFor: (text: string) => LineFeatures): WordReader {
  let known: ReadonlySet<string> | null = null;
  return {
    has: (word) => {
      known ??= new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []));
      if (known.has(word)) return true;
      // A word with a hyphen is no verb, even if it begins with one ("schlag-sahne").
      const { openings, cooking, words } = signsFor(word);
      return words === 1 && !word.includes("-") && openings + cooking > 0;
    },
  };
}

/** Whether the last sentence of a line has no end: "Boil for 30 minutes. Drain". */
const isUnfinishedSentence = (text: string): boolean =>
  text.length >= 20 && !ENDS.test(text) && !/[,&-]$/.test(text);

/** Whether `line` may continue `previous`. `last` is the joined line that ends with `previous`. */
function mayLineContinuePrevious(
  line: SourceLine,
  previous: SourceLine,
  last: SourceLine,
  isComplete: (text: string) => boolean,
): boolean {
  if (line.apart || line.mark !== null || line.cells !== null || last.cells !== null) return false;
  if (last.text.length >= 3000 || line.text === "" || previous.text === "") return false;
  const isUnfinished = isUnfinishedSentence(previous.text) || /,$/.test(previous.text);
  const mayEndSentence = /^\p{Ll}/u.test(line.text) && isUnfinished;
  if (
    isComplete(previous.text) ||
    (isComplete(line.text) && !mayEndSentence && !isLineEndIncomplete(previous.text))
  )
    return false;
  return parseListHeadingOrNull(line.text) === null && parseListHeadingOrNull(previous.text)?.rest !== "";
}

/** Joins lines that were wrapped at a fixed width or in a narrow column. */
export function joinWrappedLines(
  lines: SourceLine[],
  signs: LineFeatureReader,
  isComplete: (text: string) => boolean,
): SourceLine[] {
  const { of: signsFor, language } = signs;
  const seams = findSeamsBetweenRows(lines, signs);
  const column = measureColumnWidthOrNull(lines, signsFor);
  const width = column === null ? measureLineWidthOrNull(lines, signsFor) : null;
  const joined: SourceLine[] = [];
  let state: State = { paragraph: false, opensLower: false };
  let previous: SourceLine | null = null;
  const words = createKnownWordPredicate(lines, signsFor);
  const divides = { words, isAlways: JOINING.has(language ?? "") };
  const widest = Math.max(0, ...lines.map((line) => line.source.length + line.indent));
  const continuesLine = (line: SourceLine, before: SourceLine, last: SourceLine): boolean => {
    const seam = seams.get(line);
    const lower = /^\p{Ll}/u.test(line.text);
    if (seam === "rest" || (seam !== undefined && !lower)) return seam === "rest";
    const own = signsFor(before.text);
    // An ingredient that ends in its amount is complete: "Olive oil 2 tbsp".
    if (AMOUNT_LAST.test(before.text)) return false;
    const endsInAmount = own.measure === "behind" && /\d\s?\p{L}{0,12}\.?\)?$/u.test(before.text);
    if (endsInAmount && own.openings + own.verbs + own.cooking === 0 && own.words <= 8) return false;
    if (/\p{Ll}-$/u.test(before.text) && /^\p{L}/u.test(line.text)) return true;
    if (joined.length === 1 && isUpperCaseLine(line.text) && isUpperCaseLine(last.text)) return true;
    const next = signsFor(line.text);
    const [first = ""] = splitSentences(line.text);
    const opens = signsFor(first).openings > 0 && extractFoldedWords(line.text).length > 1;
    const full = isLineFull(before, line, width, state);
    return (
      scoreJoinOfLines({
        line: before,
        next: line,
        own,
        signs: next,
        state,
        opens,
        width,
        column,
        full,
        lower,
      }) >= 2.5
    );
  };
  for (const line of lines) {
    const last = joined.at(-1);
    const mayJoin =
      last !== undefined && previous !== null && mayLineContinuePrevious(line, previous, last, isComplete);
    if (mayJoin && continuesLine(line, previous as SourceLine, last)) {
      const isFullLine = last.indent + (previous as SourceLine).source.length >= widest * MIN_FULL_SHARE;
      joined[joined.length - 1] = joinTwoLines(
        last,
        line,
        isWordDividedAtLineEnd(last, line, isFullLine, divides),
      );
      state.paragraph = true;
    } else {
      // The first line of a paragraph shows whether paragraphs begin with a small letter.
      const begins = line.apart || previous === null;
      state = { paragraph: false, opensLower: begins ? /^\p{Ll}/u.test(line.text) : state.opensLower };
      joined.push(seams.get(line) === "doubt" ? { ...line, mayContinue: true } : line);
    }
    previous = line;
  }
  return joined;
}
