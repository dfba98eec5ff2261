import { MAX_LINE_LENGTH } from "../clean-line.ts";
import { mixIntoHash } from "./hashing.ts";
import { type LineView, MARGIN } from "./line-view.ts";

export const FEATURE_BITS = 17;
const MASK = (1 << FEATURE_BITS) - 1;

/** The fields of a token. "before2" is the second token before it, "since" its distance from the amount. */
const FIELDS = `
  none word before after before2 after2 end3 end2 start4 end4 endBefore endAfter shape role roleBefore
  roleAfter unit since place toEnd placeToEnd closer brackets head first joins lineHead lineEnd house
`
  .trim()
  .split(/\s+/);

/**
 * The features of a token are combinations of up to three fields. The weights of these do not depend on the
 * house style, the way in which a source delimits names.
 */
const SHARED_FEATURES = [
  "",
  // The word and its neighbours.
  "word, before, after, before2, after2, before word, word after, before after, before2 before",
  "after after2, before word after, before2 before word, word after after2",
  // Its first and last letters, and its shape.
  "end3, end2, start4, end4, endBefore word, word endAfter, end3 endAfter, endBefore end3, shape",
  "shape before",
  // Its role as read by the rules: number, unit or size.
  "role, roleBefore role roleAfter, role word, role word after, unit word, unit since end3",
  // Its position.
  "place, place word, place end3, since, since word, since end3 toEnd, since placeToEnd, toEnd closer",
  "toEnd word place, toEnd end3 place, before place toEnd, after place role, brackets word place",
  // The first word, last word and conjunctions of its segment between commas or brackets, and the last words
  // of the line.
  "head place, head word, first place, first word, joins place word, lineHead place word",
  "lineHead word, lineEnd word",
].flatMap((group) => group.split(", "));
/** The features whose weights differ by house style. */
const HOUSE_FEATURES = ["house word", "house word before", "house end3 place", "house place toEnd"];
const TEMPLATES = [...SHARED_FEATURES, ...HOUSE_FEATURES];

/** The number of features that all house styles share, and the number of all features. */
export const SHARED = SHARED_FEATURES.length;
export const PER_TOKEN = TEMPLATES.length;

const PARTS = 3;
const parts = Int32Array.from(
  TEMPLATES.flatMap((template) => {
    const named = template === "" ? [] : template.split(" ");
    return Array.from({ length: PARTS }, (_, offset) => Math.max(0, FIELDS.indexOf(named[offset] ?? "none")));
  }),
);
const seeds = Int32Array.from(TEMPLATES, (_, offset) =>
  offset < SHARED ? (offset + 1) * 7919 : 1_000_003 + offset - SHARED,
);

/** The fields of each token of the current line, in the order of FIELDS. */
const fields = new Int32Array(MAX_LINE_LENGTH * FIELDS.length);

/**
 * For each feature of each token the row of its weights, PER_TOKEN per token. All are computed before the
 * first weight is read, so that the CPU can fetch many weights at once.
 */
export const rows = new Int32Array(MAX_LINE_LENGTH * PER_TOKEN);

function fillFeatureRows(length: number, first: number, end: number): void {
  for (let i = 0; i < length; i += 1) {
    const offset = i * FIELDS.length;
    for (let feature = first; feature < end; feature += 1) {
      const part = feature * PARTS;
      const hash = mixIntoHash(seeds[feature]!, fields[offset + parts[part]!]!);
      const two = mixIntoHash(hash, fields[offset + parts[part + 1]!]!);
      rows[i * PER_TOKEN + feature] = mixIntoHash(two, fields[offset + parts[part + 2]!]!) & MASK;
    }
  }
}

/** Fills the first SHARED rows of each token, which do not depend on the house style. */
export function fillFeatureRowsOfAllHouseStyles(view: LineView): void {
  const { length, word, end3, role, amountEnd } = view;
  // If the amount is the end of the line, `view.head` has a value of an earlier line there.
  const lineHead = amountEnd < length ? view.head[amountEnd]! : 0;
  const lineEnd = word[length - 1 + MARGIN]!;
  for (let i = 0; i < length; i += 1) {
    const m = i + MARGIN;
    const place = view.place[i]!;
    const toEnd = view.toEnd[i]!;
    let offset = i * FIELDS.length + 1;
    fields[offset++] = word[m]!;
    fields[offset++] = word[m - 1]!;
    fields[offset++] = word[m + 1]!;
    fields[offset++] = word[m - 2]!;
    fields[offset++] = word[m + 2]!;
    fields[offset++] = end3[m]!;
    fields[offset++] = view.end2[i]!;
    fields[offset++] = view.start4[i]!;
    fields[offset++] = view.end4[i]!;
    fields[offset++] = end3[m - 1]!;
    fields[offset++] = end3[m + 1]!;
    fields[offset++] = view.shape[i]!;
    fields[offset++] = role[m]!;
    fields[offset++] = role[m - 1]!;
    fields[offset++] = role[m + 1]!;
    fields[offset++] = view.unit;
    fields[offset++] = Math.min(4, Math.max(-1, i - amountEnd)) + 2;
    fields[offset++] = place;
    fields[offset++] = toEnd;
    fields[offset++] = place * 8 + toEnd;
    fields[offset++] = view.closer[i]!;
    fields[offset++] = view.brackets[i]!;
    fields[offset++] = view.head[i]!;
    fields[offset++] = view.first[i]!;
    fields[offset++] = view.joins[i]!;
    fields[offset++] = lineHead;
    fields[offset++] = lineEnd;
  }
  fillFeatureRows(length, 0, SHARED);
}

/** Fills the remaining rows of each token for one house style. */
export function fillHouseStyleFeatureRows(house: number, length: number): void {
  for (let i = 1; i <= length; i += 1) fields[i * FIELDS.length - 1] = house;
  fillFeatureRows(length, SHARED, PER_TOKEN);
}
