import { PAGE_PLACES } from "#server/checks/growth/page-readers.ts";
import { INGREDIENTS, STEPS } from "#server/checks/growth/reader.ts";
import { SHAPES } from "#server/checks/growth/shapes.ts";
import { toJsonLdScriptElement } from "#server/engines/recipe-json-ld/recipe-json-ld.ts";
import { corruptOneValue, pickHostileText } from "./hostile-values.ts";
import { pick, type Random } from "./random.ts";
import { randomIngredientLine, some, upTo } from "./random-line.ts";

const places = Object.values(PAGE_PLACES);

const RECIPE = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Plum cake",
  description: "A cake.",
  author: { "@type": "Person", name: "A Cook" },
  image: [
    "https://pictures.example/plum.jpg",
    { "@type": "ImageObject", url: "https://pictures.example/a.png" },
  ],
  recipeYield: ["8", "8 slices"],
  prepTime: "PT20M",
  cookTime: "PT1H",
  recipeCuisine: "German",
  keywords: "cake, plums",
  recipeIngredient: INGREDIENTS,
  recipeInstructions: [
    { "@type": "HowToSection", name: "Dough", itemListElement: [{ "@type": "HowToStep", text: STEPS[0] }] },
    { "@type": "HowToStep", text: STEPS[1], image: "https://pictures.example/step.png" },
    STEPS[2],
  ],
};

/** An ingredient line with words of many languages; sometimes a hostile text. */
export function ingredientOrHostileLine(random: Random): string {
  if (random() < 0.2) return pick(random, INGREDIENTS);
  return random() < 0.9 ? randomIngredientLine(random) : pickHostileText(random);
}

/** A random fragment for a page or a pasted text. */
function stuff(random: Random): string {
  if (random() < 0.3) return pickHostileText(random).slice(0, 5000);
  if (random() < 0.5) return randomIngredientLine(random);
  return pick(random, SHAPES).make(1 + upTo(random, random() < 0.05 ? 200_000 : 3000));
}

/** A pasted text: a recipe that contains a random fragment, or the fragment alone. */
export function randomPastedText(random: Random): string {
  if (random() < 0.2) return stuff(random);
  const lines = [...INGREDIENTS, ...some(random, 5, () => ingredientOrHostileLine(random))];
  const steps = [...STEPS, stuff(random)];
  const parts = [stuff(random), "Ingredients", ...lines, "Method", ...steps];
  return parts.slice(upTo(random, 2)).join(pick(random, ["\n", "\n\n", "\r\n", " ", "<br>"]));
}

/** The source of a recipe page with an error in its data, or with a random fragment in it. */
export function brokenRecipePage(random: Random): string {
  const dice = random();
  if (dice < 0.15) return stuff(random);
  if (dice < 0.6) return pick(random, places)(stuff(random));
  let data: unknown = RECIPE;
  for (let times = upTo(random, 2); times >= 0; times -= 1) data = corruptOneValue(random, data);
  const script = toJsonLdScriptElement({ "@graph": [data] });
  const cut = random() < 0.1 ? upTo(random, script.length) : script.length;
  return `<!doctype html><html><head><title>${stuff(random).slice(0, 300)}</title>${script.slice(0, cut)}</head><body><h1>Plum cake</h1>${random() < 0.3 ? stuff(random) : ""}</body></html>`;
}
