import { drizzle } from "drizzle-orm/libsql";
import { log } from "#server/lib/logger.ts";
type Recipe = import("#server/features/recipes/schema.ts").Recipe;
import { createTestDatabase } from "./test-database.ts";
