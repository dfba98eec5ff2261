import { StaleIndexError } from "#server/engines/search/search.ts";
import { createSearch } from "#server/features/search-index/service/create-search.ts";
import { startSearchServer } from "../search-server/start-server.ts";
import { openTrial, type TrialServer } from "./search-proof/open-trial.ts";
import { addPublicRecipes, addSecretRecipes, takeBack } from "./search-proof/secret-library.ts";
import { tracesOf } from "./search-proof/secret-questions.ts";

const SECRETS = { kept: 200, hidden: 1000, deleted: 1000 };

type Engine = { engine: string; questions: number; traces: string[]; fallbacks: Fallbacks };
/** Questions that the embedded search had to answer: the index showed too much that is gone, or for another reason. */
type Fallbacks = { stale: number; others: number };
export type SearchPrivacyProof = {
  privateRecipes: number;
  engines: Engine[];
  /** Why Meilisearch was not asked, where it was not. */
  skipped: string | null;
  ok: boolean;
};

/**
 * Asks two servers the same, one of which holds 2,200 private and deleted recipes of a member: every answer to another
 * member and to a guest must be the same. Meilisearch is asked with an index that still shows all 2,000 of them that were public once.
 */
export async function proveSearchPrivacy(questions: number): Promise<SearchPrivacyProof> {
  const server = await startSearchServer();
  const skipped = "missing" in server ? server.missing : null;
  const engines: Engine[] = [await askEngine(questions, null)];
  if (!("missing" in server)) {
    try {
      engines.push(await askEngine(questions, server));
    } finally {
      await server.close();
    }
  }
  const isKept = engines.every(({ traces, fallbacks }) => traces.length + fallbacks.others === 0);
  const { kept, hidden, deleted } = SECRETS;
  return { privateRecipes: kept + hidden + deleted, engines, skipped, ok: isKept };
}

async function askEngine(questions: number, at: { url: string; key: string } | null): Promise<Engine> {
  const asked = await openTrial(at === null ? {} : { MEILI_URL: at.url, MEILI_KEY: at.key });
  const innocent = await openTrial({});
  const fallbacks: Fallbacks = { stale: 0, others: 0 };
  try {
    if (at !== null) {
      const onFallback = (why: Error) => {
        fallbacks[why instanceof StaleIndexError ? "stale" : "others"] += 1;
      };
      const patient = { inTimeMs: 20_000, onFallback };
      Object.assign(asked.deps, createSearch({ ...at, ...patient }));
    }
    const [stranger, twin] = [await fill(asked), await fill(innocent)];
    const owner = await asked.addMember("owner@larder.invalid");
    await addSecretRecipes(asked.deps, owner, SECRETS);
    const { searchServer } = asked.deps;
    await searchServer?.sync.turn({ ...asked.deps, meili: searchServer.meili });
    // From here on nothing is sent: the index shows what is private or gone by now.
    await takeBack(asked.callerFor(owner), SECRETS);
    const half = Math.ceil(questions / 2);
    const traces = [
      ...(await tracesOf(asked.callerFor(null), innocent.callerFor(null), {
        from: 0,
        to: half,
        secrets: SECRETS,
      })),
      ...(await tracesOf(asked.callerFor(stranger), innocent.callerFor(twin), {
        from: half,
        to: questions,
        secrets: SECRETS,
      })),
    ];
    const engine = at === null ? "embedded" : "meilisearch";
    return { engine, questions, traces: traces.slice(0, 20), fallbacks };
  } finally {
    await asked.close();
    await innocent.close();
  }
}

/** The public recipes, and the member who asks. */
async function fill(trial: TrialServer) {
  await addPublicRecipes(trial.deps, await trial.addMember("cook@larder.invalid"));
  return trial.addMember("stranger@larder.invalid");
}
