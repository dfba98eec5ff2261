import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { findYieldInTextOrNull, type HeadKind } from "#server/engines/languages/languages.ts";
import type { Facts } from "./enter-facts.ts";
import { findDishNameBeforeList } from "./enumerations.ts";
import {
  parseTitleAfterLabelOrNull,
  storeFactsFromLine,
  storeLabelledFact,
  storeTimesAndServingsFromProse,
  storeYieldFromListHeading,
} from "./facts.ts";
import type { LineFeatures } from "./line-signs.ts";
import type { Piece } from "./lines.ts";
import { type ListHead, parseListHeadingOrNull } from "./list-heads.ts";
import type { Row } from "./rows.ts";
import type { LineFeatureReader } from "./sign-reader.ts";
import { countSpeakerWords, isNoiseLine, isSmallTalkLine } from "./small-talk.ts";

/**
 * The role of a line: `line` may belong to a list, `head` names one, `fact` states servings or times,
 * `number` is only the number of a step, `talk` and `noise` are outside the recipe.
 */
type Role = "line" | "head" | "fact" | "number" | "talk" | "noise";

export type TextLine = Piece & Row & { role: Role };

const isUpperCaseLine = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

const isShortValueLine = (text: string): boolean =>
  text.length <= 30 && (/^(?:ca\.?|about|etwa|~)?\s?[\d½¼¾]/iu.test(text) || /^\p{L}+$/u.test(text));

function isLineFormattedLikeHeading(
  { text, listed, mark, level }: Piece,
  signs: LineFeatures,
  shouting: boolean,
): boolean {
  if (text.length > 70 || listed || mark === "number" || mark === "box" || !/\p{L}/u.test(text)) return false;
  if (/[.!?,;]$/.test(text) || signs.measure === "unit" || signs.measure === "count") return false;
  if (level > 0 || /[:：]$/u.test(text) || (isUpperCaseLine(text) && !shouting)) return true;
  return mark === null && parseIngredientHeadingOrNull(text) !== null;
}

/** A line and its properties before it gets a role. `group`: its title names a section, not the recipe. */
type PieceView = { piece: Piece; index: number; signs: LineFeatures; alone: boolean; group: boolean };

/** Assigns a role to each line of a text. Stores servings, times and title in `facts`. */
export const assignLineRoles = (pieces: Piece[], facts: Facts, signs: LineFeatureReader): TextLine[] =>
  new LineSorter(pieces, facts, signs).sort();

class LineSorter {
  readonly #pieces: Piece[];
  readonly #facts: Facts;
  readonly #signs: LineFeatureReader;
  readonly #shouting: boolean;
  readonly #lines: TextLine[] = [];
  #lastHead: HeadKind | null = null;
  /** True before the first ingredient. */
  #early = true;

  constructor(pieces: Piece[], facts: Facts, signs: LineFeatureReader) {
    this.#pieces = pieces;
    this.#facts = facts;
    this.#signs = signs;
    this.#shouting = pieces.filter((piece) => isUpperCaseLine(piece.text)).length > pieces.length * 0.5;
  }

