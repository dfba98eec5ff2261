import { Link, useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { session } from "../../lib/session.ts";
import { paths } from "../../paths.ts";

/** Replaces the form when registration is closed: offers to sign in or to browse as a guest. */
export function RegistrationClosedActions({ signInState }: { signInState: unknown }) {
  const [, navigate] = useLocation();

  function browse() {
    session.continueAsGuest();
    navigate(paths.dashboard);
  }

  return (
    <div className="grid gap-3">
      <Button asChild variant="primary" size="large">
        <Link href={paths.login} state={signInState}>
          {text.navigation.signIn}
        </Link>
      </Button>
      <Button size="large" onClick={browse}>
        {text.navigation.gate.browse}
      </Button>
    </div>
  );
}
