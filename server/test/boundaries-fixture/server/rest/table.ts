import { createCaller } from "#server/router.ts";
import { RecipeInput } from "#server/features/recipes/schema.ts";
import { createRecipe } from "#server/features/recipes/service.ts";
import { db } from "#db/client.ts";
