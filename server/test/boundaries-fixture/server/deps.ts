import type { Recipe } from "#server/features/recipes/schema.ts";
import type { Clock } from "./lib/clock.ts";
