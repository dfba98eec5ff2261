import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import type { LimitDetail } from "../../lib/error-answer.ts";
import { paths } from "../../paths.ts";
import { resetText } from "./limit-words.ts";

/** A used-up limit: what the server says, when one can go on, that nothing is lost, and where the figures stand. */
export function LimitAlert({ limit, at }: { limit: LimitDetail; at: number }) {
  const words = text.recipes.usage;
  const reset = resetText(limit, at);
  return (
    <Alert tone="warning" title={limit.message}>
      <p>
        {reset ? `${reset} ` : null}
        {words.kept}
      </p>
      <p>
        <Link href={paths.dashboard} className="inline-block py-1 text-link">
          {words.see}
        </Link>
      </p>
    </Alert>
  );
}
