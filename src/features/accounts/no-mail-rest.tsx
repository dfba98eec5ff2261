import { TriangleAlert } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";

type Props = {
  /** What the server says of its mail. */
  message: string;
  email: string;
  onDifferent: () => void;
};

/** Quiet, below the one thing to do: that no mail comes, which address the link was made for, and the way back for another. */
export function NoMailRest({ message, email, onDifferent }: Props) {
  return (
    <div className="no-mail-rest">
      <p role="status" className="text-amber">
        <TriangleAlert aria-hidden />
        {message}
      </p>
      <section className="typed-address">
        <h2>{text.accounts.forgot.checkTitle}</h2>
        <p>{email}</p>
        <Button size="small" variant="plain" onClick={onDifferent}>
          {text.accounts.forgot.tryDifferent}
        </Button>
      </section>
    </div>
  );
}
