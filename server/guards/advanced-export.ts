import { type ProofDeps, requireOwnProof } from "#server/features/accounts/access.ts";
import type { Member } from "./member.ts";
import { requirePremium, type UsageDeps } from "./usage-limits.ts";

export type AdvancedExportDeps = UsageDeps & ProofDeps;

type AdvancedExport = {
  leaving?: boolean | undefined;
  recipeIds: readonly string[] | null;
  currentPassword?: string | null | undefined;
};

/**
 * CSV and Markdown are for premium, and on every plan for a member who takes all own recipes along before they delete
 * the account, with the proof that the deletion asks for. Throws PREMIUM_REQUIRED, WRONG_CURRENT_PASSWORD,
 * FRESH_SIGN_IN_REQUIRED, MAIL_PROOF_REQUIRED.
 */
export async function requireAdvancedExport(
  deps: AdvancedExportDeps,
  member: Member,
  { leaving, recipeIds, currentPassword }: AdvancedExport,
): Promise<void> {
  if (!leaving || recipeIds !== null) return requirePremium(deps, member);
  await requireOwnProof(deps, member, currentPassword ?? null);
}
