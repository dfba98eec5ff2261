import { Pencil } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import type { SessionUser } from "../../lib/session-store.ts";
import { typedProfileStorageKey } from "../../lib/storage-keys.ts";
import { typedValues } from "../../lib/typed-values.ts";
import { useReturnFocusOnClose } from "../../lib/use-return-focus-on-close.ts";
import { paths } from "../../paths.ts";
import { PendingEmailChange } from "./pending-email-change.tsx";
import { PersonalInformationForm } from "./personal-information-form.tsx";

const texts = text.profile.personal;
const SAVED = { isProfileSaved: true };

/** Name, email address and time zone; read-only until "Edit" is pressed. */
export function PersonalInformationSection({ user }: { user: SessionUser }) {
  /** Whether values typed before a reload or a sign-in are stored. */
  const [isRestored, setRestored] = useState(
    () => "name" in typedValues.read(typedProfileStorageKey(user.id)),
  );
  /** The initial address of the form, or null while the form is closed. */
  const [editing, setEditing] = useState(isRestored ? user.email : null);
  const { isSaved, forgetSaved, reload } = useReloadPageOnSave();
  const pencil = useReturnFocusOnClose(editing !== null);

  function close() {
    setEditing(null);
    setRestored(false);
  }

  function edit(email: string) {
    forgetSaved();
    setEditing(email);
  }

  return (
    <section aria-labelledby="personal">
      <div className="flex flex-wrap items-center justify-between gap-4 [&>button]:-my-2">
        <h2 id="personal" tabIndex={-1} className="text-xl">
          {texts.title}
        </h2>
        {editing === null ? (
          <Button ref={pencil} size="small" aria-label={texts.edit} onClick={() => edit(user.email)}>
            <Pencil aria-hidden />
            {texts.editShort}
          </Button>
        ) : null}
      </div>
      {isSaved ? (
        <Alert tone="success" className="mt-3">
          {texts.saved}
        </Alert>
      ) : null}
      {editing === null ? (
        <>
          {user.pendingEmail === null ? null : (
            <PendingEmailChange user={user} pending={user.pendingEmail} onSendAgain={edit} />
          )}
          <PersonalFactList user={user} />
        </>
      ) : (
        <PersonalInformationForm
          user={user}
          email={editing}
          isRestored={isRestored}
          onCancel={() => {
            typedValues.remove(typedProfileStorageKey(user.id));
            close();
          }}
          onSaved={() => {
            close();
            reload();
          }}
        />
      )}
    </section>
  );
}

/** One row per fact. A value that is too long for its row moves below its label. */
function PersonalFactList({ user }: { user: SessionUser }) {
  const timezone = user.timezone.replaceAll("_", " ");
  const facts = [
    [texts.name, <bdi key="name">{user.name}</bdi>],
    [texts.email, user.email],
    [texts.timezone, timezone, texts.days(timezone)],
  ] as const;
  return (
    <dl className="mt-3 border-line border-t">
      {facts.map(([name, fact, note]) => (
        <div key={name} className="flex flex-wrap items-baseline gap-x-6 border-line border-b py-3 sm:py-3.5">
          <dt className="shrink-0 basis-20 text-[0.9375rem] text-soft sm:basis-36">{name}</dt>
          <dd className="max-w-full flex-auto wrap-anywhere sm:basis-40">
            {fact}
            {note ? <small>{note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** After a save the page is reloaded; `isSaved` is true on the reloaded page once. */
function useReloadPageOnSave() {
  const [, navigate] = useLocation();
  const state: unknown = useHistoryState();
  const [isSaved, setSaved] = useState(
    () => typeof state === "object" && state !== null && "isProfileSaved" in state,
  );

  useEffect(() => {
    if (isSaved) navigate(paths.profile, { replace: true, state: null });
  }, [isSaved, navigate]);

  return {
    isSaved,
    forgetSaved: () => setSaved(false),
    reload() {
      navigate(paths.profile, { replace: true, state: SAVED });
      location.reload();
    },
  };
}
