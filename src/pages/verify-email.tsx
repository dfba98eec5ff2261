import { useEffect } from "react";
import { Link, useLocation, useParams } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../components/ui/alert.tsx";
import { Button } from "../components/ui/button.tsx";
import { Spinner } from "../components/ui/spinner.tsx";
import { AccountPageLayout } from "../features/accounts/account-page-layout.tsx";
import { FailureMessageAndAdviceAlert } from "../features/accounts/failure-alert.tsx";
import { RemovedSignInServicesAlert } from "../features/accounts/link-facts.tsx";
import { OtherBrowserVerificationQuestion } from "../features/accounts/other-browser-verification-question.tsx";
import { ResendVerificationForm } from "../features/accounts/resend-verification-form.tsx";
import { useVerificationLink } from "../features/accounts/use-email-verification.ts";
import { paths } from "../paths.ts";

const redirectAfter = 3000;
const texts = text.accounts.verify;

export default function VerifyEmailPage() {
  const { token } = useParams<{ token?: string }>();
  const { verification, again, confirm, decline } = useVerificationLink(token);
  const [, navigate] = useLocation();
  const { state } = verification;
  const isOwn = state === "verified" && verification.isSignedIn;
  const needsPassword = state === "verified" && verification.setPasswordToken !== null;
  const canSignIn = !isOwn && !needsPassword;
  const signInAs = state === "verified" && canSignIn ? verification.email : null;
  // If services were removed, the member must read that before leaving the page.
  const redirectsTo = state === "verified" && verification.removedServices.length === 0 ? signInAs : null;
  const addressInUse =
    state === "verified" ? (
      <>
        {texts.addressInUse} <strong className="wrap-anywhere font-semibold">{verification.email}</strong>
      </>
    ) : null;
  const title = {
    verifying: texts.verifyingTitle,
    asked: texts.askedTitle,
    verified: !canSignIn
      ? texts.addressTitle
      : state === "verified" && verification.purpose === "account"
        ? texts.welcomeTitle
        : texts.verifiedTitle,
    declined: texts.declinedTitle,
    failed: texts.failedTitle,
    unchecked: texts.uncheckedTitle,
  }[state];

  useEffect(() => {
    if (redirectsTo === null) return;
    const timer = setTimeout(() => navigate(paths.login, { state: { email: redirectsTo } }), redirectAfter);
    return () => clearTimeout(timer);
  }, [redirectsTo, navigate]);

  return (
    <AccountPageLayout documentTitle={texts.documentTitle} title={title} dish="herb-salad">
      {state === "verifying" ? (
        <p role="status" className="flex items-center gap-3 text-lg text-soft">
          <Spinner className="text-tomato" />
          {texts.verifying}
        </p>
      ) : null}
      {state === "asked" ? (
        <OtherBrowserVerificationQuestion
          question={verification}
          onConfirm={() => confirm(verification.asked)}
          onDecline={() => decline(verification.asked)}
        />
      ) : null}
      {state === "verified" ? (
        <div className="grid gap-6">
          <Alert tone="success">{canSignIn ? texts.verified : addressInUse}</Alert>
          {canSignIn && verification.purpose === "address" ? <p>{addressInUse}</p> : null}
          {redirectsTo === null ? null : <p className="text-soft">{texts.redirecting}</p>}
          <RemovedSignInServicesAlert
            services={verification.removedServices}
            isSignedIn={isOwn}
            needsPassword={needsPassword}
          />
          <NextStepAfterVerification setPasswordToken={verification.setPasswordToken} isOwn={isOwn} />
        </div>
      ) : null}
      {state === "declined" ? <Alert tone="success">{texts.declined}</Alert> : null}
      {state === "failed" || state === "unchecked" ? (
        <>
          <FailureMessageAndAdviceAlert failure={verification.failure} />
          {token ? (
            // After a refusal the primary action is a fresh link, because a retry would be refused again.
            <Button
              variant={state === "unchecked" ? "primary" : "quiet"}
              className="mt-5 w-full"
              onClick={again}
            >
              {texts.tryAgain}
            </Button>
          ) : null}
          {state === "failed" ? <FreshVerificationLinkForm /> : null}
        </>
      ) : null}
      {canSignIn ? (
        <p className="mt-7">
          <Link href={paths.login} state={signInAs ? { email: signInAs } : null} className="text-link">
            {state === "verified" ? texts.goToLogin : texts.backToLogin}
          </Link>
        </p>
      ) : null}
    </AccountPageLayout>
  );
}

/**
 * The next step: set a first password if no way to sign in is left, or open the profile if the member is
 * signed in.
 */
function NextStepAfterVerification({
  setPasswordToken,
  isOwn,
}: {
  setPasswordToken: string | null;
  isOwn: boolean;
}) {
  if (setPasswordToken !== null) {
    return (
      <>
        <p className="text-soft">{texts.setPasswordBody}</p>
        <Button asChild variant="primary" size="large">
          <Link href={paths.resetPassword(setPasswordToken)}>{texts.setPassword}</Link>
        </Button>
      </>
    );
  }
  if (!isOwn) return null;
  return (
    <Button asChild variant="primary" size="large">
      <Link href={paths.profile}>{texts.goToProfile}</Link>
    </Button>
  );
}

/** A form that requests a fresh link, to confirm an account or a new email address. */
function FreshVerificationLinkForm() {
  return (
    <section className="mt-7 grid gap-4 border-line border-t pt-6">
      <p className="text-soft">{texts.freshLink}</p>
      <ResendVerificationForm isPrimary />
      <p className="text-soft">
        {texts.freshAccount}{" "}
        <Link href={paths.register} className="text-link">
          {texts.createAccount}
        </Link>
        .
      </p>
      <p className="text-soft">
        {texts.freshAddress}{" "}
        <Link href={paths.profile} className="text-link">
          {texts.profile}
        </Link>
        .
      </p>
    </section>
  );
}
