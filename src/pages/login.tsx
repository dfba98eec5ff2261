import { useEffect } from "react";
import { Link, Redirect, useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../components/ui/alert.tsx";
import { Button } from "../components/ui/button.tsx";
import { AccountCard } from "../features/accounts/account-card.tsx";
import { LoginForm } from "../features/sessions/login-form.tsx";
import { useReturnPath } from "../features/sessions/return-path.ts";
import { useSignInState } from "../features/sessions/sign-in-state.ts";
import { session, useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

export default function LoginPage() {
  const words = text.sessions;
  const { user } = useSession();
  const from = useReturnPath();
  const { email, isTrusted } = useSignInState();
  const [, navigate] = useLocation();

  // An error of the last visit says nothing about this one.
  useEffect(() => session.clearError, []);

  if (user) return <Redirect to={from ?? paths.landing} replace />;

  function continueAsGuest() {
    session.continueAsGuest();
    navigate(paths.dashboard);
  }

  return (
    <AccountCard
      documentTitle={words.documentTitle}
      title={words.title}
      intro={words.intro}
      dish="braised-beans"
    >
      {isTrusted ? (
        <Alert tone="success" className="mb-5">
          {words.trusted}
        </Alert>
      ) : null}
      <LoginForm key={email} email={email} />
      <div className="my-6 flex items-center gap-4 text-sm text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {words.or}
      </div>
      <Button className="w-full" onClick={continueAsGuest} aria-describedby="guest-caption">
        {words.continueAsGuest}
      </Button>
      <p id="guest-caption" className="mt-2 text-center text-sm text-soft">
        {words.guestCaption}
      </p>
      <p className="mt-7 text-center text-soft">
        {words.noAccount}{" "}
        <Link href={paths.register} state={from ? { from } : null} className="text-link">
          {words.signUp}
        </Link>
      </p>
    </AccountCard>
  );
}
