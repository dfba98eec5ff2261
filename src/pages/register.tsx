import { type ReactNode, useRef, useState } from "react";
import { Link, Redirect } from "wouter";
import { noMailText } from "#server/texts/en/answers.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../components/ui/alert.tsx";
import { Button } from "../components/ui/button.tsx";
import { DividerWithLabel } from "../components/ui/divider-with-label.tsx";
import { LoadingMessage } from "../components/ui/loading-message.tsx";
import { AccountBenefitsPictureCaption } from "../features/accounts/account-caption.tsx";
import { AccountPageLayout } from "../features/accounts/account-page-layout.tsx";
import {
  RegistrationMailStatusSection,
  RegistrationWithoutMailInstructions,
} from "../features/accounts/after-registration.tsx";
import { FailureMessageAndAdviceAlert } from "../features/accounts/failure-alert.tsx";
import { RegisterForm, type RegistrationResult } from "../features/accounts/register-form.tsx";
import { RegistrationClosedActions } from "../features/accounts/registration-closed-actions.tsx";
import { useInvitationTokenOrNull, useInvitedEmail } from "../features/accounts/use-invitation.ts";
import { useIdentityConfigOrNull } from "../features/identities/identity-config.ts";
import { IdentitySignInButton } from "../features/identities/identity-sign-in-button.tsx";
import { useReturnPathOrNull } from "../features/sessions/return-path.ts";
import { SignedInAlreadyActions, SignedInAsText } from "../features/sessions/signed-in-already.tsx";
import { useSession } from "../lib/session.ts";
import { startSessionFromTokens } from "../lib/session-actions.ts";
import { paths } from "../paths.ts";

const texts = text.accounts.register;

export default function RegisterPage() {
  const from = useReturnPathOrNull();
  const { user, isChecking } = useSession();
  const invitation = useInvitationTokenOrNull();
  const { invited, again } = useInvitedEmail(invitation);
  const config = useIdentityConfigOrNull();
  const [registered, setRegistered] = useState<RegistrationResult | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  /**
   * True while an invited member is signed in after registering. A ref, because the session changes before a
   * new state is rendered.
   */
  const isEntering = useRef(false);

  async function finish(answer: RegistrationResult) {
    const { accessToken, refreshToken, tokenType, expiresIn, user: member } = answer;
    if (!accessToken || !refreshToken || !tokenType || !expiresIn || !member) return setRegistered(answer);
    isEntering.current = true;
    await startSessionFromTokens({ accessToken, refreshToken, tokenType, expiresIn, user: member });
  }

  if (user && isEntering.current) return <Redirect to={from ?? paths.dashboard} replace />;

  const signInState = from ? { from } : null;
  // All screens share one layout component, because it moves the focus when one screen replaces another.
  const renderCard = (intro: ReactNode, children: ReactNode) => (
    <AccountPageLayout
      documentTitle={texts.documentTitle}
      title={texts.title(text.common.product)}
      intro={intro}
      dish="pear-galette"
      caption={user ? null : <AccountBenefitsPictureCaption />}
    >
      {children}
    </AccountPageLayout>
  );
  const identity = config?.name ? (
    <>
      <DividerWithLabel>{text.sessions.or}</DividerWithLabel>
      <IdentitySignInButton name={config.name} isGoogle={config.oneTap} returnTo={from} />
    </>
  ) : null;

  if (registered) {
    const { title, intro, Next } = chooseScreenAfterRegistration(registered);
    return (
      <AccountPageLayout documentTitle={title} title={title} intro={intro} dish="pear-galette">
        <Next
          registered={registered}
          signInState={{ ...signInState, email: registered.email }}
          onChangeAddress={() => {
            setTyped(registered.email);
            setRegistered(null);
          }}
        />
      </AccountPageLayout>
    );
  }
  if (user) {
    return renderCard(
      <>
        <SignedInAsText name={user.name} /> {invitation ? texts.signedInInvited : null}
      </>,
      <SignedInAlreadyActions from={from} />,
    );
  }
  if (isChecking || invited.state === "reading") {
    const message = isChecking ? text.common.checkingAuthentication : texts.readingInvitation;
    return renderCard(null, <LoadingMessage message={message} />);
  }
  if (invited.state === "unread") {
    return renderCard(
      null,
      <>
        <FailureMessageAndAdviceAlert failure={invited.failure} />
        <Button variant="primary" size="large" className="mt-5 w-full" onClick={again}>
          {text.accounts.tryAgain}
        </Button>
      </>,
    );
  }
  if (config && config.signup !== "open" && invited.state !== "valid") {
    const isSpent = invited.state === "invalid" && config.signup === "invite";
    return renderCard(
      isSpent ? texts.invitationSpent : texts.withoutForm[config.signup],
      <>
        <RegistrationClosedActions signInState={signInState} />
        {identity}
      </>,
    );
  }
  return renderCard(
    invited.state === "valid" ? texts.introInvited : texts.intro,
    <>
      {invited.state === "invalid" ? (
        <Alert tone="warning" className="mb-6">
          {texts.invitationSpent}
        </Alert>
      ) : null}
      <RegisterForm
        invited={invited.state === "valid" && invitation ? { token: invitation, email: invited.email } : null}
        typed={typed}
        onRegistered={finish}
      />
      {identity}
      <p className="mt-7 text-center text-soft">
        {texts.haveAccount}{" "}
        <Link href={paths.login} state={signInState} className="text-link">
          {texts.signIn}
        </Link>
      </p>
    </>,
  );
}

/** The screen after the form, which depends on whether the server sends mail. */
function chooseScreenAfterRegistration({ message }: RegistrationResult) {
  const { register, noMail } = text.accounts;
  if (message === noMailText)
    return { title: noMail.title, intro: noMail.askToConfirm, Next: RegistrationWithoutMailInstructions };
  return { title: register.checkTitle, intro: null, Next: RegistrationMailStatusSection };
}
