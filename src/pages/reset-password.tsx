import { useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { text } from "#server/texts/en.ts";
import { Alert } from "../components/ui/alert.tsx";
import { Button } from "../components/ui/button.tsx";
import { Spinner } from "../components/ui/spinner.tsx";
import { AccountPageLayout } from "../features/accounts/account-page-layout.tsx";
import { FailureMessageAndAdviceAlert } from "../features/accounts/failure-alert.tsx";
import { AccountOfMailedLink, RemovedSignInServicesAlert } from "../features/accounts/link-facts.tsx";
import { ResetPasswordForm } from "../features/accounts/reset-password-form.tsx";
import { type ResetToken, useResetTokenCheck } from "../features/accounts/use-reset-token-check.ts";
import { loadUserOfStoredToken } from "../lib/session-actions.ts";
import { paths } from "../paths.ts";

const texts = text.accounts.reset;
const titles: Record<ResetToken["state"], string> = {
  unknown: texts.title,
  valid: texts.title,
  invalid: texts.invalidTitle,
  unchecked: texts.uncheckedTitle,
};

/**
 * Reads the names of the removed services from the history state, which is set after a reset so that Back and
 * a reload show them again. Null for other entries.
 */
function readRemovedServicesFromHistoryStateOrNull(state: unknown): string[] | null {
  if (typeof state !== "object" || state === null || !("removedServices" in state)) return null;
  return state.removedServices as string[];
}

export default function ResetPasswordPage() {
  const { token } = useParams<{ token?: string }>();
  const [, navigate] = useLocation();
  const state: unknown = useHistoryState();
  const [message, setMessage] = useState(texts.done);

  function finish(said: string, removedServices: string[]) {
    setMessage(said);
    // Replaces the address, because the token in it is used.
    navigate(paths.resetPassword(), { replace: true, state: { removedServices } });
    // The reset has ended all logins of the account, possibly this browser's too.
    void loadUserOfStoredToken();
  }

  const removed = token ? null : readRemovedServicesFromHistoryStateOrNull(state);
  return removed ? (
    <PasswordResetDonePage message={message} removed={removed} />
  ) : (
    <OpenedResetLinkPage token={token} onDone={finish} />
  );
}

function PasswordResetDonePage({ message, removed }: { message: string; removed: string[] }) {
  return (
    <AccountPageLayout documentTitle={texts.doneTitle} title={texts.doneTitle} dish="roast-chicken">
      <div className="grid gap-6">
        <Alert tone="success">{message}</Alert>
        <p className="text-soft">{texts.doneBody}</p>
        <RemovedSignInServicesAlert services={removed} isSignedIn={false} />
        <Button asChild variant="primary" size="large">
          <Link href={paths.login}>{texts.continue}</Link>
        </Button>
      </div>
    </AccountPageLayout>
  );
}

type Props = { token: string | undefined; onDone: (message: string, removed: string[]) => void };

function OpenedResetLinkPage({ token, onDone }: Props) {
  const { reset, again, spend } = useResetTokenCheck(token);
  return (
    <AccountPageLayout
      documentTitle={texts.documentTitle}
      title={titles[reset.state]}
      intro={reset.state === "valid" ? texts.intro : null}
      dish="roast-chicken"
    >
      {reset.state === "unknown" ? (
        <p role="status" className="flex items-center gap-3 text-lg text-soft">
          <Spinner className="text-tomato" />
          {texts.validating}
        </p>
      ) : null}
      {reset.state === "valid" && token ? (
        <>
          <p role="status" className="sr-only">
            {reset.message}
          </p>
          <div className="mb-5">
            <AccountOfMailedLink label={texts.account} name={reset.name} email={reset.email} />
          </div>
          <ResetPasswordForm token={token} owner={reset} onDone={onDone} onSpent={spend} />
        </>
      ) : null}
      {reset.state === "invalid" ? (
        <>
          <Alert tone="error">{reset.message}</Alert>
          <RequestNewLinkButton isPrimary />
        </>
      ) : null}
      {reset.state === "unchecked" ? (
        <>
          <FailureMessageAndAdviceAlert failure={reset.failure} />
          <Button variant="primary" size="large" className="mt-5 w-full" onClick={again}>
            {texts.tryAgain}
          </Button>
          <RequestNewLinkButton />
        </>
      ) : null}
      <p className="mt-7">
        <Link href={paths.login} className="text-link">
          {texts.backToLogin}
        </Link>
      </p>
    </AccountPageLayout>
  );
}

function RequestNewLinkButton({ isPrimary = false }: { isPrimary?: boolean }) {
  return (
    <Button asChild variant={isPrimary ? "primary" : "quiet"} size="large" className="mt-5 w-full">
      <Link href={paths.forgotPassword}>{texts.requestNew}</Link>
    </Button>
  );
}
