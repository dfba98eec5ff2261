import { useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { copyOut, type Handed, handOver } from "../../lib/hand-over.ts";
import { tellHanded } from "../../lib/tell-handed.ts";

const words = text.accounts.noMail;

/** What to say to whoever runs the server, to be copied from here, or shared where the device can: the one thing that leads on. */
export function AskHost({ purpose, email }: { purpose: "confirm" | "reset"; email: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const parts = words.message[purpose](location.origin, email);
  const message = parts.join("");

  const tell = (outcome: Handed) => tellHanded(outcome, shown.current, words.copied);

  return (
    <section aria-labelledby="ask" className="ask-host">
      <h2 id="ask">{words.say}</h2>
      <p ref={shown}>
        {parts.map((part, at) =>
          // An address broken at its hyphen is read as another one.
          at % 2 === 0 ? part : <bdi key={part}>{part}</bdi>,
        )}
      </p>
      <div>
        <Button variant="primary" size="large" onClick={async () => tell(await copyOut(message))}>
          {words.copy}
        </Button>
        {typeof navigator.share === "function" ? (
          <Button size="large" onClick={async () => tell(await handOver({ text: message }))}>
            {words.share}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
