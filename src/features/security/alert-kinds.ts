import type { SecurityAlert } from "#server/features/security/schema.ts";

/** Of the attempts of others: nobody is asked whether they were behind a lock or many wrong passwords. */
const OF_OTHERS: ReadonlySet<SecurityAlert["alertType"]> = new Set(["brute_force", "account_lockout"]);

/** Whether the member can say that it was they. */
export function isAnswerable({ alertType }: Pick<SecurityAlert, "alertType">): boolean {
  return !OF_OTHERS.has(alertType);
}
