import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { Deps } from "#server/deps.ts";
import { createAccountByOperator } from "#server/features/accounts/service/operate-account.ts";
import { CUISINES, DIFFICULTIES } from "#server/features/recipes/policy.ts";
import { CreateRecipeInput } from "#server/features/recipes/schema/recipe-in.ts";
import { insertRecipe } from "#server/features/recipes/service/insert-recipe.ts";
import type { Member } from "#server/guards/member.ts";
import { toMember } from "#server/guards/session-reader.ts";

/** The password of all sample members. */
export const SAMPLE_PASSWORD = "Copper-kettle7!";

const DISHES = ["soup", "stew", "salad", "curry", "tart", "noodles", "bread", "rice", "pie", "omelette"];
const MAINS = [
  "tomato",
  "lentil",
  "chicken",
  "mushroom",
  "pumpkin",
  "bean",
  "potato",
  "prawn",
  "leek",
  "egg",
];
const STYLES = [
  "Quick",
  "Roasted",
  "Spiced",
  "Creamy",
  "Green",
  "Smoky",
  "Winter",
  "Sunday",
  "Lemon",
  "Crisp",
];

/**
 * Creates a member with `count` recipes through the services, without limits. Each second recipe is public.
 */
export async function addSampleMember(deps: Deps, email: string, count: number): Promise<Member> {
  await createAccountByOperator(deps, { email, name: "Sample Cook", password: SAMPLE_PASSWORD });
  const [row] = await deps.db.select().from(users).where(eq(users.email, email)).limit(1);
  if (!row) throw new Error("The sample member was not stored");
  const member = toMember(row, null, deps.clock.now());
  for (let from = 0; from < count; from += 50) {
    await deps.db.write(async (tx) => {
      for (let number = from; number < Math.min(from + 50, count); number += 1) {
        await insertRecipe(tx, deps, member, sampleRecipe(number), { countAs: null });
      }
    });
  }
  return member;
}

function sampleRecipe(number: number) {
  const style = STYLES[number % 10];
  const main = MAINS[Math.floor(number / 10) % 10];
  const dish = DISHES[Math.floor(number / 100) % 10];
  return CreateRecipeInput.parse({
    title: `${style} ${main} ${dish} ${number}`,
    description: `A ${dish} of ${main} for a plain evening.`,
    cuisine: CUISINES[number % CUISINES.length],
    difficulty: DIFFICULTIES[number % 3],
    prepTime: 5 + (number % 20),
    cookingTime: 10 + (number % 90),
    servings: 1 + (number % 8),
    isPublic: number % 2 === 0,
    tags: [dish, main],
    ingredients: [
      `500 g ${main}`,
      "2 tbsp olive oil",
      "1 onion, chopped",
      "2-3 cloves garlic",
      "salt, to taste",
    ].map((originalText) => ({ originalText })),
    instructions: [`Warm the oil and soften the onion.`, `Add the ${main} and cook for 20 minutes.`].map(
      (instruction) => ({
        instruction,
      }),
    ),
  });
}
