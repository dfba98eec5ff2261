import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { linkAttempts } from "../../lib/identity-link-store.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { ProfileRow } from "./profile-row.tsx";
import { ReauthenticationDialog } from "./reauthentication-dialog.tsx";
import { linkServiceErrorText } from "./use-finish-service-linking.ts";

const texts = text.profile.ways;

type Props = { service: string; user: SessionUser; onBegin: () => void };

/**
 * Sends the browser to a sign-in service, to link it to the account. `useFinishServiceLinking` links it on
 * return.
 */
export function AddSignInServiceRow({ service, user, onBegin }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = trpc.identities.beginLink.useMutation();

  async function begin(currentPassword: string | null) {
    const { url } = await mutateAsync({ currentPassword, returnTo: `${paths.profile}?open=ways` });
    linkAttempts.begin({ url, userId: user.id, service, returnTo: `${paths.profile}?open=ways` });
    location.assign(url);
  }

  return (
    <ProfileRow title={service} note={texts.addNote}>
      <Button
        size="small"
        onClick={() => {
          onBegin();
          setOpen(true);
        }}
      >
        {texts.add(service)}
      </Button>
      <ReauthenticationDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.addQuestion(service)}
        user={user}
        words={{
          confirm: texts.addConfirm(service),
          busy: texts.adding,
        }}
        messageOf={(error) => linkServiceErrorText(error, service)}
        onSubmit={begin}
        isPending={isPending}
      >
        <p>{texts.addBody(service)}</p>
      </ReauthenticationDialog>
    </ProfileRow>
  );
}
