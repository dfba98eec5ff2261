import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { serializeTaggerWeights } from "#server/engines/ingredient-lines/tagger/weights.ts";
import { LabelledLine } from "#server/evals/train/ingredients/labelled-line.ts";
import { trainTaggerWeights } from "#server/evals/train/ingredients/train-tagger.ts";

const WEIGHTS = new URL(
  "../../server/engines/ingredient-lines/tagger/ingredient-tagger.weights",
  import.meta.url,
);

function readPool(file: string): LabelledLine[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => LabelledLine.parse(JSON.parse(line)));
}

/** `train-ingredients POOL [TO]` trains the tagger on the labelled lines of POOL and writes its weights. */
function main(pool: string | undefined, to: string | undefined): number {
  if (pool === undefined || !existsSync(pool)) {
    console.error("usage: train-ingredients POOL [TO], a file of labelled lines (JSON lines, .gz or plain)");
    return 1;
  }
  const weights = serializeTaggerWeights(trainTaggerWeights(readPool(pool), (text) => console.error(text)));
  writeFileSync(to ?? WEIGHTS, weights);
  console.log(JSON.stringify({ bytes: weights.length }));
  return 0;
}

process.exitCode = main(process.argv[2], process.argv[3]);
