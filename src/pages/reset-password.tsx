import { useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { text } from "#server/texts/en.ts";
import { Alert } from "../components/ui/alert.tsx";
import { Button } from "../components/ui/button.tsx";
import { Spinner } from "../components/ui/spinner.tsx";
import { AccountCard } from "../features/accounts/account-card.tsx";
import { FailureAlert } from "../features/accounts/failure-alert.tsx";
import { ResetForm } from "../features/accounts/reset-form.tsx";
import { type ResetToken, useResetToken } from "../features/accounts/use-reset-token.ts";
import { checkSession } from "../lib/session-actions.ts";
import { paths } from "../paths.ts";

const words = text.accounts.reset;
const titles: Record<ResetToken["state"], string> = {
  unknown: words.title,
  valid: words.title,
  invalid: words.invalidTitle,
  unchecked: words.uncheckedTitle,
};

/** The password was set from this entry of the history: that is what Back, or a reload, shows of it. */
const spent = { isPasswordSet: true };

export default function ResetPasswordPage() {
  const { token } = useParams<{ token?: string }>();
  const [, navigate] = useLocation();
  const state: unknown = useHistoryState();
  const [message, setMessage] = useState(words.done);

  function finish(said: string) {
    setMessage(said);
    // The token is worth nothing now; nor is it anybody's to find in the address bar.
    navigate(paths.resetPassword, { replace: true, state: spent });
    // Every login of the account has ended, and this browser's may have been one of them.
    void checkSession();
  }

  const isDone = !token && typeof state === "object" && state !== null && "isPasswordSet" in state;
  return isDone ? <Done message={message} /> : <OpenLink token={token} onDone={finish} />;
}

function Done({ message }: { message: string }) {
  return (
    <AccountCard documentTitle={words.doneTitle} title={words.doneTitle} dish="roast-chicken">
      <div className="grid gap-6">
        <Alert tone="success">{message}</Alert>
        <p className="text-soft">{words.doneBody}</p>
        <Button asChild variant="primary" size="large">
          <Link href={paths.login}>{words.continue}</Link>
        </Button>
      </div>
    </AccountCard>
  );
}

type Props = { token: string | undefined; onDone: (message: string) => void };

function OpenLink({ token, onDone }: Props) {
  const { reset, again, spend } = useResetToken(token);
  return (
    <AccountCard
      documentTitle={words.documentTitle}
      title={titles[reset.state]}
      intro={reset.state === "valid" ? words.intro : null}
      dish="roast-chicken"
    >
      {reset.state === "unknown" ? (
        <p role="status" className="flex items-center gap-3 text-lg text-soft">
          <Spinner className="text-tomato" />
          {words.validating}
        </p>
      ) : null}
      {reset.state === "valid" && token ? (
        <>
          <p role="status" className="sr-only">
            {reset.message}
          </p>
          <ResetForm token={token} onDone={onDone} onSpent={spend} />
        </>
      ) : null}
      {reset.state === "invalid" ? (
        <>
          <Alert tone="error">{reset.message}</Alert>
          <RequestNew isPrimary />
        </>
      ) : null}
      {reset.state === "unchecked" ? (
        <>
          <FailureAlert failure={reset.failure} />
          <Button variant="primary" size="large" className="mt-5 w-full" onClick={again}>
            {words.tryAgain}
          </Button>
          <RequestNew />
        </>
      ) : null}
      <p className="mt-7">
        <Link href={paths.login} className="text-link">
          {words.backToLogin}
        </Link>
      </p>
    </AccountCard>
  );
}

function RequestNew({ isPrimary = false }: { isPrimary?: boolean }) {
  return (
    <Button asChild variant={isPrimary ? "primary" : "quiet"} size="large" className="mt-5 w-full">
      <Link href={paths.forgotPassword}>{words.requestNew}</Link>
    </Button>
  );
}
