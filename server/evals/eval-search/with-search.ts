import type { Deps } from "#server/deps.ts";
import { AdvancedInput } from "#server/features/search/schema.ts";
import { searchAdvanced } from "#server/features/search/service/search-advanced.ts";
import { withServerDeps, withTemporaryFolder } from "../../checks/running-server/with-server.ts";
import type { ChosenEngine } from "./choose-engine.ts";
import type { RecipeLine } from "./file-lines.ts";
import { storeAndIndexRecipes } from "./fill-recipes.ts";
import type { FileId } from "./read-json-lines.ts";

const PAGE_SIZE = 10;

/** Ids of the file's recipes, best first, and the CPU time of this process in milliseconds. */
type Found = { hits: FileId[]; msCpu: number };
/**
 * Searches like a guest over REST and returns the first page by relevance. A text that the API rejects has no
 * results.
 */
export type Ask = (text: string) => Promise<Found>;

/** Fills a database in a temporary folder, runs `work`, and deletes the folder. */
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
