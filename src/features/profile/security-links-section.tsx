import { useState } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { usePendingAlertCountOfOtherBrowsers } from "../security/use-pending-alerts.ts";
import {
  confirmLosingUnsavedLocalData,
  finishRequestedLogoutInBrowser,
  logOutAndClearLocalData,
} from "../sessions/log-out.ts";
import { ProfileRow } from "./profile-row.tsx";

const texts = text.profile.security;

/** Links to the password, linked services, alerts and logins. */
export function SecurityLinksSection({ user }: { user: SessionUser }) {
  const alerts = usePendingAlertCountOfOtherBrowsers();
  return (
    <section aria-labelledby="security">
      <h2 id="security" className="text-xl">
        {texts.title}
      </h2>
      <div className="mt-3 border-line border-t">
        <ProfileRow title={texts.places} note={alerts > 0 ? texts.alertsNote(alerts) : texts.placesNote}>
          <Button asChild size="small">
            <Link href={paths.security}>{texts.see}</Link>
          </Button>
        </ProfileRow>
        <ProfileRow title={texts.leave} note={texts.leaveNote}>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={logOutAndClearLocalData}>
              {texts.logout}
            </Button>
            <LogOutEverywhereButton userId={user.id} />
          </div>
        </ProfileRow>
      </div>
    </section>
  );
}

function LogOutEverywhereButton({ userId }: { userId: string }) {
  const [isAsking, setAsking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { mutateAsync } = trpc.sessions.logoutEverywhere.useMutation();

  async function end() {
    setEnding(true);
    try {
      if (!(await confirmLosingUnsavedLocalData(userId))) return setAsking(false);
      const { message } = await mutateAsync();
      finishRequestedLogoutInBrowser(userId);
      toast.success(message);
    } catch (error) {
      setAsking(false);
      toast.error(serverErrorTextOr(error, texts.everywhereFailed));
    } finally {
      setEnding(false);
    }
  }

  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {texts.everywhere}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.everywhereQuestion}
        description={texts.everywhereBody}
        confirmLabel={isEnding ? texts.everywhereBusy : texts.everywhere}
        onConfirm={() => void end()}
        isBusy={isEnding}
      />
    </>
  );
}
