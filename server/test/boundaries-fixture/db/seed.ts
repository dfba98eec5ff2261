import { createRecipe } from "#server/features/recipes/service.ts";
import { openDb } from "./client.ts";
import { recipesRouter } from "#server/features/recipes/router.ts";
