import { z } from "zod";
import { CUISINES, DIFFICULTIES, RECIPE_LIMITS } from "#server/features/recipes/policy.ts";
import { type FileId, readJsonLines } from "./read-json-lines.ts";

const text = (max: number) => z.string().transform((value) => value.slice(0, max).trim());
const texts = (max: number) => z.array(text(max)).transform((list) => list.filter((line) => line !== ""));
const integer = (most: number) => z.number().min(0).max(most).transform(Math.round).nullish().catch(null);

/** A schema for one of the given upper-case values, in any case. Other texts become null. */
const known = <const Values extends readonly string[]>(values: Values) =>
  z
    .string()
    .nullish()
    .catch(null)
    .transform((word): Values[number] | null => {
      const wanted = word?.trim().toUpperCase();
      return values.find((value) => value === wanted) ?? null;
    });

/**
 * A recipe in an evaluation file. Texts over the limits of the product are cut, and invalid numbers are
 * dropped.
 */
const RecipeFields = z.object({
  title: text(RECIPE_LIMITS.title).pipe(z.string().min(1)),
  description: text(RECIPE_LIMITS.text).nullish(),
  ingredients: texts(RECIPE_LIMITS.line).pipe(z.array(z.string())),
  instructions: texts(RECIPE_LIMITS.text),
  tags: z.array(z.string()).nullish(),
  cuisine: known(CUISINES),
  difficulty: known(DIFFICULTIES),
  cooking_time: integer(RECIPE_LIMITS.minutes),
  servings: integer(RECIPE_LIMITS.servings),
  like_count: integer(Number.MAX_SAFE_INTEGER),
});
export type RecipeLine = z.infer<typeof RecipeFields> & { id: FileId };

const QueryFields = z.object({ q: z.string() });
export type QueryLine = z.infer<typeof QueryFields> & { id: FileId };

/**
 * `grades` by recipe id: 3 is exactly what the query asks for, 2 a good result, 1 still useful. Empty if no
 * recipe is relevant.
 */
const GradedQueryFields = QueryFields.extend({
  kind: z.string(),
  grades: z.record(z.string(), z.int().min(1).max(3)),
});
export type GradedQuery = z.infer<typeof GradedQueryFields> & { id: FileId };

export const readRecipes = (file: string): RecipeLine[] => readJsonLines(file, RecipeFields);
export const readQueries = (file: string): QueryLine[] => readJsonLines(file, QueryFields);
export const readGradedQueries = (file: string): GradedQuery[] => readJsonLines(file, GradedQueryFields);
