import { findUnitByWordOrNull, isSize, type Token } from "#server/engines/amounts/amounts.ts";
import { memoize } from "../../memoize/memoize.ts";
import { hashText } from "./hashing.ts";

/**
 * The features of a single token: hashes of its text and of its first and last letters, its shape and its
 * role.
 */
export type WordView = {
  /**
   * Hashes of the text as written, in lower case, and in lower case without a final point; most features use
   * the last.
   */
  written: number;
  lower: number;
  hash: number;
  end2: number;
  end3: number;
  end4: number;
  start4: number;
  shape: number;
  /** 5 for a unit, 6 for a size, otherwise 0. */
  role: number;
  /** Bits for conjunctions, brackets and separators, from which the segments of a line are computed. */
  parts: number;
};

/**
 * Bits of `parts`. OR and AND are conjunctions, OPENS and CLOSES brackets, PARTS commas and dashes; ENDS is
 * set for all marks that end a segment.
 */
const OR = 1;
const AND = 2;
export const JOINS = OR + AND;
export const OPENS = 4;
export const CLOSES = 8;
export const PARTS = 16;
export const ENDS = 32;

const partsOf: Readonly<Record<string, number>> = {
  "(": OPENS + ENDS,
  "[": OPENS + ENDS,
  ")": CLOSES + ENDS,
  "]": CLOSES + ENDS,
  ",": PARTS + ENDS,
  ";": PARTS + ENDS,
  "–": PARTS + ENDS,
  "—": PARTS + ENDS,
  ":": ENDS,
  or: OR,
  and: AND,
};

const MAX_CACHED_LENGTH = 40;
/** The caches are this small because a few thousand words make up most lines. */
const cachedWord = memoize(4000, viewPlainWord);
const cachedMark = memoize(400, viewMark);

/** Computes the features of a token of an English line. */
export function createWordView(token: Token): WordView {
  // Numbers are not cached by text, because it is ambiguous: "1,5" is one and a half or fifteen.
  if (token.kind === "number") return viewOf(token.text, numberForm(token), 1, 0);
  const isLong = token.text.length > MAX_CACHED_LENGTH;
  if (token.kind === "mark") return isLong ? viewMark(token.text) : cachedMark(token.text);
  return isLong ? viewPlainWord(token.text) : cachedWord(token.text);
}

function numberForm({ as, value }: Token & { kind: "number" }): string {
  if (as !== "whole") return as === "fraction" ? "#f" : "#d";
  return value.n < 10 ? "#1" : value.n < 100 ? "#2" : "#3";
}

function viewMark(text: string): WordView {
  return viewOf(text, text.toLowerCase(), 2, 0);
}

function viewPlainWord(text: string): WordView {
  const lower = text.toLowerCase();
  const form = lower.endsWith(".") ? lower.slice(0, -1) : lower;
  return viewOf(text, form, shapeOf(text), findUnitByWordOrNull(text, "en") ? 5 : isSize(text, "en") ? 6 : 0);
}

function shapeOf(text: string): number {
  const code = text.charCodeAt(0);
  const capital = code >= 65 && code <= 90;
  const shape = !capital ? 3 : text.length > 1 && text === text.toUpperCase() ? 4 : 5;
  return shape + (text.includes("-") ? 8 : 0) + (text.endsWith(".") ? 16 : 0);
}

function viewOf(text: string, form: string, shape: number, role: number): WordView {
  const { length } = form;
  const hash = hashText(form);
  return {
    written: hashText(text),
    lower: hashText(text.toLowerCase()),
    hash,
    end2: length > 2 ? hashText(form, length - 2) : hash,
    end3: length > 3 ? hashText(form, length - 3) : hash,
    end4: length > 4 ? hashText(form, length - 4) : hash,
    start4: length > 4 ? hashText(form, 0, 4) : hash,
    shape,
    role,
    parts: Object.hasOwn(partsOf, text) ? partsOf[text]! : 0,
  };
}
