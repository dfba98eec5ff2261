import { mix } from "./hashing.ts";
import { type LineView, MARGIN } from "./line-view.ts";

export const FEATURE_BITS = 17;
const MASK = (1 << FEATURE_BITS) - 1;
const HOUSE_TEMPLATE = 1_000_003;

/** What is looked at for a token; "before2" is the second word before it, "since" how far behind the amount it stands. */
const FIELDS = [
  "none",
  "word",
  "before",
  "after",
  "before2",
  "after2",
  "end3",
  "end2",
  "start4",
  "end4",
  "endBefore",
  "endAfter",
  "shape",
  "role",
  "roleBefore",
  "roleAfter",
  "unit",
  "since",
  "place",
  "toEnd",
  "placeToEnd",
  "closer",
  "brackets",
  "head",
  "first",
  "joins",
  "lineHead",
  "lineEnd",
] as const;

/** The features that each token has whatever the house: each is what some fields, at most three, say together. */
const TEMPLATES = [
  "",
  // The word and its neighbours.
  "word",
  "before",
  "after",
  "before2",
  "after2",
  "before word",
  "word after",
  "before after",
  "before2 before",
  "after after2",
  "before word after",
  "before2 before word",
  "word after after2",
  // Its ends and its shape.
  "end3",
  "end2",
  "start4",
  "end4",
  "endBefore word",
  "word endAfter",
  "end3 endAfter",
  "endBefore end3",
  "shape",
  "shape before",
  // What the rules take it for.
  "role",
  "roleBefore role roleAfter",
  "role word",
  "role word after",
  "unit word",
  "unit since end3",
  // Where it stands.
  "place",
  "place word",
  "place end3",
  "since",
  "since word",
  "since end3 toEnd",
  "since placeToEnd",
  "toEnd closer",
  "toEnd word place",
  "toEnd end3 place",
  "before place toEnd",
  "after place role",
  "brackets word place",
  // What the stretch, and the line, is about.
  "head place",
  "head word",
  "first place",
  "first word",
  "joins place word",
  "lineHead place word",
  "lineHead word",
  "lineEnd word",
];
const PARTS = 3;
const parts = Int32Array.from(
  TEMPLATES.flatMap((template) => {
    const named = template === "" ? [] : template.split(" ");
    return Array.from({ length: PARTS }, (_, at) =>
      Math.max(0, (FIELDS as readonly string[]).indexOf(named[at] ?? "none")),
    );
  }),
);

export const SHARED = TEMPLATES.length;
/** How many it has of a house: the rows of `houseFeatures`. */
export const OF_HOUSE = 4;
export const PER_TOKEN = SHARED + OF_HOUSE;

const fields = new Int32Array(FIELDS.length);

/** Fills `fields`, in their order. */
function lookAt(view: LineView, i: number): void {
  const { word, end3, role } = view;
  const m = i + MARGIN;
  const place = view.place[i]!;
  const toEnd = view.toEnd[i]!;
  let at = 1;
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
  fields[at++] = Math.min(4, Math.max(-1, i - view.amountEnd)) + 2;
  fields[at++] = place;
  fields[at++] = toEnd;
  fields[at++] = place * 8 + toEnd;
  fields[at++] = view.closer[i]!;
  fields[at++] = view.brackets[i]!;
  fields[at++] = view.head[i]!;
  fields[at++] = view.first[i]!;
  fields[at++] = view.joins[i]!;
  // Behind the last token the view may hold what an earlier line left.
  fields[at++] = view.amountEnd < view.length ? view.head[view.amountEnd]! : 0;
  fields[at++] = word[view.length - 1 + MARGIN]!;
}

/** Writes the SHARED rows of weights that token `i` speaks to, from `to` on. */
export function tokenFeatures(view: LineView, i: number, into: Int32Array, to: number): void {
  lookAt(view, i);
  for (let row = 0, part = 0; row < SHARED; row += 1, part += PARTS) {
    const first = mix((row + 1) * 7919, fields[parts[part]!]!);
    into[to + row] = mix(mix(first, fields[parts[part + 1]!]!), fields[parts[part + 2]!]!) & MASK;
  }
}

/** Writes the OF_HOUSE rows of weights that say what a house makes of token `i`. */
export function houseFeatures(view: LineView, i: number, house: number, into: Int32Array, to: number): void {
  const { word, end3 } = view;
  const m = i + MARGIN;
  const place = view.place[i]!;
  into[to] = houseRow(0, house, word[m]!, 0);
  into[to + 1] = houseRow(1, house, word[m]!, word[m - 1]!);
  into[to + 2] = houseRow(2, house, end3[m]!, place);
  into[to + 3] = houseRow(3, house, place, view.toEnd[i]!);
}

const houseRow = (template: number, house: number, y: number, z: number) =>
  mix(mix(mix(HOUSE_TEMPLATE + template, house), y), z) & MASK;
