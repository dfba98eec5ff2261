import { desc, eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { processMailRequests } from "#server/features/accounts/service/mail-requests.ts";
import { decryptMail } from "#server/features/mails/service/queue-mail.ts";
import type { Member } from "#server/guards/member.ts";
import { createPasswordHasher } from "#server/lib/passwords/passwords.ts";
import type { RequestInfo } from "#server/request.ts";
import type { Caller, Harness, MemberOptions } from "./harness.ts";

/** Meets the password rules, and is not in the list of common passwords. */
export const PASSWORD = "Quince-jam 1897!";

let hash: Promise<string> | undefined;

/** All accounts of a test file share one hash, because hashing is slow. */
async function passwordHash(): Promise<string> {
  hash ??= createPasswordHasher().hash(PASSWORD);
  return hash;
}

/** Stores an account that can sign in with PASSWORD. */
export async function createSignIn(harness: Harness, options: MemberOptions = {}): Promise<Member> {
  return harness.createMember({ passwordHash: await passwordHash(), ...options });
}

/** Calls procedures as a visitor, with the address, cookies and time zone of `request`. */
export function visitor(harness: Harness, request: Partial<RequestInfo> = {}): Caller {
  return harness.callerFor(null, request);
}

/** The link in the newest mail to an address; null without such a mail or link. */
export async function mailedLink(harness: Harness, email: string): Promise<string | null> {
  await processMailRequests(harness.deps);
  const [mail] = await harness.db
    .select()
    .from(outbox)
    .where(eq(outbox.toAddress, email))
    .orderBy(desc(outbox.rowId))
    .limit(1);
  return mail ? decryptMail(harness.deps.seal, mail).link : null;
}

/** The bodies of all stored mails, oldest first. */
export async function mailedBodies(harness: Harness): Promise<string[]> {
  await processMailRequests(harness.deps);
  const mails = await harness.db.select().from(outbox).orderBy(outbox.rowId);
  return mails.map((mail) => decryptMail(harness.deps.seal, mail).body);
}

/** The token of the newest mailed confirmation link. Throws if there is none. */
export async function mailedToken(harness: Harness, email: string): Promise<string> {
  const token = (await mailedLink(harness, email))?.split("/verify-email/")[1];
  if (!token) throw new Error(`No link was mailed to ${email}`);
  return token;
}

/** All values of all tables as text, like a thief of the database file could read them. */
export async function dumpDatabase(harness: Harness): Promise<string> {
  const tables = await harness.db.all<{ name: string }>(
    "select name from sqlite_master where type = 'table'",
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    parts.push(JSON.stringify(await harness.db.all(`select * from "${name.replaceAll('"', '""')}"`)));
  }
  return parts.join("\n");
}
