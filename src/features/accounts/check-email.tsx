import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { paths } from "../../paths.ts";
import type { AfterRegistering } from "./register-form.tsx";
import { ResendForm } from "./resend-form.tsx";

/** After registration on a server that sends mail: where it went, or that it could not be sent, and how to ask again. */
export function CheckEmail({ registered, signInState }: AfterRegistering) {
  const words = text.accounts.register;
  const { email, emailSent, message } = registered;
  return (
    <div className="grid gap-6">
      {emailSent ? (
        <>
          <p className="text-lg text-soft">
            {words.checkBody} <Address email={email} />. {words.checkBodyEnd}
          </p>
          <Alert tone="success">{message || words.noMessage}</Alert>
          <section className="grid gap-4 border-line border-t pt-6">
            <p className="text-soft">{words.notArrived}</p>
            <ResendForm email={email} />
          </section>
        </>
      ) : (
        <>
          <p className="text-lg">
            <Address email={email} />
          </p>
          <ResendForm email={email} failed={message || words.noMessage} />
        </>
      )}
      <p className="text-soft">
        {words.ready}{" "}
        <Link href={paths.login} state={signInState} className="text-link">
          {words.signIn}
        </Link>
      </p>
    </div>
  );
}

function Address({ email }: { email: string }) {
  return <strong className="wrap-anywhere font-semibold text-ink">{email}</strong>;
}
