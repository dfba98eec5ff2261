import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { paths } from "../../paths.ts";
import { AskHost } from "./ask-host.tsx";
import { NoMailHelp } from "./no-mail-help.tsx";
import { NoMailRest } from "./no-mail-rest.tsx";
import type { AfterRegistering } from "./register-form.tsx";
import { ResendForm } from "./resend-form.tsx";

/**
 * After registration on a server that sends no mail: whom to ask, then in small why, and the way on. Nothing here promises a mail; the form
 * that asks for a fresh link stands with what is for whoever runs the server, as it only makes one in the same place.
 */
export function OneStepLeft({ registered, signInState, onDifferent }: AfterRegistering) {
  const { email, message } = registered;
  return (
    <div className="grid gap-6">
      <AskHost purpose="confirm" email={email} />
      <NoMailRest message={message} email={email} onDifferent={onDifferent} />
      <NoMailHelp purpose="confirm">
        <p>{text.accounts.noMail.again}</p>
        <ResendForm email={email} />
      </NoMailHelp>
      <p className="text-note text-soft">
        {text.accounts.register.ready}{" "}
        <Link href={paths.login} state={signInState} className="text-link">
          {text.accounts.register.signIn}
        </Link>
      </p>
    </div>
  );
}
