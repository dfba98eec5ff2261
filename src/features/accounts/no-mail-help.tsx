import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { AdminCommand } from "./admin-command.tsx";
import { shellWord } from "./shell-word.ts";
import "../../components/ui/fold.css";

type Props = {
  /** What the mail was for: to confirm an address that waits for it, or to set a password of an account, if there is one. */
  purpose: "confirm" | "reset";
  /** The address that was typed. */
  email: string;
  /** What else can be done about it. */
  children?: ReactNode;
};

/** For whoever runs a server that sends no mail: where the link is, and how to go on without it. Folded away for all others. */
export function NoMailHelp({ purpose, email, children }: Props) {
  const words = text.accounts.noMail;
  const isReset = purpose === "reset";
  const address = shellWord(email);
  return (
    <details className="fold border-line border-t pt-2">
      <summary className="min-h-11 cursor-pointer content-center rounded-sm text-note text-soft">
        {words.operator}
      </summary>
      <ul className="text-note text-soft [&>li]:grid [&>li]:gap-3 [&>li]:border-line [&>li]:py-4 [&>li+li]:border-t">
        <li>
          <p>
            {isReset ? words.whereIfAny : words.where} <code>{words.folder}</code> {words.whereEnd}
          </p>
        </li>
        <li>
          <p>{isReset ? words.reset : words.confirm}</p>
          <AdminCommand
            command={(isReset ? words.resetCommand : words.confirmCommand)(address ?? words.anEmail)}
          />
          {address === null ? <p>{words.fillIn}</p> : null}
        </li>
        {children ? <li>{children}</li> : null}
      </ul>
    </details>
  );
}
