import type { Db } from "#db/client.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import type { Member } from "#server/guards/member.ts";
import { assertMayUse } from "#server/guards/usage-limits.ts";
import type { Operation } from "#server/plans.ts";
import { findRecipeMadeBy, type RecipeRow } from "../access.ts";
import type { InsertDeps } from "./insert-recipe.ts";

/**
 * The recipe that a call of the member with this idempotency key made before; null where one may be made now. Throws the
 * limits' errors, like countUse, and counts nothing.
 */
export async function madeOrMayUse(
  deps: InsertDeps & { db: Db },
  member: Member,
  idempotencyKey: string | undefined,
  operation: Operation,
): Promise<Authorized<RecipeRow, "read"> | null> {
  const refused = await assertMayUse(deps.db, deps, member, operation).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // Looked for last: it may be the same call, under way a moment ago, that has used up the limit.
  const made = await findRecipeMadeBy(deps.db, member, idempotencyKey);
  if (made === null && refused !== null) throw refused.error;
  return made;
}
