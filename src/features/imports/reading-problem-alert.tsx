import { FileText, PencilLine } from "lucide-react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { focusOnMount } from "../../lib/focus-on-mount.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { ReachedLimitAlert } from "../usage/reached-limit-alert.tsx";
import { type Failure, isRetryUseless, reachedLimitOfFailureOrNull } from "./import-failure.ts";
import { hasQuotaForAnotherRecipeOrScan } from "./quota-left.ts";

const texts = text.imports;

type Props = {
  problem: Failure;
  /** Opens the text form; undefined if that is the current form. */
  onText: (() => void) | undefined;
};

/** Says why a text or page source could not be read, or which limit was reached, and offers the next step. */
export function ReadingProblemAlert({ problem, onText }: Props) {
  const limited = reachedLimitOfFailureOrNull(problem);
  return (
    // The progress screen, which had the focus, is removed, so the alert gets the focus.
    <div ref={focusOnMount} tabIndex={-1} className="outline-none">
      {limited ? (
        <ReachedLimitAlert {...limited} isDraftStored={false} action={<WriteRecipeInsteadLink />} />
      ) : (
        <Alert
          tone={isRetryUseless(problem) ? "warning" : "error"}
          action={
            onText && (
              <Button onClick={onText}>
                <FileText aria-hidden />
                {texts.noRecipeAction}
              </Button>
            )
          }
        >
          {serverErrorTextOr(problem.error, texts.failed)}
        </Alert>
      )}
    </div>
  );
}

/**
 * A link to write the recipe, shown at the import limit: imports of pasted text count towards it, written
 * recipes do not.
 */
function WriteRecipeInsteadLink() {
  const { data } = trpc.usage.get.useQuery();
  if (data && !hasQuotaForAnotherRecipeOrScan("recipes", data)) return null;
  return (
    <Button asChild variant="primary">
      <Link href={paths.recipeCreate}>
        <PencilLine aria-hidden />
        {text.imports.writeInstead}
      </Link>
    </Button>
  );
}
