import { useState } from "react";
import { Link } from "wouter";
import type { ReplyAnswer } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";

const words = text.security.alerts;

/** What "Not me" has led to: how many logins it ended, and where the member has to go on. */
export type Aftermath = Pick<ReplyAnswer, "endedSessions" | "next">;

/** Asks before a login is ended, and says what to do next. */
export function NotMeQuestion(props: {
  /** Of how many alerts; null while nothing is asked. */
  count: number | null;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}) {
  const [isBusy, setBusy] = useState(false);
  const { count } = props;
  async function confirm() {
    setBusy(true);
    await props.onConfirm();
    setBusy(false);
  }
  return (
    <AlertDialog
      open={count !== null}
      onOpenChange={(open) => open || props.onCancel()}
      title={words.notMeQuestion}
      description={words.notMeBody(count ?? 1)}
      confirmLabel={isBusy ? words.notMeBusy : words.notMeConfirm(count ?? 1)}
      onConfirm={() => void confirm()}
      isBusy={isBusy}
    />
  );
}

/** What to do after "Not me": whoever it was may know the password. */
export function AfterNotMe({ endedSessions, next }: Aftermath) {
  if (next === "remove_service") {
    return (
      <Alert tone="warning" title={words.nextServiceTitle} className="mt-5" action={<WaysLink />}>
        {words.nextServiceBody(endedSessions)}
      </Alert>
    );
  }
  if (next === "secure_provider") {
    return (
      <Alert tone="warning" title={words.nextProviderTitle} className="mt-5" action={<WaysLink />}>
        {words.nextProviderBody(endedSessions)}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      title={words.nextTitle}
      className="mt-5"
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button asChild size="small">
            <Link href={paths.profilePassword}>{words.change}</Link>
          </Button>
          <WaysLink />
        </div>
      }
    >
      {words.nextBody(endedSessions)}
    </Alert>
  );
}

/** To the linked services: somebody else may have added one. */
function WaysLink() {
  return (
    <Link href={`${paths.profile}?open=ways`} className="touch-44 text-link">
      {words.seeWays}
    </Link>
  );
}
