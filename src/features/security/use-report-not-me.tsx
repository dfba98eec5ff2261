import { useState } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { noFilter } from "./alert-filters-bar.tsx";
import { type ReportResult, useAlertActions } from "./use-alert-actions.ts";

const texts = text.security.alerts;

/**
 * The "Not me" answer: asks whether to end the logins, then shows the next step. The caller renders
 * `question` and `advice`.
 */
export function useReportNotMeQuestion(filter = noFilter) {
  const { reply } = useAlertActions(filter);
  const [asked, ask] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [aftermath, setAftermath] = useState<ReportResult | null>(null);
  const count = Math.max(1, asked.length);

  async function confirm() {
    setBusy(true);
    try {
      setAftermath(await reply(asked, "not_me"));
    } catch (error) {
      toast.error(serverErrorTextOr(error, texts.replyFailed));
    }
    setBusy(false);
    ask([]);
  }

  return {
    /** Opens the question for alerts, by ids. */
    ask,
    question: (
      <AlertDialog
        open={asked.length > 0}
        onOpenChange={(open) => open || ask([])}
        title={texts.notMeQuestion}
        description={texts.notMeBody(count)}
        confirmLabel={isBusy ? texts.notMeBusy : texts.notMeConfirm(count)}
        onConfirm={() => void confirm()}
        isBusy={isBusy}
      />
    ),
    aftermath,
    advice: aftermath ? <AfterReportAdvice {...aftermath} /> : null,
  };
}

function AfterReportAdvice({ endedSessions, next }: ReportResult) {
  const isService = next === "remove_service";
  if (isService || next === "secure_provider") {
    return (
      <Alert
        tone="warning"
        title={isService ? texts.nextServiceTitle : texts.nextProviderTitle}
        className="mt-5"
        action={<LinkedServicesLink />}
      >
        {isService ? texts.nextServiceBody(endedSessions) : texts.nextProviderBody(endedSessions)}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      title={texts.nextTitle}
      className="mt-5"
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button asChild size="small">
            <Link href={paths.profilePassword}>{texts.change}</Link>
          </Button>
          <LinkedServicesLink />
        </div>
      }
    >
      {texts.nextBody(endedSessions)}
    </Alert>
  );
}

/** A link to the linked sign-in services, because an intruder may have added one. */
function LinkedServicesLink() {
  return (
    <Link href={`${paths.profile}?open=ways`} className="touch-44 text-link">
      {texts.seeWays}
    </Link>
  );
}
