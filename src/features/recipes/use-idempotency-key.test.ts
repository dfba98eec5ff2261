import { expect, test } from "vitest";
import { digestOf } from "./use-idempotency-key.ts";

test("texts that differ in one place, or in the order of their parts, have digests of their own", () => {
  const recipe = JSON.stringify({ title: "Broth", ingredients: ["1 kg bones", "2 carrots"] });
  const near = [
    recipe.replace("1 kg", "2 kg"),
    recipe.replace("2 carrots", "3 carrots"),
    recipe.replace("Broth", "broth"),
    JSON.stringify({ title: "Broth", ingredients: ["2 carrots", "1 kg bones"] }),
    `${recipe} `,
  ];
  expect(digestOf(recipe)).toBe(digestOf(recipe));
  expect(new Set([recipe, ...near].map(digestOf)).size).toBe(near.length + 1);
  const many = Array.from({ length: 20_000 }, (_, at) => digestOf(`${recipe}${at}`));
  expect(new Set(many).size).toBe(many.length);
});
