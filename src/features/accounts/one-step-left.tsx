import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { paths } from "../../paths.ts";
import { NoMailHelp } from "./no-mail-help.tsx";
import type { Registered } from "./register-form.tsx";
import { ResendForm } from "./resend-form.tsx";

/**
 * After registration on a server that sends no mail: where the link is. Nothing here promises a mail; the form that asks
 * for a fresh link is folded away, as it only makes one in the same place.
 */
export function OneStepLeft({ registered, signInState }: { registered: Registered; signInState: unknown }) {
  const words = text.accounts.register;
  return (
    <div className="grid gap-6">
      <p className="text-lg text-soft">{words.stepBody}</p>
      <Alert tone="warning">{registered.message}</Alert>
      <NoMailHelp purpose="confirm" />
      <section>
        <h2 className="font-normal font-sans text-note text-soft">{words.checkTitle}</h2>
        <p className="wrap-anywhere font-semibold">{registered.email}</p>
      </section>
      <p className="text-soft">
        {words.ready}{" "}
        <Link href={paths.login} state={signInState} className="text-link">
          {words.signIn}
        </Link>
      </p>
      <details className="border-line border-t pt-2">
        <summary className="min-h-11 cursor-pointer content-center rounded-sm text-note text-soft">
          {text.accounts.noMail.again}
        </summary>
        <div className="pt-3">
          <ResendForm email={registered.email} />
        </div>
      </details>
    </div>
  );
}
