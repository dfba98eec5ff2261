import { eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { outbox, transportState } from "#db/schema/index.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Seal } from "#server/lib/seal.ts";
import type { MailWords } from "#server/texts/en/mails.ts";
import { renderMail } from "./render-mail.ts";

export type NewMail = {
  kind: string;
  to: { address: string; name: string | null };
  words: MailWords;
};

type OutboxRow = typeof outbox.$inferSelect;
type Sealed = "body" | "html" | "link";

/**
 * Stores an encrypted message. Call it in the transaction of the event that the mail reports; the outbox job
 * sends it.
 */
export async function queueMail(
  tx: Tx,
  deps: { clock: Clock; uuid: () => string; seal: Seal },
  { kind, to, words }: NewMail,
): Promise<void> {
  const now = deps.clock.now();
  const id = deps.uuid();
  const { text, html, link } = renderMail(words);
  const close = (value: string, column: Sealed) => deps.seal.close(value, createSealContext(id, column));
  await tx.insert(outbox).values({
    id,
    kind,
    toAddress: to.address,
    toName: to.name?.replace(/[\p{Cc}\u2028\u2029]+/gu, " ") ?? null,
    subject: words.subject,
    body: close(text, "body"),
    html: close(html, "html"),
    link: link === null ? null : close(link, "link"),
    nextAttemptAt: now,
    createdAt: now,
  });
}

function createSealContext(id: string, column: Sealed): string {
  return `outbox ${id} ${column}`;
}

/** Decrypts a stored message. Throws SealError when another key encrypted it. */
export function decryptMail(
  seal: Seal,
  { id, body, html, link }: Pick<OutboxRow, "id" | Sealed>,
): { body: string; html: string | null; link: string | null } {
  const open = (value: string | null, column: Sealed) =>
    value === null ? null : seal.open(value, createSealContext(id, column));
  return {
    body: seal.open(body, createSealContext(id, "body")),
    html: open(html, "html"),
    link: open(link, "link"),
  };
}

/**
 * State of the mail transport: "none" without SMTP, "failing" after a failed attempt. Does not concern a
 * single message.
 */
export async function readMailTransportState(
  db: Db,
  sendsMail: boolean,
): Promise<"none" | "failing" | "working"> {
  if (!sendsMail) return "none";
  const [state] = await db.select().from(transportState).where(eq(transportState.name, "mail")).limit(1);
  return state?.healthy === false ? "failing" : "working";
}
