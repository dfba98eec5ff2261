import { useState } from "react";
import { Link } from "wouter";
import { noMailText } from "#server/texts/en/answers.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../components/ui/alert.tsx";
import { Divider } from "../components/ui/divider.tsx";
import { Gains } from "../features/accounts/account-caption.tsx";
import { AccountCard } from "../features/accounts/account-card.tsx";
import { AccountReady } from "../features/accounts/account-ready.tsx";
import { CheckEmail } from "../features/accounts/check-email.tsx";
import { OneStepLeft } from "../features/accounts/one-step-left.tsx";
import { type Registered, RegisterForm } from "../features/accounts/register-form.tsx";
import { useInvitation } from "../features/accounts/use-invitation.ts";
import { IdentityButton } from "../features/identities/identity-button.tsx";
import { useIdentityConfig } from "../features/identities/identity-config.ts";
import { useReturnPath } from "../features/sessions/return-path.ts";
import { paths } from "../paths.ts";

export default function RegisterPage() {
  const words = text.accounts.register;
  const from = useReturnPath();
  const invitation = useInvitation();
  const config = useIdentityConfig();
  const [registered, setRegistered] = useState<Registered | null>(null);
  const [typed, setTyped] = useState<string | null>(null);

  if (registered) {
    const signInState = { ...(from ? { from } : null), email: registered.email };
    const { title, intro, Next } = nextOf(registered);
    return (
      <AccountCard documentTitle={title} title={title} intro={intro} dish="pear-galette">
        <Next
          registered={registered}
          signInState={signInState}
          onDifferent={() => {
            setTyped(registered.email);
            setRegistered(null);
          }}
        />
      </AccountCard>
    );
  }
  return (
    <AccountCard
      documentTitle={words.documentTitle}
      title={words.title(text.common.product)}
      intro={invitation ? words.introInvited : words.intro}
      dish="pear-galette"
      caption={<Gains />}
    >
      {config && config.signup !== "open" && !invitation ? (
        <Alert tone="info" title={words.closedTitle} className="mb-6">
          {words.closed}
        </Alert>
      ) : null}
      <RegisterForm invitation={invitation} typed={typed} onRegistered={setRegistered} />
      {config?.name ? (
        <>
          <Divider>{text.sessions.or}</Divider>
          <IdentityButton name={config.name} isGoogle={config.oneTap} returnTo={from} />
        </>
      ) : null}
      <p className="mt-7 text-center text-soft">
        {words.haveAccount}{" "}
        <Link href={paths.login} state={from ? { from } : null} className="text-link">
          {words.signIn}
        </Link>
      </p>
    </AccountCard>
  );
}

/** What takes the form's place: there is a mail to wait for, somebody to ask, or nothing left to do. */
function nextOf({ accountReady, message }: Registered) {
  const { register, noMail } = text.accounts;
  if (accountReady) return { title: register.readyTitle, intro: null, Next: AccountReady };
  if (message === noMailText) return { title: noMail.title, intro: noMail.askToConfirm, Next: OneStepLeft };
  return { title: register.checkTitle, intro: null, Next: CheckEmail };
}
