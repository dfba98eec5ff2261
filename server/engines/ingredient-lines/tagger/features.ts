import { LONGEST_LINE } from "../clean-line.ts";
import { mix } from "./hashing.ts";
import { type LineView, MARGIN } from "./line-view.ts";

export const FEATURE_BITS = 17;
const MASK = (1 << FEATURE_BITS) - 1;

/** What is looked at for a token; "before2" is the second word before it, "since" how far behind the amount it stands. */
const FIELDS = `
  none word before after before2 after2 end3 end2 start4 end4 endBefore endAfter shape role roleBefore
  roleAfter unit since place toEnd placeToEnd closer brackets head first joins lineHead lineEnd house
`
  .trim()
  .split(/\s+/);

/** The features of each token: each is what some fields, at most three, say together. First those of any house. */
const OF_ANY = [
  "",
  // The word and its neighbours.
  "word, before, after, before2, after2, before word, word after, before after, before2 before",
  "after after2, before word after, before2 before word, word after after2",
  // Its ends and its shape.
  "end3, end2, start4, end4, endBefore word, word endAfter, end3 endAfter, endBefore end3, shape",
  "shape before",
  // What the rules take it for.
  "role, roleBefore role roleAfter, role word, role word after, unit word, unit since end3",
  // Where it stands.
  "place, place word, place end3, since, since word, since end3 toEnd, since placeToEnd, toEnd closer",
  "toEnd word place, toEnd end3 place, before place toEnd, after place role, brackets word place",
  // What the stretch, and the line, is about.
  "head place, head word, first place, first word, joins place word, lineHead place word",
  "lineHead word, lineEnd word",
].flatMap((group) => group.split(", "));
/** What a house makes of a token. */
const OF_HOUSE = ["house word", "house word before", "house end3 place", "house place toEnd"];
const TEMPLATES = [...OF_ANY, ...OF_HOUSE];

/** How many features are the same whatever the house, and how many there are. */
export const SHARED = OF_ANY.length;
export const PER_TOKEN = TEMPLATES.length;

const PARTS = 3;
const parts = Int32Array.from(
  TEMPLATES.flatMap((template) => {
    const named = template === "" ? [] : template.split(" ");
    return Array.from({ length: PARTS }, (_, at) => Math.max(0, FIELDS.indexOf(named[at] ?? "none")));
  }),
);
const seeds = Int32Array.from(TEMPLATES, (_, at) =>
  at < SHARED ? (at + 1) * 7919 : 1_000_003 + at - SHARED,
);

/** The fields of each token of the line that was looked at last, in their order. */
const fields = new Int32Array(LONGEST_LINE * FIELDS.length);

/**
 * The row of weights that each feature of each token of that line speaks to, PER_TOKEN a token. All are made before any
 * weight is looked at: weights come from far in memory, and many are fetched at once where nothing stands between.
 */
export const rows = new Int32Array(LONGEST_LINE * PER_TOKEN);

function fillRows(length: number, first: number, end: number): void {
  for (let i = 0; i < length; i += 1) {
    const at = i * FIELDS.length;
    for (let feature = first; feature < end; feature += 1) {
      const part = feature * PARTS;
      const one = mix(seeds[feature]!, fields[at + parts[part]!]!);
      const two = mix(one, fields[at + parts[part + 1]!]!);
      rows[i * PER_TOKEN + feature] = mix(two, fields[at + parts[part + 2]!]!) & MASK;
    }
  }
}

/** Fills the SHARED rows of each token. */
export function lookAt(view: LineView): void {
  const { length, word, end3, role, amountEnd } = view;
  // Behind the last token the view may hold what an earlier line left.
  const lineHead = amountEnd < length ? view.head[amountEnd]! : 0;
  const lineEnd = word[length - 1 + MARGIN]!;
  for (let i = 0; i < length; i += 1) {
    const m = i + MARGIN;
    const place = view.place[i]!;
    const toEnd = view.toEnd[i]!;
    let at = i * FIELDS.length + 1;
    fields[at++] = word[m]!;
    fields[at++] = word[m - 1]!;
    fields[at++] = word[m + 1]!;
    fields[at++] = word[m - 2]!;
    fields[at++] = word[m + 2]!;
    fields[at++] = end3[m]!;
    fields[at++] = view.end2[i]!;
    fields[at++] = view.start4[i]!;
    fields[at++] = view.end4[i]!;
    fields[at++] = end3[m - 1]!;
    fields[at++] = end3[m + 1]!;
    fields[at++] = view.shape[i]!;
    fields[at++] = role[m]!;
    fields[at++] = role[m - 1]!;
    fields[at++] = role[m + 1]!;
    fields[at++] = view.unit;
    fields[at++] = Math.min(4, Math.max(-1, i - amountEnd)) + 2;
    fields[at++] = place;
    fields[at++] = toEnd;
    fields[at++] = place * 8 + toEnd;
    fields[at++] = view.closer[i]!;
    fields[at++] = view.brackets[i]!;
    fields[at++] = view.head[i]!;
    fields[at++] = view.first[i]!;
    fields[at++] = view.joins[i]!;
    fields[at++] = lineHead;
    fields[at++] = lineEnd;
  }
  fillRows(length, 0, SHARED);
}

/** Fills the other rows of each token, as of a house, of the line that was looked at. */
export function lookAsOf(house: number, length: number): void {
  for (let i = 1; i <= length; i += 1) fields[i * FIELDS.length - 1] = house;
  fillRows(length, SHARED, PER_TOKEN);
}
