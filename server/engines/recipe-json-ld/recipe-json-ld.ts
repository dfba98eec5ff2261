/** The input for the JSON-LD of a recipe. Times are in minutes; `image` and `url` are absolute. */
export type JsonLdRecipe = {
  title: string;
  description: string | null;
  image: string | null;
  url: string | null;
  /** The address from which the recipe was imported. */
  sourceUrl: string | null;
  prepTime: number | null;
  cookingTime: number | null;
  totalTime: number | null;
  servings: number;
  yieldText: string | null;
  caloriesPerServing: number | null;
  /** The displayed name of the difficulty, for example "Easy"; null when it is not stated. */
  difficulty: string | null;
  notes: string | null;
  /** The name of the person who wrote the recipe; null if it is unknown or may not be published. */
  author: string | null;
  cuisine: string | null;
  tags: readonly string[];
  createdAt: string;
  ingredientLines: readonly string[];
  steps: readonly { section: string | null; text: string; image: string | null }[];
};

/**
 * An entry in the list of ingredients that ends a section, so that the ingredients after it have no heading.
 * It is needed because schema.org's ingredients are a flat list of texts.
 */
export const SECTION_END = "---";

export type JsonLd = { [key: string]: unknown };

/**
 * Converts a recipe to schema.org JSON-LD (https://schema.org/Recipe). `encodingFormat` declares the texts as
 * plain, so that Larder's own import does not read them as HTML.
 */
export function toRecipeJsonLd(recipe: JsonLdRecipe): JsonLd {
  return removeNullProperties({
    "@context": "https://schema.org",
    "@type": "Recipe",
    encodingFormat: "text/plain",
    name: recipe.title,
    description: recipe.description,
    image: recipe.image === null ? null : [recipe.image],
    url: recipe.url,
    author: recipe.author === null ? null : { "@type": "Person", name: recipe.author },
    isBasedOn: recipe.sourceUrl === recipe.url ? null : recipe.sourceUrl,
    datePublished: recipe.createdAt.slice(0, 10),
    prepTime: formatIsoDurationOrNull(recipe.prepTime),
    cookTime: formatIsoDurationOrNull(recipe.cookingTime),
    totalTime: formatIsoDurationOrNull(recipe.totalTime),
    recipeYield:
      recipe.yieldText === null ? String(recipe.servings) : [String(recipe.servings), recipe.yieldText],
    recipeCuisine: recipe.cuisine,
    keywords: toKeywordsOrNull(recipe.tags),
    nutrition:
      recipe.caloriesPerServing === null
        ? null
        : { "@type": "NutritionInformation", calories: `${recipe.caloriesPerServing} kcal` },
    educationalLevel: recipe.difficulty,
    comment: recipe.notes === null ? null : { "@type": "Comment", text: recipe.notes },
    recipeIngredient: recipe.ingredientLines,
    recipeInstructions: groupStepsIntoHowToSections(recipe.steps),
  });
}

/**
 * JSON-LD for a script element in served HTML. It escapes `<`, `>`, `&` and the two Unicode line separators,
 * so that no text can end the element.
 */
export function toJsonLdScriptElement(value: JsonLd): string {
  const json = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `<script type="application/ld+json">${json}</script>`;
}

/** A comma-separated text or, if a tag contains a comma, a list. */
function toKeywordsOrNull(tags: readonly string[]): string | readonly string[] | null {
  if (tags.length === 0) return null;
  return tags.some((tag) => tag.includes(",")) ? tags : tags.join(", ");
}

/** Groups consecutive steps under one heading into a HowToSection. */
function groupStepsIntoHowToSections(steps: JsonLdRecipe["steps"]): JsonLd[] {
  const result: JsonLd[] = [];
  let section: { name: string; items: JsonLd[] } | null = null as { name: string; items: JsonLd[] } | null;
  for (const step of steps) {
    const item = removeNullProperties({ "@type": "HowToStep", text: step.text, image: step.image });
    if (step.section === null) {
      section = null;
      result.push(item);
    } else if (section?.name === step.section) {
      section.items.push(item);
    } else {
      section = { name: step.section, items: [item] };
      result.push({ "@type": "HowToSection", name: section.name, itemListElement: section.items });
    }
  }
  return result;
}

/** An ISO 8601 duration: 80 minutes become "PT1H20M". */
function formatIsoDurationOrNull(minutes: number | null): string | null {
  if (minutes === null) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ""}${rest > 0 || hours === 0 ? `${rest}M` : ""}`;
}

function removeNullProperties(value: JsonLd): JsonLd {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== null));
}
