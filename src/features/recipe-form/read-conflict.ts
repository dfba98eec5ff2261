import { TRPCClientError } from "@trpc/client";
import type { RecipeConflict } from "#server/features/recipes/schema/conflict.ts";

/** What a change upon an old version met, as the server sends it beside the detail; null for every other error. */
export function readConflict(error: unknown): RecipeConflict | null {
  if (!(error instanceof TRPCClientError)) return null;
  return (error.data as { conflict?: RecipeConflict | null } | null)?.conflict ?? null;
}
