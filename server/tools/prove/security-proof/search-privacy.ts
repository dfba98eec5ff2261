import { CreateRecipeInput } from "#server/features/recipes/schema/recipe-in.ts";
import { insertRecipe } from "#server/features/recipes/service/insert-recipe.ts";
import type { Member } from "#server/guards/member.ts";
import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import { ask, jsonOf } from "./ask.ts";
import type { Findings } from "./goal.ts";

const PRIVATE = 2000;
/** A syllable of its own in each private recipe, and one in all of them. */
const MARK = "zq";
const SYLLABLES = ["bal", "dor", "fen", "gim", "hul", "jav", "kel", "lom", "mur", "nep"];
const wordOf = (n: number) =>
  MARK + [100, 10, 1].map((power) => SYLLABLES[Math.floor(n / power) % 10]).join("");

/** Roads on which texts are found. */
const ROADS: readonly ((text: string) => string)[] = [
  (text) => `/api/recipes/search/quick?q=${text}`,
  (text) => `/api/recipes/search/advanced?title=${text}`,
  (text) => `/api/recipes/search/advanced?ingredients_include=${text.slice(0, 20)}`,
  (text) => `/api/recipes/search/advanced?title=${text}&is_public=false`,
  (text) =>
    `/api/recipes/search/advanced?ingredients_include=${text.slice(0, 20)}&sort_by=title&ingredients_match_all=true`,
  (text) => `/api/recipes/my?search=${text}`,
  (text) => `/api/recipes?is_public=false&page_size=100&cuisine=${text}`,
  () => "/api/recipes/my/tags",
  () => "/api/recipes/meta/metadata",
  () => "/api/recipes?page_size=100&sort_by=title",
  () => "/api/recipes/featured?limit=50",
  () => "/sitemap.xml",
];

/** G30: 2,000 private recipes of one member are not found by others, by their words, their first letters or their absence. */
export async function proveSearchPrivacy(tries: number): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  const failures: string[] = [];
  try {
    const owner = await server.addMember("premium");
    const other = await server.addMember("premium");
    await fill(server, owner.member);
    const seen = await ask(server.url, {
      path: `/api/recipes/search/quick?q=${wordOf(7)}`,
      token: owner.token,
    });
    if (!seen.text.includes(wordOf(7))) failures.push("the owner does not find what is asked for");
    const many = 10;
    for (let from = 0; from < tries; from += many) {
      const looks = Array.from({ length: Math.min(many, tries - from) }, (_, n) => from + n).map(
        async (at) => {
          const path = ROADS[at % ROADS.length]?.(encodeURIComponent(textOf(at))) ?? "";
          const token = at % 2 === 0 ? other.token : undefined;
          const { status, text } = await ask(server.url, { path, token });
          if (status >= 500) failures.push(`${path}: ${status}`);
          if (tells(text, path)) failures.push(`${token ? "another" : "a guest"} at ${path}`);
        },
      );
      await Promise.all(looks);
    }
    const windows = await closeWindows(server, owner.token, other.token);
    return { tries: tries + windows.tries, failures: [...failures, ...windows.failures] };
  } finally {
    await server.close();
  }
}

async function fill({ deps }: CountedServer, owner: Member): Promise<void> {
  for (let from = 0; from < PRIVATE; from += 100) {
    await deps.db.write(async (tx) => {
      for (let n = from; n < from + 100; n += 1) {
        const word = wordOf(n);
        const recipe = CreateRecipeInput.parse({
          title: `${word} pie`,
          notes: word,
          tags: [word],
          isPublic: false,
          ingredients: [{ originalText: `1 ${word}` }],
          instructions: [{ instruction: `Cook the ${word}.` }],
        });
        await insertRecipe(tx, deps, owner, recipe, { countAs: null });
      }
    });
  }
}

/** Whole words, their beginnings, and more of them than a query should have. */
function textOf(at: number): string {
  const word = wordOf(at * 37);
  return (
    [word, word.slice(0, 5), MARK, word.slice(0, 8), `${word} pie`, `pie ${word.slice(0, 4)}`, `${MARK}*`][
      at % 7
    ] ?? MARK
  );
}

/** A word of theirs that the question itself did not have, or any recipe. */
function tells(text: string, path: string): boolean {
  const words = text.match(new RegExp(`${MARK}(?:${SYLLABLES.join("|")}){3}`, "g")) ?? [];
  return (
    words.some((word) => !path.includes(word)) ||
    (words.length > 0 && !/"detail"/.test(text) && text.includes("pie"))
  );
}

const ROUNDS = 50;

/** Public for a moment: after the answer that closes or deletes it nobody finds it any more. */
async function closeWindows(server: CountedServer, owner: string, other: string): Promise<Findings> {
  const failures: string[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const word = `window${SYLLABLES[n % 10]}${SYLLABLES[Math.floor(n / 10)]}`;
    const body = {
      title: `${word} pie`,
      is_public: true,
      ingredients: [{ original_text: "1 egg" }],
      instructions: [{ instruction: "Cook." }],
    };
    const made = jsonOf<{ id: string }>(
      await ask(server.url, { method: "POST", path: "/api/recipes", body, token: owner }),
    );
    const path = `/api/recipes/${made?.id}`;
    const find = async () => {
      const { text } = await ask(server.url, { path: `/api/recipes/search/quick?q=${word}`, token: other });
      return text.includes(word);
    };
    if (!(await find())) failures.push(`${word} is not found while it is public`);
    const close =
      n % 2 === 0 ? { method: "PUT", path, body: { is_public: false } } : { method: "DELETE", path };
    await ask(server.url, { ...close, token: owner });
    if (await find()) failures.push(`${word} is found after it was closed`);
  }
  return { tries: ROUNDS, failures };
}
