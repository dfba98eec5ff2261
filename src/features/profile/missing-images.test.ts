import { expect, it } from "vitest";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { zipRecipes } from "#server/features/recipes/service/export-archive.ts";
import { countImagesMissingFromArchive } from "./missing-images.ts";

const pathOf = (letter: string) => `/images/${letter.repeat(32)}.webp`;

/** The archive of one recipe whose pictures are all missing on the server. */
async function archiveWith(originalPhotos: string[]): Promise<Blob> {
  const recipe = {
    id: "soup",
    title: '"missing_images":["x"]',
    description: "",
    difficulty: "EASY",
    cuisine: null,
    tags: [],
    imagePath: null,
    imageUrl: null,
    notes: null,
    servings: 4,
    servingsStated: true,
    yieldText: null,
    calories: null,
    prepTime: null,
    cookingTime: null,
    totalTime: null,
    sourceUrl: null,
    ingredients: [],
    instructions: [],
  };
  async function* recipes() {
    yield { ...recipe, originalPhotos } as unknown as Recipe;
  }
  const images = { openImage: async () => null } as unknown as Parameters<typeof zipRecipes>[0]["images"];
  const parts: BlobPart[] = [];
  for await (const part of zipRecipes({ recipes: recipes(), now: new Date(0), images })) {
    parts.push(Uint8Array.from(part));
  }
  return new Blob(parts);
}

it.each([0, 1, 3])("counts %d missing pictures of an archive", async (count) => {
  const photos = ["a", "b", "c"].slice(0, count).map(pathOf);
  expect(await countImagesMissingFromArchive(await archiveWith(photos))).toBe(count);
});

it("counts none when the file is no archive", async () => {
  expect(await countImagesMissingFromArchive(new Blob(["PK"]))).toBe(0);
});