  sort(): TextLine[] {
    for (let index = 0; index < this.#pieces.length; ) index += this.#take(index);
    return this.#lines;
  }

  /**
   * Assigns a role to the line at an index, and to following lines that belong to it. Returns their number.
   */
  #take(index: number): number {
    const view = this.#viewAt(index);
    const { piece, signs } = view;
    if (this.#takeNumber(view) || this.#takeTitle(view)) return 1;
    if (!piece.listed && piece.mark !== "number" && !piece.title) {
      const pair = this.#takePair(view);
      if (pair > 0) return pair;
      if (this.#takeFact(view) || this.#takeHead(view) || this.#takeTalk(view)) return 1;
    }
    if (signs.measure === "unit") this.#early = false;
    this.#push(view, "line");
    return 1;
  }

  #viewAt(index: number): PieceView {
    const piece = this.#pieces[index] as Piece;
    const next = this.#pieces[index + 1];
    const seen = this.#signs.of(piece.text);
    // Before the ingredients, a name with a number is a title with its yield: "Waffles (about 8)".
    const yields =
      this.#early && seen.measure === "behind" && (findYieldInTextOrNull(piece.text)?.start ?? 0) > 2;
    return {
      piece,
      index,
      signs: yields ? { ...seen, measure: null } : seen,
      alone: piece.apart && (next === undefined || next.apart),
      // After a list name or an ingredient, the title in "Dough: 200 g flour, ..." names a section.
      group: piece.title && (this.#lastHead !== null || !this.#early),
    };
  }

  #add(line: Omit<TextLine, "mayBeListed" | "headKind" | "layout">): void {
    const { role, lastHead } = line;
    this.#lines.push({
      ...line,
      mayBeListed: role === "line",
      headKind: role === "head" ? lastHead : null,
      isFact: role === "fact",
      layout: null,
    });
  }

  #push({ piece, signs, alone, group }: PieceView, role: Role, extra: Partial<TextLine> = {}): void {
    const line = role === "line";
    this.#add({
      ...piece,
      title: piece.title && !group,
      role,
      signs,
      lastHead: this.#lastHead,
      heading: line && (group || isLineFormattedLikeHeading(piece, signs, this.#shouting)),
      alone,
      speakerWords: line && piece.text.length > 12 ? countSpeakerWords(piece.text, this.#signs.language) : 0,
      ...extra,
    });
  }

  /** Handles a list mark without text, and a bare number that belongs to the step below it. */
  #takeNumber(view: PieceView): boolean {
    const { text, mark } = view.piece;
    if (text === "") {
      this.#push(view, mark === "number" ? "number" : "noise");
      return true;
    }
    if (!/^\d{1,2}$/.test(text)) return false;
    const next = this.#pieces[view.index + 1];
    const step = next !== undefined && (this.#signs.of(next.text).openings > 0 || next.text.length > 40);
    if (step) this.#push(view, "number", { number: Number(text), mark: "number" });
    else this.#push(view, "noise");
    return true;
  }

  /** Handles a title after its label: "Recipe: Apple pie". */
  #takeTitle(view: PieceView): boolean {
    const { text, listed, mark } = view.piece;
    const label = listed || mark === "number" ? null : parseTitleAfterLabelOrNull(text);
    if (label === null || !this.#early || this.#signs.of(label).openings > 0) return false;
    this.#facts.title ??= label;
    this.#push(view, "line", { text: label, title: true });
    return true;
  }

  /**
   * Handles a label whose value is on one of the next three lines. Returns the number of lines, 0 if there is
   * none.
   */
  #takePair({ piece, index, signs, alone }: PieceView): number {
    const value = this.#pieces.slice(index + 1, index + 4).find((other) => /[\p{L}\p{N}]/u.test(other.text));
    if (value === undefined || !isShortValueLine(value.text)) return 0;
    if (!storeLabelledFact(this.#facts, piece.text, value.text)) return 0;
    const pair = this.#pieces.slice(index, this.#pieces.indexOf(value, index) + 1);
    const lastHead = this.#lastHead;
    for (const part of pair)
      this.#add({ ...part, role: "fact", signs, lastHead, heading: false, alone, speakerWords: 0 });
    return pair.length;
  }

  #takeFact(view: PieceView): boolean {
    const { text } = view.piece;
    if (storeFactsFromLine(this.#facts, text, this.#early)) {
      storeTimesAndServingsFromProse(this.#facts, text);
      this.#push(view, "fact");
      return true;
    }
    if (!isNoiseLine(text)) return false;
    this.#push(view, "noise");
    return true;
  }

  /** Handles a list name and the text after it on the same line. */
  #takeHead(view: PieceView): boolean {
    const { text } = view.piece;
    const head = parseListHeadingOrNull(text);
    if (head !== null) {
      this.#enterList(view, head);
      return true;
    }
    const needed = findDishNameBeforeList(text);
    if (needed === null || this.#pieces[view.index + 1] === undefined) return false;
    if (needed.length > 2) this.#push(view, "line", { text: needed, heading: false, alone: true });
    this.#lastHead = "ingredients";
    this.#early = false;
    this.#push(view, "head");
    return true;
  }

  #enterList(view: PieceView, head: ListHead): void {
    storeYieldFromListHeading(this.#facts, head.said);
    const before = this.#lastHead;
    if (head.kind !== "aside" || before !== null) this.#lastHead = head.kind;
    this.#push(view, "head", { lastHead: head.kind });
    if (head.kind === "ingredients") this.#early = false;
    if (head.rest === "" || storeFactsFromLine(this.#facts, head.rest, true)) return;
    this.#add({
      ...view.piece,
      text: head.rest,
      mark: null,
      number: null,
      level: 0,
      apart: true,
      role: "line",
      signs: this.#signs.of(head.rest),
      lastHead: head.kind,
      heading: false,
      alone: false,
      speakerWords: 0,
    });
    if (head.kind === "notes" || head.kind === "aside") this.#lastHead = before;
  }

  #takeTalk(view: PieceView): boolean {
    if (view.signs.measure === "unit" || view.piece.mark === "box" || !isSmallTalkLine(view.piece.text))
      return false;
    this.#push(view, "talk");
    return true;
  }
}
