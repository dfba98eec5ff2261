import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";

/** The address that a link was made for, to be looked at once more, and the way back to the form for another. */
export function TypedAddress({ email, onDifferent }: { email: string; onDifferent: () => void }) {
  return (
    <section className="typed-address">
      <div>
        <h2>{text.accounts.forgot.checkTitle}</h2>
        <p className="wrap-anywhere font-semibold">{email}</p>
        <p className="text-sm text-soft">{text.accounts.noMail.spelled}</p>
      </div>
      <Button size="small" onClick={onDifferent}>
        {text.accounts.forgot.tryDifferent}
      </Button>
    </section>
  );
}
