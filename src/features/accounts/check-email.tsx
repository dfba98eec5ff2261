import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { paths } from "../../paths.ts";
import type { Registered } from "./register-form.tsx";
import { ResendForm } from "./resend-form.tsx";

/** After registration: where the mail went, and what to do where none comes. */
export function CheckEmail({ registered, signInState }: { registered: Registered; signInState: unknown }) {
  const words = text.accounts.register;
  return (
    <div className="grid gap-6">
      <p className="text-lg text-soft">
        {registered.emailSent ? words.checkBody : words.unsentBody}{" "}
        <strong className="wrap-anywhere font-semibold text-ink">{registered.email}</strong>.{" "}
        {registered.emailSent ? words.checkBodyEnd : words.unsentBodyEnd}
      </p>
      <Alert tone={registered.emailSent ? "success" : "warning"}>
        {registered.message || words.noMessage}
      </Alert>
      <section className="grid gap-4 border-line border-t pt-6">
        {registered.emailSent ? <p className="text-soft">{words.notArrived}</p> : null}
        <ResendForm email={registered.email} />
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
