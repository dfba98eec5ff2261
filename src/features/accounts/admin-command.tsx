import { useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { copyOut } from "../../lib/hand-over.ts";
import { toast } from "../../lib/toast.ts";

const words = text.accounts.noMail;

/** A command for whoever runs the server, to be copied: it is typed on another machine than this page stands on. */
export function AdminCommand({ command }: { command: string }) {
  const shown = useRef<HTMLElement>(null);

  async function copy() {
    if ((await copyOut(command)) === "copied") return void toast.success(words.commandCopied);
    if (!shown.current) return;
    getSelection()?.selectAllChildren(shown.current);
    toast.info(words.byHand);
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
