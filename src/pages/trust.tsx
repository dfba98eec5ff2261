import { useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../components/ui/button.tsx";
import { AccountPageLayout } from "../features/accounts/account-page-layout.tsx";
import {
  createFailureMessageAndAdvice,
  type Failure,
  FailureMessageAndAdviceAlert,
} from "../features/accounts/failure-alert.tsx";
import { readErrorAnswer } from "../lib/error-answer.ts";
import { serverErrorTextOr } from "../lib/error-message.ts";
import { trpc } from "../lib/trpc.ts";
import { paths } from "../paths.ts";

const texts = text.accounts.trust;

/**
 * The page of the link that is mailed when others lock an account by wrong passwords. It exempts this browser
 * from the lockout.
 */
export default function TrustPage() {
  const { token } = useParams<{ token?: string }>();
  const [, navigate] = useLocation();
  const trust = trpc.sessions.trustBrowser.useMutation();
  const [isSpent, setSpent] = useState(!token);
  const [problem, setProblem] = useState<Failure | null>(null);

  async function confirm() {
    setProblem(null);
    try {
      const { email } = await trust.mutateAsync({ token: token ?? "" });
      // Replaces this page in the history, because its link is used.
      navigate(paths.login, { replace: true, state: { email, isTrusted: true } });
    } catch (error) {
      if (readErrorAnswer(error).code === "INVALID_LINK") setSpent(true);
      else setProblem(createFailureMessageAndAdvice(error, serverErrorTextOr(error, texts.failed)));
    }
  }

  if (isSpent) {
    return (
      <AccountPageLayout documentTitle={texts.documentTitle} title={texts.failedTitle} dish="fennel-salad">
        <FailureMessageAndAdviceAlert failure={{ message: texts.invalid, advice: texts.invalidBody }} />
        <Button asChild variant="primary" size="large" className="mt-5 w-full">
          <Link href={paths.login}>{texts.signIn}</Link>
        </Button>
      </AccountPageLayout>
    );
  }
  return (
    <AccountPageLayout
      documentTitle={texts.documentTitle}
      title={texts.title}
      intro={texts.body}
      dish="fennel-salad"
    >
      <div className="grid gap-5">
        {problem ? <FailureMessageAndAdviceAlert failure={problem} /> : null}
        <Button variant="primary" size="large" disabled={trust.isPending} onClick={() => void confirm()}>
          {trust.isPending ? texts.confirming : texts.confirm}
        </Button>
        <p>
          <Link href={paths.login} className="text-link">
            {texts.backToLogin}
          </Link>
        </p>
      </div>
    </AccountPageLayout>
  );
}
