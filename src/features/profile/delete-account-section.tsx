import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { trpc } from "../../lib/trpc.ts";
import { finishRequestedLogoutInBrowser } from "../sessions/log-out.ts";
import { removeDeletedMemberFromBrowser } from "../sessions/remove-local-data.ts";
import { ExportBeforeDeletionSection } from "./export-recipes.tsx";
import { ReauthenticationDialog } from "./reauthentication-dialog.tsx";

const texts = text.profile.delete;

/**
 * Says what the deletion of the account removes and what it does not, and offers to download the recipes
 * before.
 */
export function DeleteAccountSection({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = trpc.accounts.delete.useMutation();

  async function deleteAccount(currentPassword: string | null): Promise<void> {
    await mutateAsync({ currentPassword });
    // The member's data in this browser is deleted too, and the landing page confirms the deletion.
    finishRequestedLogoutInBrowser(user.id, { isAccountDeleted: true });
    removeDeletedMemberFromBrowser(user.id);
  }

  return (
    <section aria-labelledby="delete" className="profile-delete">
      <div className="profile-row-words">
        <div>
          <h2 id="delete" className="font-sans font-semibold text-base leading-normal tracking-normal">
            {texts.title}
          </h2>
          <p className="profile-note">{texts.note}</p>
        </div>
        <Button variant="plain" size="small" className="text-tomato" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      <ReauthenticationDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.question}
        user={user}
        words={{ ...texts, busy: texts.deleting }}
        onSubmit={deleteAccount}
        isPending={isPending}
        messageOf={(error) => serverErrorTextOr(error, texts.failed)}
        beforePassword={(readPassword) => (
          <ExportBeforeDeletionSection hasPassword={user.hasPassword} readPassword={readPassword} />
        )}
      >
        <h3 className="font-semibold">{texts.goes}</h3>
        <DeletionEffectList lines={texts.deleted} />
        <h3 className="mt-4 font-semibold">{texts.stays}</h3>
        <DeletionEffectList lines={texts.kept} />
      </ReauthenticationDialog>
    </section>
  );
}

function DeletionEffectList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="profile-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
