import { noMailText } from "#server/texts/en/answers.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import type { ResetRequest } from "./forgot-password-form.tsx";
import { NoMailServerInstructions } from "./no-mail-server-instructions.tsx";

type Props = { request: ResetRequest; onChangeAddress: () => void };

/** Whether the response says that the server sends no mail. */
export const hasServerNoMail = (asked: ResetRequest | null): boolean => asked?.message === noMailText;

/** Shown after a reset link was requested: says where to look for the mail, or that the server sends none. */
export function ResetLinkRequestedMessage({ request, onChangeAddress }: Props) {
  const texts = text.accounts.forgot;
  if (hasServerNoMail(request)) {
    return (
      <div className="grid gap-6">
        <NoMailServerInstructions purpose="reset" email={request.email} onChangeAddress={onChangeAddress}>
          <p>
            {texts.onceMailed} {texts.hint}
          </p>
        </NoMailServerInstructions>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <p className="text-lg text-soft">
        {texts.askedFor} <strong className="wrap-anywhere font-semibold text-ink">{request.email}</strong>.
        {` ${texts.expiry}`}
      </p>
      <Alert tone="success">{request.message}</Alert>
      <p className="text-soft">{texts.hint}</p>
      <Button size="large" onClick={onChangeAddress}>
        {texts.tryDifferent}
      </Button>
    </div>
  );
}
