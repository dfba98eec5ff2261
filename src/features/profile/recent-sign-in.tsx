import { FRESH_MINUTES } from "#server/features/accounts/policy.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { signOut } from "../../lib/session-actions.ts";

/** Whether an error only asks for a recent sign-in. */
export function isRecentSignInRequiredError(error: unknown): boolean {
  return readErrorAnswer(error).code === "FRESH_SIGN_IN_REQUIRED";
}

/** Replaces the password field of an account without a password. The page sends the member to sign in and back. */
export function RecentSignInAlert() {
  const words = text.profile.fresh;
  return (
    <Alert
      tone="info"
      title={words.title}
      action={
        <Button size="small" onClick={signOut}>
          {words.signIn}
        </Button>
      }
    >
      {words.body(FRESH_MINUTES)}
    </Alert>
  );
}
