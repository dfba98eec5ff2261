import { useEffect } from "react";
import { Link, useLocation, useParams } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../components/ui/alert.tsx";
import { Button } from "../components/ui/button.tsx";
import { Spinner } from "../components/ui/spinner.tsx";
import { AccountCard } from "../features/accounts/account-card.tsx";
import { ResendForm } from "../features/accounts/resend-form.tsx";
import { useVerifyEmail } from "../features/accounts/use-verify-email.ts";
import { paths } from "../paths.ts";

const redirectAfter = 3000;

export default function VerifyEmailPage() {
  const { token } = useParams<{ token?: string }>();
  const verification = useVerifyEmail(token);
  const [, navigate] = useLocation();
  const words = text.accounts.verify;
  const { state } = verification;
  const title = { verifying: words.verifyingTitle, verified: words.verifiedTitle, failed: words.failedTitle }[
    state
  ];

  useEffect(() => {
    if (state !== "verified") return;
    const timer = setTimeout(() => navigate(paths.login), redirectAfter);
    return () => clearTimeout(timer);
  }, [state, navigate]);

  return (
    <AccountCard documentTitle={words.documentTitle} title={title} dish="herb-salad">
      {state === "verifying" ? (
        <p role="status" className="flex items-center gap-3 text-lg text-soft">
          <Spinner className="text-tomato" />
          {words.verifying}
        </p>
      ) : null}
      {state === "verified" ? (
        <>
          <Alert tone="success">{words.verified}</Alert>
          <p className="mt-4 text-soft">{words.redirecting}</p>
        </>
      ) : null}
      {verification.state === "failed" ? (
        <>
          <Alert tone="error">{verification.message}</Alert>
          {token ? (
            <Button variant="primary" className="mt-5 w-full" onClick={verification.again}>
              {words.tryAgain}
            </Button>
          ) : null}
          <section className="mt-7 grid gap-4 border-line border-t pt-6">
            <p className="text-soft">{words.freshLink}</p>
            <ResendForm isPrimary={!token} />
          </section>
        </>
      ) : null}
      <p className="mt-7">
        <Link href={paths.login} className="text-link">
          {state === "verified" ? words.goToLogin : words.backToLogin}
        </Link>
      </p>
    </AccountCard>
  );
}
