import { noMailText } from "#server/texts/en/answers.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import type { ResetAsked } from "./forgot-form.tsx";
import { WithoutMail } from "./without-mail.tsx";

type Props = { asked: ResetAsked; onDifferent: () => void };

/** Whether a server that sends no mail was asked: then there is none to look for. */
export const isWithoutMail = (asked: ResetAsked | null): boolean => asked?.message === noMailText;

/** After a reset link was asked for: what to look for, or that no mail is on its way. */
export function ForgotSent({ asked, onDifferent }: Props) {
  const words = text.accounts.forgot;
  if (isWithoutMail(asked)) {
    return (
      <div className="grid gap-6">
        <WithoutMail purpose="reset" email={asked.email} onDifferent={onDifferent}>
          {/* No mail is on its way to whoever reads this: it is for the time after one has been set up. */}
          <p>
            {words.onceMailed} {words.hint}
          </p>
        </WithoutMail>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <p className="text-lg text-soft">
        {words.askedFor} <strong className="wrap-anywhere font-semibold text-ink">{asked.email}</strong>.
        {` ${words.expiry}`}
      </p>
      <Alert tone="success">{asked.message}</Alert>
      <p className="text-soft">{words.hint}</p>
      <Button size="large" onClick={onDifferent}>
        {words.tryDifferent}
      </Button>
    </div>
  );
}
