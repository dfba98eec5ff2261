import type { Member } from "#server/guards/member.ts";
import type { User } from "../schema.ts";

/** The member's own profile, from the session. */
export function toUserProfile({
  id,
  name,
  email,
  emailVerified,
  pendingEmail,
  tier,
  timezone,
  hasPassword,
  createdAt,
}: Member): User {
  return {
    id,
    name,
    email,
    emailVerified,
    pendingEmail,
    accountTier: tier,
    timezone,
    hasPassword,
    createdAt: new Date(createdAt).toISOString(),
  };
}
