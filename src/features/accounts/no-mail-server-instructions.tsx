import { type ReactNode, useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { copyTextToClipboard, type ShareOutcome, shareOrCopyContent } from "../../lib/share.ts";
import { showShareOutcome } from "../../lib/show-share-outcome.ts";
import { toUnquotedShellWordOrNull } from "./shell-word.ts";
import "../../components/ui/fold.css";

type Address = {
  /** The purpose of the mail that was not sent: confirm a new address, or set a new password. */
  purpose: "confirm" | "reset";
  email: string;
};

type Props = Address & {
  onChangeAddress: () => void;
  /** Further instructions for the operator. */
  children: ReactNode;
};

const texts = text.accounts.noMail;

/**
 * For a server that sends no mail: a message that the member can send to the operator, the typed address, and
 * a folded section with instructions for the operator.
 */
export function NoMailServerInstructions({ purpose, email, onChangeAddress, children }: Props) {
  return (
    <>
      <MessageToOperatorSection purpose={purpose} email={email} />
      <TypedEmailAddressLine email={email} onChangeAddress={onChangeAddress} />
      <OperatorInstructionsSection purpose={purpose} email={email}>
        {children}
      </OperatorInstructionsSection>
    </>
  );
}

/** A message to the operator, to copy or share. Copying is the primary action. */
function MessageToOperatorSection({ purpose, email }: Address) {
  const shown = useRef<HTMLParagraphElement>(null);
  const parts = texts.message[purpose](location.origin, email);
  const message = parts.join("");

  const showOutcome = (outcome: ShareOutcome) => showShareOutcome(outcome, shown.current, texts.copied);

  return (
    <section aria-labelledby="ask" className="grid gap-2">
      <h2 id="ask" className="font-sans font-semibold text-[1rem] tracking-normal">
        {texts.say}
      </h2>
      <p
        ref={shown}
        className="wrap-anywhere rounded-card rounded-bl-[0.25rem] bg-sunk px-4 py-3.5 text-[0.9375rem]"
      >
        {parts.map((part, index) =>
          // Texts have even indexes; addresses have odd indexes and must not break at a hyphen.
          index % 2 === 0 ? (
            part
          ) : (
            <bdi key={part} className="inline-block max-w-full">
              {part}
            </bdi>
          ),
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="large"
          className="grow"
          onClick={async () => showOutcome(await copyTextToClipboard(message))}
        >
          {texts.copy}
        </Button>
        {typeof navigator.share === "function" ? (
          <Button size="large" onClick={async () => showOutcome(await shareOrCopyContent({ text: message }))}>
            {texts.share}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** The address that the link was requested for, and a button to change it. */
function TypedEmailAddressLine({ email, onChangeAddress }: { email: string; onChangeAddress: () => void }) {
  return (
    <section className="typed-address">
      <h2>{text.accounts.forgot.checkTitle}</h2>
      <p>{email}</p>
      <Button size="small" variant="plain" onClick={onChangeAddress}>
        {text.accounts.forgot.tryDifferent}
      </Button>
    </section>
  );
}

/** A folded section for the operator: where the server stores the link, and how to go on without it. */
function OperatorInstructionsSection({ purpose, email, children }: Address & { children: ReactNode }) {
  const isReset = purpose === "reset";
  const address = toUnquotedShellWordOrNull(email);
  return (
    <details className="fold border-line border-t pt-2">
      <summary className="min-h-11 cursor-pointer content-center rounded-sm text-note text-soft">
        {texts.operator}
      </summary>
      <ul className="text-note text-soft [&>li]:grid [&>li]:gap-3 [&>li]:border-line [&>li]:py-4 [&>li+li]:border-t">
        <li>
          <p>
            {isReset ? texts.whereIfAny : texts.where} <code>{texts.folder}</code> {texts.whereEnd}
          </p>
        </li>
        <li>
          <p>{isReset ? texts.reset : texts.confirm}</p>
          <CopyableAdminCommand
            command={(isReset ? texts.resetCommand : texts.confirmCommand)(address ?? texts.anEmail)}
          />
          {address === null ? <p>{texts.fillIn}</p> : null}
        </li>
        {children ? <li>{children}</li> : null}
      </ul>
    </details>
  );
}

/** A command that the operator copies, because it runs on the server. */
function CopyableAdminCommand({ command }: { command: string }) {
  const shown = useRef<HTMLElement>(null);

  async function copy() {
    showShareOutcome(await copyTextToClipboard(command), shown.current, texts.commandCopied);
  }

  return (
    <div className="grid justify-items-start gap-3">
      <code ref={shown} className="block w-full rounded-md bg-sunk p-3 text-sm text-ink">
        {command}
      </code>
      <Button size="small" onClick={() => void copy()}>
        {texts.copyCommand}
      </Button>
    </div>
  );
}
