import { readFileSync } from "node:fs";
import { FEATURE_BITS } from "./features.ts";
import { STYLE_BITS } from "./house-style.ts";
import { LABEL_COUNT, STYLE_COUNT } from "./labels.ts";
import { type LineView, MARGIN } from "./line-view.ts";
import { type PackedRows, viewTableAsPackedRows } from "./packed-rows.ts";

const EDGE_BITS = 9;
/** The two tables of transition weights: by the word of the token, and by the word before it. */
const EDGE_TABLES = 2;
/** Transition weights of one word: from each label, and from the start of the line, to each label. */
export const EDGE_ROW = (LABEL_COUNT + 1) * LABEL_COUNT;

/**
 * Small integers in rows: `features` has LABEL_COUNT per feature, `edges` EDGE_ROW per word, `styles`
 * STYLE_COUNT per style feature.
 */
export type TaggerWeights = { features: Int8Array; edges: Int8Array; styles: Int8Array };

/** The integer 1 means 1/32 in `features` and `styles`, and 1/16 in `edges`. */
export const FEATURE_STEPS = 32;
export const EDGE_STEPS = 16;
export const EDGE_SCALE = FEATURE_STEPS / EDGE_STEPS;

export const weightSizes = {
  features: LABEL_COUNT << FEATURE_BITS,
  edges: EDGE_TABLES * (EDGE_ROW << EDGE_BITS),
  styles: STYLE_COUNT << STYLE_BITS,
};

// The build copies the file next to the chunk, so that the same relative URL works there.
const FILE = new URL("./ingredient-tagger.weights", import.meta.url);

/** The weights with `features` packed for fast addition. */
export type ReadyWeights = { features: PackedRows; edges: Int8Array; styles: Int8Array };

let loaded: ReadyWeights | null = null;

/**
 * Returns the weights, which are read from the file on first use. Throws if the file is missing or has
 * another size.
 */
export function loadTaggerWeights(): ReadyWeights {
  if (loaded === null) {
    const { features, edges, styles } = parseWeights(readFileSync(FILE));
    loaded = { features: viewTableAsPackedRows(features), edges, styles };
  }
  return loaded;
}

/** Divides the file into its three tables, which follow each other. */
function parseWeights(bytes: Uint8Array): TaggerWeights {
  const { features, edges, styles } = weightSizes;
  if (bytes.length !== features + edges + styles)
    throw new Error("the weights of the tagger have another shape");
  const part = (from: number, length: number) => new Int8Array(bytes.buffer, bytes.byteOffset + from, length);
  return {
    features: part(0, features),
    edges: part(features, edges),
    styles: part(features + edges, styles),
  };
}

export function serializeTaggerWeights({ features, edges, styles }: TaggerWeights): Uint8Array {
  const bytes = new Int8Array(features.length + edges.length + styles.length);
  bytes.set(features);
  bytes.set(edges, features.length);
  bytes.set(styles, features.length + edges.length);
  return new Uint8Array(bytes.buffer);
}

/** Writes the sum of both tables' transition weights to each token, EDGE_ROW per token. */
export function writeTransitionScores(
  { length, word }: LineView,
  { edges }: ReadyWeights,
  sums: Int32Array,
): void {
  for (let i = 0; i < length; i += 1) {
    const byWord = edgeRow(word[i + MARGIN]!);
    const byBefore = SECOND_TABLE + edgeRow(word[i + MARGIN - 1]!);
    const to = i * EDGE_ROW;
    for (let step = 0; step < EDGE_ROW; step += 1)
      sums[to + step] = edges[byWord + step]! + edges[byBefore + step]!;
  }
}

const SECOND_TABLE = EDGE_ROW << EDGE_BITS;
const edgeRow = (word: number) => ((Math.imul(word, 0x9e3779b1) >>> 8) & ((1 << EDGE_BITS) - 1)) * EDGE_ROW;

/** The offsets of the transitions to token `i` in both tables. */
export function findTransitionOffsets(view: LineView, i: number): [number, number] {
  return [edgeRow(view.word[i + MARGIN] ?? 0), SECOND_TABLE + edgeRow(view.word[i + MARGIN - 1] ?? 0)];
}
