import { join } from "node:path";
import { parseArgs } from "node:util";
import { type ChosenEngine, openSearchEngine } from "./eval-search/choose-engine.ts";
import { readQueries, readRecipes } from "./eval-search/file-lines.ts";
import { InputError } from "./eval-search/read-json-lines.ts";
import { printSearchScores } from "./eval-search/run-suite.ts";
import { withFilledSearch } from "./eval-search/with-search.ts";

const USAGE = "usage: eval-search [RECIPES QUERIES] [--engine embedded|meili] [--detail]";
const WRONG_INPUT = 2;
const SUITE = join(import.meta.dirname, "../../server/evals/eval-search/suite");

/**
 * `eval-search RECIPES QUERIES` prints one JSON line {id, hits, ms_cpu} for each {id, q} of QUERIES, searched
 * in RECIPES. Without files, it prints the scores of the test suite. With `--detail`, it also prints each
 * query of the sets that may be used for tuning.
 */
async function main(args: string[]): Promise<void> {
  const { files, engine: name, detail } = readArguments(args);
  const engine = await openSearchEngine(name);
  try {
    if (files === null) await printSearchScores(engine, SUITE, detail);
    else await answerFiles(engine, files);
  } finally {
    await engine.close();
  }
}

async function answerFiles(engine: ChosenEngine, files: { recipes: string; queries: string }): Promise<void> {
  const recipes = readRecipes(files.recipes);
  const queries = readQueries(files.queries);
  await withFilledSearch(engine, recipes, async (ask) => {
    for (const { id, q } of queries) {
      const { hits, msCpu } = await ask(q);
      process.stdout.write(`${JSON.stringify({ id, hits, ms_cpu: Number(msCpu.toFixed(3)) })}\n`);
    }
  });
}

function readArguments(args: string[]) {
  const { values, positionals } = parsed(args);
  const { engine = "embedded", detail = false } = values;
  const [recipes, queries, ...more] = positionals;
  if (recipes === undefined) return { files: null, engine, detail };
  if (queries === undefined || more.length > 0 || detail) throw new InputError(USAGE);
  return { files: { recipes, queries }, engine, detail };
}

function parsed(args: string[]) {
  try {
    const options = { engine: { type: "string" }, detail: { type: "boolean" } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new InputError(USAGE);
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = WRONG_INPUT;
}
