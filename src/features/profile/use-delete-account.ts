import { trpc } from "../../lib/trpc.ts";
import { forgetMember } from "../sessions/forget-typed.ts";
import { leaveEnded } from "../sessions/leave.ts";

/** Deletes the member's account; what this browser kept of theirs goes too, and the landing page says so. */
export function useDeleteAccount(userId: string) {
  const { mutateAsync, isPending } = trpc.accounts.delete.useMutation();

  async function deleteAccount(currentPassword: string | null): Promise<void> {
    await mutateAsync({ currentPassword });
    leaveEnded(userId, { isAccountDeleted: true });
    forgetMember(userId);
  }

  return { deleteAccount, isPending };
}
