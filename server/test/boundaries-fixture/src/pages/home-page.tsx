import { RecipeCard } from "../features/recipes/recipe-card.tsx";
import { createApp } from "#server/app.ts";
