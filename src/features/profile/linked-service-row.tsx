import { useState } from "react";
import type { LinkedIdentity, SignInWays } from "#server/features/identities/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import { formatDateOrNull } from "../../lib/format.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { canSignInWithoutIdentity } from "./method-rules.ts";
import { ProfileRow } from "./profile-row.tsx";
import { ReauthenticationDialog } from "./reauthentication-dialog.tsx";

const texts = text.profile.ways;

type Props = { identity: LinkedIdentity; user: SessionUser; ways: SignInWays };

/**
 * A linked sign-in service with its address and dates. It cannot be removed if it is the only way to sign in.
 */
export function LinkedServiceRow({ identity, user, ways }: Props) {
  const { id, service, email, linkedAt, lastUsedAt, isAvailable } = identity;
  const [isOpen, setOpen] = useState(false);
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.identities.remove.useMutation();
  const isRemovable = canSignInWithoutIdentity({ ...ways, hasPassword: user.hasPassword }, id);

  async function remove(currentPassword: string | null) {
    try {
      const left = await mutateAsync({ id, currentPassword });
      setOpen(false);
      utils.identities.ways.setData(undefined, left);
      void utils.security.sessions.invalidate();
      toast.success(texts.removed(service));
    } catch (error) {
      void utils.identities.ways.invalidate();
      throw error;
    }
  }

  return (
    <ProfileRow
      title={service}
      note={
        <>
          {email === null ? null : <span className="block">{email}</span>}
          <span className="block">
            <span className="inline-block">{texts.linked(formatDateOrNull(linkedAt) ?? "")}</span>{" "}
            <span className="inline-block">{texts.lastUsed(formatDateOrNull(lastUsedAt) ?? "")}</span>
          </span>
          {isAvailable ? null : <span className="block">{texts.unavailable(service)}</span>}
          {isRemovable ? null : <span className="mt-1 block">{texts.onlyWay}</span>}
        </>
      }
    >
      {isRemovable ? (
        <Button ref={moveFocusOnRemoval} size="small" onClick={() => setOpen(true)}>
          {texts.remove}
          <span className="sr-only">{texts.ofService(service)}</span>
        </Button>
      ) : null}
      <ReauthenticationDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.removeQuestion(service)}
        user={user}
        words={{
          confirm: texts.removeConfirm(service),
          busy: texts.removing,
        }}
        messageOf={(error) => serverErrorTextOr(error, texts.removeFailed(service))}
        onSubmit={remove}
        isPending={isPending}
      >
        <p>{texts.removeBody(service)}</p>
      </ReauthenticationDialog>
    </ProfileRow>
  );
}
