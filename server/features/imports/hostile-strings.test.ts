import { beforeAll, describe, expect, it } from "vitest";
import { recipes } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { hostileStrings } from "../../../e2e/hostile-strings.ts";

const harness = setUpHarness({ USAGE_LIMITS: "off" }, "file");
let member: Member;
beforeAll(async () => {
  member = await harness.createMember();
});

const imports = () => {
  harness.clock.advance(10_000);
  return harness.callerFor(member).imports;
};

/** A page's recipe data with the same string in every field. */
const pageOf = (text: string, index: number) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: `Cake ${index} ${text}`,
  description: `About ${text}`,
  recipeYield: `4 ${text}`,
  recipeCuisine: text,
  keywords: [text],
  recipeCategory: text,
  image: text,
  author: { "@type": "Person", name: text },
  recipeIngredient: [`1 egg ${text}`, "200 g flour"],
  recipeInstructions: [
    { "@type": "HowToStep", text: `Stir ${text}`, image: text },
    { "@type": "HowToStep", text: "Bake until done." },
  ],
});
/** Embeds the recipe data with `<` escaped, as a correct site does. */
const htmlOf = (recipe: object) =>
  `<!doctype html><script type="application/ld+json">${JSON.stringify(recipe).replaceAll("<", "\\u003c")}</script>`;

describe("hostile strings", () => {
  it("are plenty", () => {
    expect(new Set(hostileStrings).size).toBeGreaterThanOrEqual(250);
  });

  it("in every field of a page are read, saved and answered as the same text", async () => {
    for (const [index, text] of hostileStrings.entries()) {
      const url = `https://a.example/${index}`;
      const { data } = await imports().extract({ url, html: htmlOf(pageOf(text, index)) });
      const { data: draft } = data;
      expect(draft.title, text).toMatch(new RegExp(`^Cake ${index}\\b`));
      expect(draft.ingredients.at(-1), text).toBe("200 g flour");
      expect(draft.instructions.at(-1), text).toBe("Bake until done.");
      for (const address of [draft.coverImage, ...draft.images]) {
        if (address !== null) expect(new URL(address).protocol, text).toMatch(/^https?:$/);
      }
      const again = await imports().continueReview({ id: data.importId });
      expect(again.data.data).toEqual(draft);
    }
  }, 120_000);

  it("is stored and answered unchanged in every field of a save", async () => {
    for (const [index, text] of hostileStrings.entries()) {
      const line = text.trim();
      const { id } = await imports().save({
        title: line.slice(0, 200),
        description: line,
        ingredients: [`1 cup ${line}`.slice(0, 700)],
        instructions: [line],
        cuisine: line.slice(0, 200),
        yieldText: line.slice(0, 200),
        sourceUrl: text,
        sourceSite: line.slice(0, 300),
        coverImage: /^https?:/i.test(text) ? null : text.slice(0, 2000),
        images: [],
      });
      const recipe = await harness.callerFor(member).recipes.get({ id });
      expect(recipe, `${index}: ${text}`).toMatchObject({ title: line.slice(0, 200), description: line });
      expect(recipe.instructions[0]?.instruction).toBe(line);
      expect(recipe.ingredients[0]?.originalText).toBe(`1 cup ${line}`.slice(0, 700));
      expect(recipe.yieldText).toBe(line.slice(0, 200));
      expect(recipe.imageUrl).toBeNull();
      if (recipe.sourceUrl !== null) expect(new URL(recipe.sourceUrl).protocol).toMatch(/^https?:$/);
    }
    const stored = await harness.db.select({ isPublic: recipes.isPublic }).from(recipes);
    expect(stored.every(({ isPublic }) => !isPublic)).toBe(true);
  }, 120_000);
});
