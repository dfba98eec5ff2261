import { text } from "#server/texts/en.ts";

type Props = {
  /** What the mail was for: to confirm an address that waits for it, or to set a password of an account, if there is one. */
  purpose: "confirm" | "reset";
};

/** Where the link of a mail is on a server that sends none, and how to go on without it. */
export function NoMailHelp({ purpose }: Props) {
  const words = text.accounts.noMail;
  const isReset = purpose === "reset";
  return (
    <div className="grid gap-3 text-note text-soft">
      <p>
        {isReset ? words.whereIfAny : words.where} <code>{words.folder}</code> {words.whereEnd}
      </p>
      <p>
        {isReset ? words.reset : words.confirm}
        <code className="mt-3 block rounded-md bg-sunk p-3 text-sm text-ink">
          {isReset ? words.resetCommand : words.confirmCommand}
        </code>
      </p>
    </div>
  );
}
