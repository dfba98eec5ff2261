import type { Db } from "#db/client.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import type { Member } from "#server/guards/member.ts";
import { assertUsageLimitNotReached } from "#server/guards/usage-limits.ts";
import type { Operation } from "#server/plans.ts";
import { findIdempotentResult, type RecipeRow } from "../access.ts";
import type { InsertDeps } from "./insert-recipe.ts";

/**
 * The recipe of an earlier call with this idempotency key; null when a new one is allowed. Throws the same
 * errors as `countUseOrThrow`, but counts nothing.
 */
export async function findIdempotentResultOrCheckLimit(
  deps: InsertDeps & { db: Db },
  member: Member,
  idempotencyKey: string | undefined,
  operation: Operation,
): Promise<Authorized<RecipeRow, "read"> | null> {
  const refused = await assertUsageLimitNotReached(deps.db, deps, member, operation).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // Searched after the limit was checked, because a concurrent call with the same key may have reached the
  // limit.
  const made = await findIdempotentResult(deps.db, member, idempotencyKey);
  if (made === null && refused !== null) throw refused.error;
  return made;
}
