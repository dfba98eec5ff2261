import { router } from "./trpc.ts";
import { recipesRouter } from "./features/recipes/router.ts";
import { createRecipe } from "./features/recipes/service.ts";
