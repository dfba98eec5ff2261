import { FRESH_MINUTES } from "#server/features/accounts/policy.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { signOut } from "../../lib/session-actions.ts";

/** Whether a refusal only wants the member to have signed in a moment ago. */
export function wantsFreshSignIn(error: unknown): boolean {
  return readErrorAnswer(error).code === "FRESH_SIGN_IN_REQUIRED";
}

/** What one who has no password does instead of typing it. The page sends them to sign in and has them back. */
export function FreshSignIn() {
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
