import { text } from "#server/texts/en.ts";

/** Where the link of a mail is on a server that sends none. */
export function NoMailHelp({
  isPending = false,
}: {
  /** An address waits to be confirmed. Without that there is a link for an account only. */
  isPending?: boolean;
}) {
  const words = text.accounts.noMail;
  return (
    <div className="grid gap-3 text-note text-soft">
      <p>
        {isPending ? words.where : words.whereIfAny} <code>{words.folder}</code> {words.whereEnd}
      </p>
      {isPending ? (
        <p>
          {words.operator}
          <code className="mt-3 block rounded-md bg-sunk p-3 text-sm text-ink">{words.command}</code>
        </p>
      ) : null}
    </div>
  );
}
