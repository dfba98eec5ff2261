import { noMailText } from "#server/texts/en/answers.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import type { ResetAsked } from "./forgot-form.tsx";
import { NoMailHelp } from "./no-mail-help.tsx";

/** After a reset link was asked for: what to look for, or that no mail is on its way. */
export function ForgotSent({ asked, onDifferent }: { asked: ResetAsked; onDifferent: () => void }) {
  const words = text.accounts.forgot;
  return (
    <div className="grid gap-6">
      <p className="text-lg text-soft">
        {words.askedFor} <strong className="wrap-anywhere font-semibold text-ink">{asked.email}</strong>.
        {asked.isSent ? ` ${words.expiry}` : null}
      </p>
      <Alert tone={asked.isSent ? "success" : "warning"}>{asked.message}</Alert>
      {asked.message === noMailText ? <NoMailHelp purpose="reset" /> : null}
      <p className="text-soft">{words.hint}</p>
      <Button size="large" onClick={onDifferent}>
        {words.tryDifferent}
      </Button>
    </div>
  );
}
