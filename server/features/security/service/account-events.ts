import type { Tx } from "#db/client.ts";
import { accountEvents } from "#db/schema/index.ts";
import type { Clock } from "#server/lib/clock.ts";

export type AccountEventType = (typeof accountEvents.$inferInsert)["type"];

/** Writes down what happened to an account, in the transaction in which it happened. Kept 180 days. */
export async function noteAccountEvent(
  tx: Tx,
  deps: { clock: Clock; uuid: () => string },
  { type, userRowId, ip }: { type: AccountEventType; userRowId: number; ip: string | null },
): Promise<void> {
  await tx
    .insert(accountEvents)
    .values({ id: deps.uuid(), userRowId, type, ipAddress: ip, createdAt: deps.clock.now() });
}
