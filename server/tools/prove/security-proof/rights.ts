import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import { type Asked, ask, call, jsonOf } from "./ask.ts";
import type { Findings } from "./goal.ts";
import { created } from "./recipe-bodies.ts";

const MISSING = "01890000-0000-7000-8000-000000000000";

type Verb = { name: string; request: (id: string) => Asked; changes: boolean };
/** Everything that one can ask of one recipe, on both roads. */
const VERBS: readonly Verb[] = [
  { name: "read", request: (id) => ({ path: `/api/recipes/${id}` }), changes: false },
  { name: "read by tRPC", request: (id) => call("recipes.get", { id }, undefined, true), changes: false },
  {
    name: "change",
    request: (id) => ({ method: "PUT", path: `/api/recipes/${id}`, body: { title: "Mine now" } }),
    changes: true,
  },
  {
    name: "change by tRPC",
    request: (id) => call("recipes.update", { id, title: "Mine now" }),
    changes: true,
  },
  {
    name: "publish",
    request: (id) => ({ method: "PUT", path: `/api/recipes/${id}`, body: { is_public: true } }),
    changes: true,
  },
  { name: "delete", request: (id) => ({ method: "DELETE", path: `/api/recipes/${id}` }), changes: true },
  { name: "delete by tRPC", request: (id) => call("recipes.delete", { id }), changes: true },
  {
    name: "duplicate",
    request: (id) => ({ method: "POST", path: `/api/recipes/${id}/duplicate`, body: {} }),
    changes: false,
  },
  {
    name: "like",
    request: (id) => ({ method: "POST", path: `/api/recipes/${id}/like`, body: {} }),
    changes: false,
  },
  {
    name: "scale",
    request: (id) => ({ method: "POST", path: `/api/recipes/${id}/scale`, body: { new_servings: 2 } }),
    changes: false,
  },
  { name: "history", request: (id) => ({ path: `/api/recipes/${id}/scale/history` }), changes: false },
];
const CALLERS = ["guest", "stranger", "premium stranger"] as const;

/**
 * G8, the short way over the wire: nobody changes what is not theirs, and a private recipe of somebody else answers byte
 * for byte as one that does not exist. The whole matrix is a test of its own.
 */
export async function proveRights(tries: number): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  try {
    const owner = (await server.addMember("premium")).token;
    const tokens = {
      guest: undefined,
      stranger: (await server.addMember("freemium")).token,
      "premium stranger": (await server.addMember("premium")).token,
    };
    const failures: string[] = [];
    let cells = 0;
    for (const caller of CALLERS) {
      for (const verb of VERBS) {
        if (cells >= tries) break;
        failures.push(...(await tryVerb(server, owner, { caller, token: tokens[caller], verb })));
        cells += 3;
      }
    }
    return { tries: cells, failures };
  } finally {
    await server.close();
  }
}

type Cell = { caller: string; token: string | undefined; verb: Verb };

async function tryVerb(
  server: CountedServer,
  owner: string,
  { caller, token, verb }: Cell,
): Promise<string[]> {
  const failures: string[] = [];
  const make = async (isPublic: boolean) => {
    const body = created({ is_public: isPublic, title: "Theirs" });
    const sent = await ask(server.url, { method: "POST", path: "/api/recipes", body, token: owner });
    return jsonOf<{ id: string }>(sent)?.id ?? "";
  };
  const [closed, open] = [await make(false), await make(true)];
  const told = async (id: string) => {
    const { status, text } = await ask(server.url, { ...verb.request(id), token });
    // The number of a request is its own, whatever was asked.
    return `${status} ${text.replaceAll(id, "ID").replace(/"requestId":"[^"]*"/, "")}`;
  };
  const [foreign, missing] = [await told(closed), await told(MISSING)];
  if (foreign !== missing)
    failures.push(
      `${caller}, ${verb.name}: private ${foreign.slice(0, 300)}, missing ${missing.slice(0, 300)}`,
    );
  const publicly = await told(open);
  if (verb.changes && /^2/.test(publicly))
    failures.push(`${caller}, ${verb.name}: a public one ${publicly.slice(0, 60)}`);
  for (const id of [closed, open]) {
    const after = await ask(server.url, { path: `/api/recipes/${id}`, token: owner });
    const kept = jsonOf<{ title: string; is_public: boolean }>(after);
    if (kept?.title !== "Theirs" || kept.is_public !== (id === open))
      failures.push(`${caller}, ${verb.name}: it was changed`);
  }
  return failures;
}
