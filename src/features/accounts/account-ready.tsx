import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";
import type { AfterRegistering } from "./register-form.tsx";

/** After registration by an invitation: there is nothing to wait for. */
export function AccountReady({ registered, signInState }: AfterRegistering) {
  const words = text.accounts.register;
  return (
    <div className="grid gap-6">
      <p className="text-lg text-soft">
        {words.readyBody} <strong className="wrap-anywhere font-semibold text-ink">{registered.email}</strong>{" "}
        {words.readyBodyEnd}
      </p>
      <Alert tone="success">{registered.message}</Alert>
      <Button asChild variant="primary" size="large">
        <Link href={paths.login} state={signInState}>
          {words.signIn}
        </Link>
      </Button>
    </div>
  );
}
