import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import type { Member } from "./fixtures.ts";

/** What a test says of a recipe; the rest is filled in. Ingredients are lines as one would write them. */
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

/** The smallest PNG. */
export const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const Made = z.object({ id: z.string(), version: z.number() });
export type MadeRecipe = z.infer<typeof Made>;

export const bearer = (member: Member) => ({ Authorization: `Bearer ${member.token}` });

/** Makes a recipe over REST, the quick way to a state. */
export async function createRecipe(
  request: APIRequestContext,
  member: Member,
  { ingredients = ["2 onions"], steps = ["Cook the onions slowly."], ...rest }: SampleRecipe,
): Promise<MadeRecipe> {
  const answer = await request.post("/api/recipes/", {
    headers: bearer(member),
    data: {
      ...rest,
      ingredients: ingredients.map((line) => ({ original_text: line })),
      instructions: steps.map((step) => ({ instruction: step })),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return Made.parse(await answer.json());
}

/** Makes a recipe that its cook likes. */
export async function createLiked(
  request: APIRequestContext,
  member: Member,
  sample: SampleRecipe,
): Promise<MadeRecipe> {
  const made = await createRecipe(request, member, sample);
  const answer = await request.post(`/api/recipes/${made.id}/like`, { headers: bearer(member) });
  expect(answer.status()).toBe(200);
  return made;
}
