import { useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { copyOut } from "../../lib/hand-over.ts";
import { tellHanded } from "../../lib/tell-handed.ts";

const words = text.accounts.noMail;

/** A command for whoever runs the server, to be copied: it is typed on another machine than this page stands on. */
export function AdminCommand({ command }: { command: string }) {
  const shown = useRef<HTMLElement>(null);

  async function copy() {
    tellHanded(await copyOut(command), shown.current, words.commandCopied);
  }

  return (
    <div className="grid justify-items-start gap-3">
      <code ref={shown} className="block w-full rounded-md bg-sunk p-3 text-sm text-ink">
        {command}
      </code>
      <Button size="small" onClick={() => void copy()}>
        {words.copyCommand}
      </Button>
    </div>
  );
}
