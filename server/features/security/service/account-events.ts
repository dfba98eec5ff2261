import type { Tx } from "#db/client.ts";
import { accountEvents } from "#db/schema/index.ts";
import type { Clock } from "#server/lib/clock.ts";

export type AccountEventType = (typeof accountEvents.$inferInsert)["type"];

/**
 * Records an account event. Call it in the transaction that causes the event. Events are deleted after 180
 * days.
 */
export async function recordAccountEvent(
  tx: Tx,
  deps: { clock: Clock; uuid: () => string },
  { type, userRowId, ip }: { type: AccountEventType; userRowId: number; ip: string | null },
): Promise<void> {
  await tx
    .insert(accountEvents)
    .values({ id: deps.uuid(), userRowId, type, ipAddress: ip, createdAt: deps.clock.now() });
}
