import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";

/** Quiet, below the one thing to do: which address the link was made for, and the way back for another. */
export function TypedAddress({ email, onDifferent }: { email: string; onDifferent: () => void }) {
  return (
    <section className="typed-address">
      <h2>{text.accounts.forgot.checkTitle}</h2>
      <p>{email}</p>
      <Button size="small" variant="plain" onClick={onDifferent}>
        {text.accounts.forgot.tryDifferent}
      </Button>
    </section>
  );
}
