import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import type { LimitDetail } from "../../lib/error-answer.ts";
import { resetText } from "./limit-words.ts";

/** A used-up limit: what the server says, when one can go on, and that nothing is lost. */
export function LimitAlert({ limit, at }: { limit: LimitDetail; at: number }) {
  const words = text.recipes.usage;
  const reset = resetText(limit, at);
  return (
    <Alert tone="warning" title={limit.message}>
      <p>
        {reset ? `${reset} ` : null}
        {words.kept}
      </p>
    </Alert>
  );
}
