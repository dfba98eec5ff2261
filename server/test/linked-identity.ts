import { insertIdentityAndNotify } from "#server/features/identities/service/identity-account.ts";
import type { Member } from "#server/guards/member.ts";
import type { Harness } from "./harness.ts";

let subjects = 0;

/**
 * Links an identity to an account as the profile does, with alert and mail. Each call needs another
 * `subject`.
 */
export async function addLinkedIdentity(
  harness: Harness,
  user: Pick<Member, "rowId" | "email" | "name">,
  {
    issuer = "https://id.example.org",
    email = null,
  }: { issuer?: string | undefined; email?: string | null } = {},
): Promise<void> {
  subjects += 1;
  const proven = { subject: `subject-${subjects}`, verifiedEmail: email, name: null, signedHash: "-" };
  const identity = { ...proven, issuer, endsAt: 0 };
  await harness.db.write((tx) =>
    insertIdentityAndNotify(tx, harness.deps, { user, identity, ip: "192.0.2.1", loginRowId: null }),
  );
}
