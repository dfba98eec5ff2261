import type { Member } from "#server/guards/member.ts";
import type { User } from "../schema.ts";

/** The profile of the signed-in member, from the session alone. */
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
