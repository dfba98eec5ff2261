import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { reloadSessionUser } from "../../lib/session-actions.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { useReturnFocusOnClose } from "../../lib/use-return-focus-on-close.ts";
import { ProfileRow } from "./profile-row.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";

const texts = text.profile.security;

/** The row to change the password, or to set the first one. */
export function PasswordProfileRow({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(() => new URLSearchParams(location.search).get("open") === "password");
  const [done, setDone] = useState<string | null>(null);
  const opener = useReturnFocusOnClose(isOpen);

  return (
    <ProfileRow
      title={texts.password}
      note={user.hasPassword ? texts.passwordNote : texts.noPasswordNote}
      below={
        isOpen ? (
          <SetPasswordForm
            user={user}
            onCancel={() => setOpen(false)}
            onDone={(message) => {
              setDone(message);
              setOpen(false);
              void reloadSessionUser();
            }}
          />
        ) : done ? (
          <Alert tone="success" className="mt-3">
            {done}
          </Alert>
        ) : null
      }
    >
      {isOpen ? null : (
        <Button
          ref={opener}
          size="small"
          onClick={() => {
            setDone(null);
            setOpen(true);
          }}
        >
          {user.hasPassword ? texts.change : texts.set}
        </Button>
      )}
    </ProfileRow>
  );
}
