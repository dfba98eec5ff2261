import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import type { Member } from "./fixtures.ts";

/** Fields of a recipe for REST. Ingredients are lines; ingredients and steps have defaults. */
export type SampleRecipe = {
  title: string;
  ingredients?: string[];
  steps?: string[];
  is_public?: boolean;
  cuisine?: string;
  difficulty?: string;
  cooking_time?: number;
  servings?: number;
  tags?: string[];
  description?: string;
  notes?: string;
  privacy_source?: "CREATED" | "IMPORTED";
};

/** A PNG with one pixel. */
export const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const CreatedRecipe = z.object({ id: z.string(), version: z.number() });
export type CreatedRecipe = z.infer<typeof CreatedRecipe>;

export const bearer = (member: Member) => ({ Authorization: `Bearer ${member.token}` });

/** Creates a recipe over REST, which is faster than the form. */
export async function createRecipe(
  request: APIRequestContext,
  member: Member,
  { ingredients = ["2 onions"], steps = ["Cook the onions slowly."], ...rest }: SampleRecipe,
): Promise<CreatedRecipe> {
  const response = await request.post("/api/recipes/", {
    headers: bearer(member),
    data: {
      ...rest,
      ingredients: ingredients.map((line) => ({ original_text: line })),
      instructions: steps.map((step) => ({ instruction: step })),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return CreatedRecipe.parse(await response.json());
}

/** Creates a recipe that its own member likes. */
export async function createLiked(
  request: APIRequestContext,
  member: Member,
  sample: SampleRecipe,
): Promise<CreatedRecipe> {
  const recipe = await createRecipe(request, member, sample);
  const response = await request.post(`/api/recipes/${recipe.id}/like`, { headers: bearer(member) });
  expect(response.status()).toBe(200);
  return recipe;
}
