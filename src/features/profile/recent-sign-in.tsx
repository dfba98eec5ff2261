import { FRESH_MINUTES } from "#server/features/accounts/policy.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { signOut } from "../../lib/session-actions.ts";

/** Whether the server refused a request only because the last sign-in is too long ago. */
export function isRecentSignInRequiredError(error: unknown): boolean {
  return readErrorAnswer(error).code === "FRESH_SIGN_IN_REQUIRED";
}

/**
 * Replaces the password field for an account without a password. Its button signs out, so that the member
 * signs in again and returns to this page.
 */
export function RecentSignInAlert() {
  const texts = text.profile.fresh;
  return (
    <Alert
      tone="info"
      title={texts.title}
      action={
        <Button size="small" onClick={signOut}>
          {texts.signIn}
        </Button>
      }
    >
      {texts.body(FRESH_MINUTES)}
    </Alert>
  );
}
