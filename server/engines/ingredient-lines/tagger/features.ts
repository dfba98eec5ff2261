import { mix } from "./hashing.ts";
import { type LineView, MARGIN } from "./line-view.ts";

export const FEATURE_BITS = 17;
const MASK = (1 << FEATURE_BITS) - 1;
const HOUSE_TEMPLATE = 1_000_003;
/** How many features each token has whatever the house: the calls of `add` in `tokenFeatures`. */
export const SHARED = 51;
/** How many it has of a house: the rows of `houseFeatures`. */
export const OF_HOUSE = 4;
export const PER_TOKEN = SHARED + OF_HOUSE;

/** Writes the SHARED rows of weights that token `i` speaks to, from `at` on. */
export function tokenFeatures(view: LineView, i: number, into: Int32Array, at: number): void {
  let next = at;
  let template = 0;
  const add = (x: number, y: number, z: number) => {
    template += 7919;
    into[next++] = mix(mix(mix(template, x), y), z) & MASK;
  };
  const { word, end3, role } = view;
  const m = i + MARGIN;
  const w = word[m] ?? 0;
  const [before, after] = [word[m - 1] ?? 0, word[m + 1] ?? 0];
  const [before2, after2] = [word[m - 2] ?? 0, word[m + 2] ?? 0];
  const [end, endBefore, endAfter] = [end3[m] ?? 0, end3[m - 1] ?? 0, end3[m + 1] ?? 0];
  const r = role[m] ?? 0;
  const [shape, toEnd, place] = [view.shape[i] ?? 0, view.toEnd[i] ?? 0, view.place[i] ?? 0];
  const [head, first, joins] = [view.head[i] ?? 0, view.first[i] ?? 0, view.joins[i] ?? 0];
  // Behind the last token the view may hold what an earlier line left.
  const lineHead = view.amountEnd < view.length ? (view.head[view.amountEnd] ?? 0) : 0;
  const lineEnd = word[view.length - 1 + MARGIN] ?? 0;
  const since = Math.min(4, Math.max(-1, i - view.amountEnd)) + 2;

  add(0, 0, 0);
  // The word and its neighbours.
  add(w, 0, 0);
  add(before, 0, 0);
  add(after, 0, 0);
  add(before2, 0, 0);
  add(after2, 0, 0);
  add(before, w, 0);
  add(w, after, 0);
  add(before, after, 0);
  add(before2, before, 0);
  add(after, after2, 0);
  add(before, w, after);
  add(before2, before, w);
  add(w, after, after2);
  // Its ends and its shape.
  add(end, 0, 0);
  add(view.end2[i] ?? 0, 0, 0);
  add(view.start4[i] ?? 0, 0, 0);
  add(view.end4[i] ?? 0, 0, 0);
  add(endBefore, w, 0);
  add(w, endAfter, 0);
  add(end, endAfter, 0);
  add(endBefore, end, 0);
  add(shape, 0, 0);
  add(shape, before, 0);
  // What the rules take it for.
  add(r, 0, 0);
  add(role[m - 1] ?? 0, r, role[m + 1] ?? 0);
  add(r, w, 0);
  add(r, w, after);
  add(view.unit, w, 0);
  add(view.unit, since, end);
  // Where it stands.
  add(place, 0, 0);
  add(place, w, 0);
  add(place, end, 0);
  add(since, 0, 0);
  add(since, w, 0);
  add(since, end, toEnd);
  add(since, place * 8 + toEnd, 0);
  add(toEnd, view.closer[i] ?? 0, 0);
  add(toEnd, w, place);
  add(toEnd, end, place);
  add(before, place, toEnd);
  add(after, place, r);
  add(view.brackets[i] ?? 0, w, place);
  // What the stretch, and the line, is about.
  add(head, place, 0);
  add(head, w, 0);
  add(first, place, 0);
  add(first, w, 0);
  add(joins, place, w);
  add(lineHead, place, w);
  add(lineHead, w, 0);
  add(lineEnd, w, 0);
}

/** Writes the OF_HOUSE rows of weights that say what a house makes of token `i`. */
export function houseFeatures(view: LineView, i: number, house: number, into: Int32Array, at: number): void {
  const m = i + MARGIN;
  const [w, end, place] = [view.word[m] ?? 0, view.end3[m] ?? 0, view.place[i] ?? 0];
  const row = (template: number, y: number, z: number) => mix(mix(mix(template, house), y), z) & MASK;
  into[at] = row(HOUSE_TEMPLATE, w, 0);
  into[at + 1] = row(HOUSE_TEMPLATE + 1, w, view.word[m - 1] ?? 0);
  into[at + 2] = row(HOUSE_TEMPLATE + 2, end, place);
  into[at + 3] = row(HOUSE_TEMPLATE + 3, place, view.toEnd[i] ?? 0);
}
