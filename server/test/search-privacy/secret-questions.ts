import type { SearchAnswer } from "#server/features/search/schema.ts";
import type { createCaller } from "#server/router.ts";
import { type SecretRecipes, secretWord } from "./secret-library.ts";

type Caller = ReturnType<typeof createCaller>;

/** A search call, and the part of its answer that might reveal something. */
type Question = { name: string; ask(caller: Caller): Promise<unknown> };

const SORTS = ["relevance", "title", "cooking_time", "created_at", "servings"] as const;
const COMMON = ["soup", "tomato", "plum tart", "leek omelette", "chicken", "salt"];

/** The call with this number. Calls contain complete secret words, parts of them, typos and filters. */
function secretQuestion(number: number, { private: privateCount, hidden, deleted }: SecretRecipes): Question {
  const word = secretWord((number * 7919) % (privateCount + hidden + deleted));
  const common = COMMON[Math.floor(number / 5) % COMMON.length] ?? "soup";
  const slip = word.slice(0, 3) + word.slice(4);
  const texts = [word, word.slice(0, 4), slip, `${word} ${common}`, common, `${common} ${word}`];
  const text = texts[Math.floor(number / 4) % texts.length] ?? word;
  const sortBy = SORTS[number % SORTS.length] ?? "relevance";
  const sortOrder = Math.floor(number / 7) % 2 === 0 ? "asc" : "desc";
  switch (number % 7) {
    case 0:
      return { name: `quick ${text}`, ask: (caller) => namesOf(caller.search.quick({ q: text })) };
    case 1:
      return {
        name: `suggestions ${text}`,
        ask: async (caller) => {
          const { suggestions, metadata } = await caller.search.suggestions({ q: text });
          return { names: suggestions, total: metadata.totalCount };
        },
      };
    case 2:
      return {
        name: `ingredients ${text}`,
        ask: async (caller) => {
          const { ingredients, metadata } = await caller.search.ingredients({ q: text });
          return { names: ingredients, total: metadata.totalCount };
        },
      };
    case 3:
      return {
        name: `filtered ${text}`,
        ask: (caller) =>
          pageOf(caller.search.advanced({ title: common, ingredientsInclude: word.slice(0, 20), sortBy })),
      };
    case 4:
      return {
        name: `list ${sortBy}`,
        ask: (caller) => pageOf(caller.search.advanced({ cuisine: "ITALIAN", sortBy, sortOrder, page: 3 })),
      };
    case 5:
      return {
        name: `full text ${text}`,
        ask: (caller) => pageOf(caller.search.fullText({ q: text, pageSize: 50 })),
      };
    default:
      return {
        name: `advanced ${text} by ${sortBy} ${sortOrder}`,
        ask: (caller) => pageOf(caller.search.advanced({ title: text, sortBy, sortOrder })),
      };
  }
}

async function namesOf(call: Promise<{ title: string }[]>): Promise<unknown> {
  return (await call).map(({ title }) => title);
}

/** Fields that differ between any two servers. */
const OF_ONE_SERVER = new Set(["id", "userId", "createdAt", "updatedAt", "processingTime"]);

/** The answer without the fields that differ between any two servers. */
async function pageOf(call: Promise<SearchAnswer>): Promise<unknown> {
  const text = JSON.stringify(await call, (key, value) => (OF_ONE_SERVER.has(key) ? undefined : value));
  return JSON.parse(text);
}

/** The calls whose answer differs from that of a server that never had the secrets. */
export async function tracesOf(
  asked: Caller,
  innocent: Caller,
  { from, to, secrets }: { from: number; to: number; secrets: SecretRecipes },
): Promise<string[]> {
  const traces: string[] = [];
  for (let number = from; number < to; number += 1) {
    const { name, ask } = secretQuestion(number, secrets);
    const [found, expected] = [JSON.stringify(await ask(asked)), JSON.stringify(await ask(innocent))];
    if (found !== expected)
      traces.push(`${number} ${name}: ${found.slice(0, 300)}, not ${expected.slice(0, 300)}`);
  }
  return traces;
}
