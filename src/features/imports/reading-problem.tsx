import { FileText, PencilLine } from "lucide-react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { errorMessage } from "../../lib/error-message.ts";
import { focusOnMount } from "../../lib/focus-on-mount.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { LimitAlert } from "../usage/limit-alert.tsx";
import { type Failure, isLasting, limitOf } from "./failure.ts";
import { isRoomFor } from "./room-left.ts";

const words = text.imports;

type Props = {
  problem: Failure;
  /** Goes on to where the recipe is pasted as text; missing where one is there. */
  onText: (() => void) | undefined;
};

/** Why a text or the source of a page was not read, or that no more can be read for now, with the next step. */
export function ReadingProblem({ problem, onText }: Props) {
  const limited = limitOf(problem);
  return (
    // The bar that had the focus is gone: the keyboard goes on at what became of the reading.
    <div ref={focusOnMount} tabIndex={-1} className="outline-none">
      {limited ? (
        <LimitAlert {...limited} isKept={false} action={<WriteInstead />} />
      ) : (
        <Alert
          tone={isLasting(problem) ? "warning" : "error"}
          action={
            onText && (
              <Button onClick={onText}>
                <FileText aria-hidden />
                {words.noRecipeAction}
              </Button>
            )
          }
        >
          {errorMessage(problem.error, words.failed)}
        </Alert>
      )}
    </div>
  );
}

/** The way on where no more can be read: pasted text counts as an import too, a recipe that one writes does not. */
function WriteInstead() {
  const { data } = trpc.usage.get.useQuery();
  if (data && !isRoomFor("recipes", data)) return null;
  return (
    <Button asChild variant="primary">
      <Link href={paths.recipeCreate}>
        <PencilLine aria-hidden />
        {text.imports.writeInstead}
      </Link>
    </Button>
  );
}
