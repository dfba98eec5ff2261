import { defineConfig } from "drizzle-kit";

/** `npm run db:generate` turns a change of db/schema into the next numbered migration. */
export default defineConfig({
  dialect: "turso",
  schema: "./db/schema/index.ts",
  out: "./db/migrations",
  casing: "snake_case",
});
