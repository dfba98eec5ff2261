import { text } from "#server/texts/en.ts";
import { Dialog } from "../../components/ui/dialog.tsx";
import { errorMessage } from "../../lib/error-message.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { ReauthenticationForm } from "./reauthentication-form.tsx";
import { TakeRecipes } from "./take-recipes.tsx";
import { useDeleteAccount } from "./use-delete-account.ts";

const words = text.profile.delete;

type Props = { user: SessionUser; open: boolean; onOpenChange: (open: boolean) => void };

/** What goes and what stays, the recipes to take along, and then the password. */
export function DeleteDialog({ user, open, onOpenChange }: Props) {
  const { deleteAccount, isPending } = useDeleteAccount(user.id);
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => (wanted || !isPending) && onOpenChange(wanted)}
      title={words.question}
    >
      <ReauthenticationForm
        user={user}
        words={{ ...words, busy: words.deleting }}
        onSubmit={deleteAccount}
        isPending={isPending}
        messageOf={(error) => errorMessage(error, words.failed)}
      >
        <h3 className="font-semibold">{words.goes}</h3>
        <Lines lines={words.deleted} />
        <h3 className="mt-4 font-semibold">{words.stays}</h3>
        <Lines lines={words.kept} />
        <TakeRecipes />
      </ReauthenticationForm>
    </Dialog>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="profile-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
