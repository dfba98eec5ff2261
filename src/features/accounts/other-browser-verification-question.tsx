import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { cleanAndCutDisplayName } from "./display-name.ts";
import { FailureMessageAndAdviceAlert } from "./failure-alert.tsx";
import type { Verification } from "./use-email-verification.ts";

type Props = {
  question: Extract<Verification, { state: "asked" }>;
  onConfirm: () => void;
  onDecline: () => void;
};

/**
 * Shown if another browser requested the confirmation: says who requested it, and asks whether that was the
 * reader.
 */
export function OtherBrowserVerificationQuestion({ question, onConfirm, onDecline }: Props) {
  const texts = text.accounts.verify;
  const { asked, problem, isDeclining } = question;
  const sentence = asked.purpose === "address" ? texts.askedForAddress : texts.askedForAccount;
  return (
    <div className="grid gap-6">
      <p className="text-lg text-soft">
        <bdi className="wrap-anywhere font-semibold text-ink">
          {cleanAndCutDisplayName(asked.name) || texts.somebody}
        </bdi>{" "}
        {sentence}
      </p>
      <p className="wrap-anywhere rounded-card bg-sunk px-4 py-3.5 font-semibold">
        <bdi>{asked.email}</bdi>
      </p>
      {problem ? <FailureMessageAndAdviceAlert failure={problem} /> : null}
      <div className="grid gap-3">
        <Button variant="primary" size="large" disabled={isDeclining} onClick={onConfirm}>
          {texts.confirm}
        </Button>
        <Button size="large" disabled={isDeclining} onClick={onDecline}>
          {isDeclining ? texts.declining : texts.decline}
        </Button>
      </div>
    </div>
  );
}
