import { useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { handOver } from "../../lib/hand-over.ts";
import { toast } from "../../lib/toast.ts";

const words = text.accounts.noMail;

/** What to say to whoever runs the server, to be sent from here: the one thing that leads on. */
export function AskHost({ purpose, email }: { purpose: "confirm" | "reset"; email: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const message = words.message[purpose](location.origin, email);

  async function send() {
    const outcome = await handOver({ text: message });
    if (outcome === "copied") toast.success(words.copied);
    if (outcome !== "by-hand" || !shown.current) return;
    getSelection()?.selectAllChildren(shown.current);
    toast.info(words.byHand);
  }

  return (
    <section aria-labelledby="ask" className="ask-host">
      <h2 id="ask">{words.say}</h2>
      <p ref={shown}>{message}</p>
      <Button variant="primary" size="large" onClick={() => void send()}>
        {words.send}
      </Button>
    </section>
  );
}
