import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { paths } from "../../paths.ts";
import type { AfterRegistering } from "./register-form.tsx";
import { ResendForm } from "./resend-form.tsx";

/** After registration on a server that sends mail: where it went, and what to do where none comes. */
export function CheckEmail({ registered, signInState }: AfterRegistering) {
  const words = text.accounts.register;
  const { email, emailSent, message } = registered;
  return (
    <div className="grid gap-6">
      <p className="text-lg text-soft">
        {emailSent ? words.checkBody : words.unsentBody}{" "}
        <strong className="wrap-anywhere font-semibold text-ink">{email}</strong>
        {emailSent ? ". " : " "}
        {emailSent ? words.checkBodyEnd : words.unsentBodyEnd}
      </p>
      <Alert tone={emailSent ? "success" : "warning"}>{message || words.noMessage}</Alert>
      <section className="grid gap-4 border-line border-t pt-6">
        {emailSent ? <p className="text-soft">{words.notArrived}</p> : null}
        <ResendForm email={email} />
      </section>
      <p className="text-soft">
        {words.ready}{" "}
        <Link href={paths.login} state={signInState} className="text-link">
          {words.signIn}
        </Link>
      </p>
    </div>
  );
}
