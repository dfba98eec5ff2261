import { createEmbeddedSearch, type SearchEngine } from "#server/engines/search/search.ts";
import { InputError } from "./input-error.ts";

/** The engine with this name. A new engine takes its place here, and nowhere else in this tool. Throws InputError. */
export function chooseEngine(name: string): SearchEngine {
  if (name === "embedded") return createEmbeddedSearch();
  if (name !== "meili") throw new InputError(`There is no engine ${name}: say embedded or meili.`);
  if (!process.env.MEILI_URL) throw new InputError("--engine meili needs MEILI_URL, the server's address.");
  throw new InputError("--engine meili needs an engine in server/engines, and there is none yet.");
}
