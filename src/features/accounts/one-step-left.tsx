import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { paths } from "../../paths.ts";
import { AskHost } from "./ask-host.tsx";
import { NoMailHelp } from "./no-mail-help.tsx";
import type { AfterRegistering } from "./register-form.tsx";
import { ResendForm } from "./resend-form.tsx";
import { TypedAddress } from "./typed-address.tsx";

/**
 * After registration on a server that sends no mail, below why and whom to ask: what to say to them, and in small the way
 * on. Nothing here promises a mail; the form that asks for a fresh link stands with what is for whoever runs the server,
 * as it only makes one in the same place.
 */
export function OneStepLeft({ registered, signInState, onDifferent }: AfterRegistering) {
  const { email } = registered;
  return (
    <div className="grid gap-6">
      <AskHost purpose="confirm" email={email} />
      <TypedAddress email={email} onDifferent={onDifferent} />
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
