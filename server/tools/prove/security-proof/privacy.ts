import fc from "fast-check";
import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import { type Asked, ask, call } from "./ask.ts";
import { type Findings, pairs } from "./goal.ts";
import { created, imported, scanned } from "./recipe-bodies.ts";

/** A word that stands in the title of whatever must stay private. */
const WORD = "persimmonade";
const OPEN = {
  is_public: true,
  isPublic: true,
  privacy_source: "CREATED",
  privacySource: "CREATED",
  privacy_editable: true,
};
const title = { title: `${WORD} cake` };
const post = (path: string, body: object): Asked => ({ method: "POST", path, body });

/** Steps that make a recipe from outside, and try at once to make it public. */
const MAKING: readonly (() => Asked)[] = [
  () => post("/api/import/save", imported({ ...title, ...OPEN })),
  () => post("/api/ocr/save-recipe", scanned({ ...title, ...OPEN })),
  () => post("/api/ocr/save-recipe", { ...scanned(title), ...OPEN }),
  () => post("/api/recipes", created({ ...title, ...OPEN, privacy_source: "IMPORTED" })),
  () => post("/api/recipes", created({ ...title, ...OPEN, privacy_source: "SCANNED" })),
  () => call("imports.save", imported({ ...title, ...OPEN })),
  () =>
    call("scans.save", {
      recipe: {
        ...title,
        ...OPEN,
        ingredients: [{ originalText: "1 fig" }],
        instructions: [{ instruction: "Cook." }],
      },
    }),
];
/** Steps that try to make an existing one public, or to make a public one of it. */
const LAUNDERING: readonly ((id: string) => Asked)[] = [
  (id) => ({ method: "PUT", path: `/api/recipes/${id}`, body: { is_public: true } }),
  (id) => ({ method: "PUT", path: `/api/recipes/${id}`, body: OPEN }),
  (id) => ({
    method: "PUT",
    path: `/api/recipes/${id}`,
    body: { ...created(title), ...OPEN, privacy_source: "created" },
  }),
  (id) => ({ method: "PUT", path: `/api/recipes/${id}/`, body: { isPublic: true } }),
  (id) => call("recipes.update", { id, isPublic: true }),
  (id) => call("recipes.update", { id, isPublic: true, privacySource: "CREATED", privacyEditable: true }),
  (id) => post(`/api/recipes/${id}/duplicate`, OPEN),
  (id) => call("recipes.duplicate", { id, isPublic: true }),
  (id) => post(`/api/recipes/${id}/like`, {}),
  (id) => post("/api/recipes/export", { recipe_ids: [id], format: "json" }),
];

type Step = { kind: "make" | "launder"; at: number; of: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("make", "launder", "launder"),
  at: fc.nat(1000),
  of: fc.nat(1000),
});

/** G10: no order of steps makes a recipe that came from outside visible to anybody else, nor found by them. */
export async function provePrivacy(tries: number): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  const sequences = fc.sample(fc.array(step, { minLength: 2, maxLength: 9 }), tries);
  const failures: string[] = [];
  try {
    const stranger = (await server.addMember("premium")).token;
    for (const [at, steps] of sequences.entries()) {
      const { token } = await server.addMember("premium");
      const ids = await play(server, token, [{ kind: "make", at, of: 0 }, ...steps]);
      if (ids.length === 0) failures.push(`sequence ${at} made no recipe`);
      for (const wrong of await visible(server, stranger, ids)) failures.push(`sequence ${at}: ${wrong}`);
    }
    return { tries: sequences.length, failures };
  } finally {
    await server.close();
  }
}

/** Walks the steps; answers the ids of all recipes that were made, each of which stems from outside. */
async function play(server: CountedServer, token: string, steps: readonly Step[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { kind, at, of } of steps) {
    const id = ids[of % Math.max(1, ids.length)] ?? "";
    const asked = kind === "make" ? MAKING[at % MAKING.length]?.() : LAUNDERING[at % LAUNDERING.length]?.(id);
    const reply = await ask(server.url, { ...(asked as Asked), token });
    const made = /"(?:id|recipe_id|recipeId)":"([0-9a-f-]{36})"/.exec(reply.text)?.[1];
    if (made !== undefined && !ids.includes(made) && reply.status < 300) ids.push(made);
  }
  return ids;
}

const LISTS = [
  "/api/recipes",
  "/api/recipes/featured",
  `/api/recipes/search/quick?q=${WORD}`,
  `/api/recipes/search/advanced?title=${WORD}`,
  "/api/recipes/search/advanced?ingredients_include=fig,onion",
  "/api/users/me/favorites",
];

/** Where a stranger or a guest comes to see one of them. */
async function visible(server: CountedServer, stranger: string, ids: readonly string[]): Promise<string[]> {
  const whole = ids.flatMap((id) => [
    `/api/recipes/${id}`,
    `/r/${id}`,
    `/api/recipes/${id}/scale/validate?new_servings=2`,
  ]);
  const looks = pairs([stranger, undefined], [...whole, ...LISTS]).map(async ([token, path]) => {
    const { status, text } = await ask(server.url, { path, token });
    const isList = LISTS.includes(path);
    const told = `${token === undefined ? "a guest" : "a stranger"} at ${path}: ${status}`;
    if (text.includes(WORD) || (isList && ids.some((id) => text.includes(id)))) return [`${told} sees it`];
    const expected = !isList ? status === 404 : status === 200 || (status === 401 && token === undefined);
    return expected ? [] : [told];
  });
  return (await Promise.all(looks)).flat();
}
