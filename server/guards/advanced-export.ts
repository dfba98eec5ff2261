import { type ProofDeps, requireReauthentication } from "#server/features/accounts/access.ts";
import type { Member } from "./member.ts";
import { requirePremium, type UsageDeps } from "./usage-limits.ts";

export type AdvancedExportDeps = UsageDeps & ProofDeps;

type AdvancedExport = {
  leaving?: boolean | undefined;
  recipeIds: readonly string[] | null;
  currentPassword?: string | null | undefined;
};

/**
 * CSV and Markdown exports need premium. With `leaving`, a member who is about to delete the account may
 * export all recipes on any plan, after the same reauthentication as for the deletion. Throws
 * PREMIUM_REQUIRED, WRONG_CURRENT_PASSWORD, FRESH_SIGN_IN_REQUIRED, MAIL_PROOF_REQUIRED.
 */
export async function requireAdvancedExport(
  deps: AdvancedExportDeps,
  member: Member,
  { leaving, recipeIds, currentPassword }: AdvancedExport,
): Promise<void> {
  if (!leaving || recipeIds !== null) return requirePremium(deps, member);
  await requireReauthentication(deps, member, currentPassword ?? null);
}
