import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { paths } from "../../paths.ts";
import type { AfterRegistering } from "./register-form.tsx";
import { ResendForm } from "./resend-form.tsx";
import { WithoutMail } from "./without-mail.tsx";

/**
 * After registration on a server that sends no mail: whom to ask, and in small the way on. Nothing here promises a mail;
 * the form that asks for a fresh link stands with what is for whoever runs the server, as it only makes one in the same
 * place.
 */
export function OneStepLeft({ registered, signInState, onDifferent }: AfterRegistering) {
  const { email } = registered;
  return (
    <div className="grid gap-6">
      <WithoutMail purpose="confirm" email={email} onDifferent={onDifferent}>
        <p>{text.accounts.noMail.again}</p>
        <ResendForm email={email} />
      </WithoutMail>
      <p className="text-note text-soft">
        {text.accounts.register.ready}{" "}
        <Link href={paths.login} state={signInState} className="text-link">
          {text.accounts.register.signIn}
        </Link>
      </p>
    </div>
  );
}
