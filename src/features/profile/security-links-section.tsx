import { useState } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { errorMessage } from "../../lib/error-message.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { usePendingAlertCount } from "../security/use-pending-alerts.ts";
import { canLoseLocalData, finishLogoutEndedByServer, logOutAndClearLocalData } from "../sessions/log-out.ts";
import { ProfileRow } from "./profile-row.tsx";

const words = text.profile.security;

/** The password, the linked services, the alerts and the logins. */
export function SecurityLinksSection({ user }: { user: SessionUser }) {
  const alerts = usePendingAlertCount();
  return (
    <section aria-labelledby="security">
      <h2 id="security" className="text-xl">
        {words.title}
      </h2>
      <div className="mt-3 border-line border-t">
        <ProfileRow title={words.places} note={alerts > 0 ? words.alertsNote(alerts) : words.placesNote}>
          <Button asChild size="small">
            <Link href={paths.security}>{words.see}</Link>
          </Button>
        </ProfileRow>
        <ProfileRow title={words.leave} note={words.leaveNote}>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={logOutAndClearLocalData}>
              {words.logout}
            </Button>
            <Everywhere userId={user.id} />
          </div>
        </ProfileRow>
      </div>
    </section>
  );
}

function Everywhere({ userId }: { userId: string }) {
  const [isAsking, setAsking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { mutateAsync } = trpc.sessions.logoutEverywhere.useMutation();

  async function end() {
    setEnding(true);
    try {
      if (!(await canLoseLocalData(userId))) return setAsking(false);
      const { message } = await mutateAsync();
      finishLogoutEndedByServer(userId);
      toast.success(message);
    } catch (error) {
      setAsking(false);
      toast.error(errorMessage(error, words.everywhereFailed));
    } finally {
      setEnding(false);
    }
  }

  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {words.everywhere}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.everywhereQuestion}
        description={words.everywhereBody}
        confirmLabel={isEnding ? words.everywhereBusy : words.everywhere}
        onConfirm={() => void end()}
        isBusy={isEnding}
      />
    </>
  );
}
