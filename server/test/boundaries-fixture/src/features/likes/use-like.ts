import "./like.css";
import { canLike } from "#server/features/likes/policy.ts";
import { RecipeInput } from "#server/features/recipes/schema/recipe.ts";
import { scaleRecipe } from "#server/engines/scaling/scaling.ts";
import { likeRecipe } from "#server/features/likes/service.ts";
import { readLine } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { recipes } from "#db/schema/index.ts";
