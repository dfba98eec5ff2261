import { createEmbeddedSearch, type SearchEngine } from "#server/engines/search/search.ts";
import { createConfiguredSearch } from "#server/features/search-index/service/create-search.ts";
import type { IndexDeps } from "#server/ports.ts";
import { startSearchServer } from "../search-server/start-server.ts";
import { InputError } from "./read-json-lines.ts";

/** An engine to be measured; `fill` brings it all recipes of a filled database, where it does not have them already. */
export type ChosenEngine = {
  search: SearchEngine;
  fill(deps: Omit<IndexDeps, "meili">): Promise<void>;
  close(): Promise<void>;
  /** CPU of a process of its own so far, in milliseconds; NaN where that is not known. */
  cpu(): number;
};

/** Evaluation measures quality, so slow answers are accepted. */
const PATIENCE_MS = 60_000;
/** Never that of a server that people use. */
const TOOLS_INDEX = "larder_tools";
const nothing = async () => undefined;

/** The engine with this name. A new engine takes its place here, and nowhere else in this tool. Throws InputError. */
export async function openSearchEngine(name: string): Promise<ChosenEngine> {
  if (name === "embedded")
    return { search: createEmbeddedSearch(), fill: nothing, close: nothing, cpu: () => 0 };
  if (name !== "meili") throw new InputError(`There is no engine ${name}: say embedded or meili.`);
  const { MEILI_URL: url, MEILI_KEY: key } = process.env;
  return url ? meiliAt({ url, key }, { close: nothing, cpu: () => Number.NaN }) : startMeili();
}

async function startMeili(): Promise<ChosenEngine> {
  const server = await startSearchServer();
  if ("missing" in server)
    throw new InputError(`--engine meili needs MEILI_URL, the server's address: ${server.missing}.`);
  return meiliAt(server, server);
}

/** An index of the tools' own: it is written over, and taken away at the end. */
function meiliAt(
  options: { url: string; key: string | undefined },
  { close, cpu }: Pick<ChosenEngine, "close" | "cpu">,
): ChosenEngine {
  const onFallback = (why: Error) => {
    throw why;
  };
  const { search, searchServer } = createConfiguredSearch({
    ...options,
    indexName: TOOLS_INDEX,
    inTimeMs: PATIENCE_MS,
    onFallback,
  });
  return {
    search,
    async fill(deps) {
      if (searchServer === null) return;
      await searchServer.meili.drop();
      await searchServer.sync.turn({ ...deps, meili: searchServer.meili });
      if (!searchServer.sync.isComplete) throw new InputError(`No search server answers at ${options.url}.`);
    },
    async close() {
      await searchServer?.meili.drop().catch(() => undefined);
      await close();
    },
    cpu,
  };
}
