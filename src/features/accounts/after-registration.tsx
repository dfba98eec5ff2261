import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { paths } from "../../paths.ts";
import { NoMailServerInstructions } from "./no-mail-server-instructions.tsx";
import type { AfterRegistrationProps } from "./register-form.tsx";
import { ResendVerificationForm } from "./resend-verification-form.tsx";

const texts = text.accounts.register;

/**
 * Shown after registration on a server that sends mail: where the mail went or why it failed, and a form to
 * resend it.
 */
export function RegistrationMailStatusSection({ registered, signInState }: AfterRegistrationProps) {
  const { email, emailSent, message } = registered;
  return (
    <div className="grid gap-6">
      {emailSent ? (
        <>
          <p className="text-lg text-soft">
            {texts.checkBody} <EmailAddressText email={email} />. {texts.checkBodyEnd}
          </p>
          <Alert tone="success">{message || texts.noMessage}</Alert>
          <section className="grid gap-4 border-line border-t pt-6">
            <p className="text-soft">{texts.notArrived}</p>
            <ResendVerificationForm email={email} />
          </section>
        </>
      ) : (
        <>
          <p className="text-lg">
            <EmailAddressText email={email} />
          </p>
          <ResendVerificationForm email={email} failed={message || texts.noMessage} />
        </>
      )}
      <ReadyToSignInText signInState={signInState} className="text-soft" />
    </div>
  );
}

function EmailAddressText({ email }: { email: string }) {
  return <strong className="wrap-anywhere font-semibold text-ink">{email}</strong>;
}

/**
 * Shown after registration on a server that sends no mail. The form for a fresh link is in the operator's
 * section, because a fresh link only reaches a file on the server.
 */
export function RegistrationWithoutMailInstructions({
  registered,
  signInState,
  onChangeAddress,
}: AfterRegistrationProps) {
  const { email } = registered;
  return (
    <div className="grid gap-6">
      <NoMailServerInstructions purpose="confirm" email={email} onChangeAddress={onChangeAddress}>
        <p>{text.accounts.noMail.again}</p>
        <ResendVerificationForm email={email} />
      </NoMailServerInstructions>
      <ReadyToSignInText signInState={signInState} className="text-note text-soft" />
    </div>
  );
}

function ReadyToSignInText({ signInState, className }: { signInState: unknown; className: string }) {
  return (
    <p className={className}>
      {texts.ready}{" "}
      <Link href={paths.login} state={signInState} className="text-link">
        {texts.signIn}
      </Link>
    </p>
  );
}
