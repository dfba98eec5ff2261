import { drizzle } from "drizzle-orm/libsql";
import { log } from "#server/lib/logger.ts";
type Recipe = import("#server/features/recipes/schema.ts").Recipe;
