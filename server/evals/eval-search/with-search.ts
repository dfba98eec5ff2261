import type { Deps } from "#server/deps.ts";
import { AdvancedInput } from "#server/features/search/schema.ts";
import { searchAdvanced } from "#server/features/search/service/search-advanced.ts";
import { withServerDeps, withTemporaryFolder } from "../../checks/running-server/with-server.ts";
import type { ChosenEngine } from "./choose-engine.ts";
import type { RecipeLine } from "./file-lines.ts";
import { storeAndIndexRecipes } from "./fill-recipes.ts";
import type { FileId } from "./read-json-lines.ts";

const PAGE_SIZE = 10;

/** Ids of the file's recipes, best first, and milliseconds of this process's CPU. */
type Found = { hits: FileId[]; msCpu: number };
/** Asks as a guest does over REST: the first page by relevance. A text that the call refuses finds nothing. */
export type Ask = (text: string) => Promise<Found>;

/** Fills a fresh database in a folder of its own, lets `work` ask, and takes the folder away. */
export function withFilledSearch<Result>(
  engine: ChosenEngine,
  recipes: readonly RecipeLine[],
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const fillAndWork = async (parts: Deps) => {
    const deps = { ...parts, search: engine.search };
    const fileIds = await storeAndIndexRecipes(deps, recipes);
    await engine.fill(deps);
    return work(async (text) => {
      const started = process.cpuUsage();
      const input = AdvancedInput.safeParse({ title: text, sortBy: "relevance", pageSize: PAGE_SIZE });
      const found = input.success ? (await searchAdvanced(deps, null, input.data)).recipes : [];
      const { user, system } = process.cpuUsage(started);
      return { hits: found.flatMap(({ id }) => fileIds.get(id) ?? []), msCpu: (user + system) / 1000 };
    });
  };
  return withTemporaryFolder("search", (dataDir) =>
    withServerDeps(dataDir, fillAndWork, { LOG_LEVEL: "silent" }),
  );
}
