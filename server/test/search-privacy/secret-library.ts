import type { Deps } from "#server/deps.ts";
import { CreateRecipeInput } from "#server/features/recipes/schema/recipe-in.ts";
import { insertRecipe } from "#server/features/recipes/service/insert-recipe.ts";
import type { Member } from "#server/guards/member.ts";
import type { createCaller } from "#server/router.ts";

type Caller = ReturnType<typeof createCaller>;

const MAINS = "tomato lentil chicken mushroom pumpkin bean potato prawn leek plum".split(" ");
const DISHES = "soup stew salad curry tart noodles bread rice pie omelette".split(" ");
const SYLLABLES = "ba de fi go ku la me ni po ru sa te vi wo zu".split(" ");
const AT_ONCE = 50;
const PUBLIC = 200;

/** An invented word, another one for each number. */
export function secretWord(number: number): string {
  let word = "qx";
  for (let rest = number + 1; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length];
  return `${word}qua`;
}

const titleOf = (number: number) =>
  `${MAINS[number % MAINS.length]} ${DISHES[Math.floor(number / MAINS.length) % DISHES.length]}`;

function recipe(title: string, ingredient: string, isPublic: boolean) {
  return CreateRecipeInput.parse({
    title,
    description: `Of ${ingredient}.`,
    ingredients: [{ name: ingredient }, { name: "salt" }],
    instructions: [{ instruction: `Put the ${ingredient} in a pot and let it be.` }],
    tags: [ingredient],
    cuisine: "ITALIAN",
    cookingTime: 30,
    isPublic,
  });
}

export type SecretRecipes = {
  /** The number of recipes that are private from the start. */
  private: number;
  /** The numbers of recipes that are public at first, and then made private or deleted. */
  hidden: number;
  deleted: number;
};

/** Stores public recipes of a member, always the same ones. */
export async function addPublicRecipes(deps: Deps, member: Member, count = PUBLIC): Promise<void> {
  await insertAll(
    deps,
    member,
    Array.from({ length: count }, (_, index) =>
      recipe(`${titleOf(index)} ${index}`, MAINS[index % 10] ?? "", true),
    ),
  );
}

/** Stores recipes of a member, each with a secret word. Those to be hidden or deleted are public at first. */
export async function addSecretRecipes(
  deps: Deps,
  member: Member,
  { private: privateCount, hidden, deleted }: SecretRecipes,
): Promise<void> {
  const count = privateCount + hidden + deleted;
  await insertAll(
    deps,
    member,
    Array.from({ length: count }, (_, index) => {
      const word = secretWord(index);
      // Half of them are soups, more than the index returns for one query.
      return recipe(
        `${word} ${titleOf(index % 2 === 0 ? index % MAINS.length : index)}`,
        `${word} ${MAINS[index % 10]}`,
        index >= privateCount,
      );
    }),
  );
}

/** Makes recipes private and deletes others, through the API. */
export async function takeBack(caller: Caller, { hidden, deleted }: SecretRecipes): Promise<void> {
  const ids: string[] = [];
  for (let page = 1; ids.length < hidden + deleted; page += 1) {
    const { items } = await caller.recipes.my({ isPublic: true, page, pageSize: 100 });
    if (items.length === 0) break;
    ids.push(...items.map(({ id }) => id));
  }
  for (const [index, id] of ids.entries()) {
    if (index < hidden) await caller.recipes.update({ id, isPublic: false });
    else await caller.recipes.delete({ id });
  }
}

async function insertAll(deps: Deps, member: Member, inputs: readonly ReturnType<typeof recipe>[]) {
  for (let from = 0; from < inputs.length; from += AT_ONCE) {
    const some = inputs.slice(from, from + AT_ONCE);
    await deps.db.write(async (tx) => {
      for (const input of some) await insertRecipe(tx, deps, member, input, { countAs: null });
    });
  }
}
