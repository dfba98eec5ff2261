import { desc, eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import type { Deps } from "#server/context.ts";
import { fillMailOrders } from "#server/features/accounts/service/mail-orders.ts";
import { openMail } from "#server/features/mails/service/queue-mail.ts";

/** The token at the end of the link in the newest mail to an address, before it is sent; null where none waits. */
export async function waitingToken(deps: Deps, email: string): Promise<string | null> {
  await fillMailOrders(deps);
  const [mail] = await deps.db
    .select()
    .from(outbox)
    .where(eq(outbox.toAddress, email))
    .orderBy(desc(outbox.rowId))
    .limit(1);
  return (mail && openMail(deps.seal, mail).link?.split("/").at(-1)) ?? null;
}
