import { FileText, Link2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { readErrorAnswer, readLimit } from "../../lib/error-answer.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { LimitAlert } from "../usage/limit-alert.tsx";
import type { ImportMode } from "./import-modes.tsx";
import { WriteInstead } from "./write-instead.tsx";

/** Why a page or a text was not read, and when that was told. */
export type Failure = { error: unknown; at: number };

const words = text.imports;
/** What the address itself is to blame for. */
const wrongAddress: ReadonlySet<string> = new Set([
  "IMPORT_URL_MISSING",
  "IMPORT_SITE_UNSUPPORTED",
  "IMPORT_PAGE_GONE",
]);
/** What reading the same page again would not change. */
const lasting: ReadonlySet<string> = new Set([
  ...wrongAddress,
  "IMPORT_SITE_REFUSES",
  "IMPORT_NO_RECIPE",
  "IMPORT_PAGE_TOO_LARGE",
]);
/** What came of an address that one can open oneself, to copy the recipe. */
const mendedByText: ReadonlySet<string> = new Set([
  "IMPORT_SITE_UNSUPPORTED",
  "IMPORT_SITE_REFUSES",
  "IMPORT_NO_RECIPE",
  "IMPORT_PAGE_TOO_LARGE",
  "IMPORT_UNREACHABLE",
  "IMPORT_TIMEOUT",
]);

/** What the server calls the problem; empty where it is none of its own. */
const codeIn = (problem: Failure | null) =>
  problem === null ? "" : (readErrorAnswer(problem.error).code ?? "");

/** Whether there is nothing at the address: another one helps. */
export const isGone = (problem: Failure | null) => codeIn(problem) === "IMPORT_PAGE_GONE";

/** Whether what could not be read can be copied from its page. */
export const isMendedByText = (problem: Failure | null) => mendedByText.has(codeIn(problem));

/** Whether the address cannot be read however often it is tried. */
export const isLasting = (problem: Failure | null) => lasting.has(codeIn(problem));

export const isWrongAddress = (problem: Failure | null) => wrongAddress.has(codeIn(problem));

/** The limit at which no more can be read for now, and when it was met; null where there is none. */
export function limitOf(problem: Failure | null) {
  const limit = problem === null ? null : readLimit(problem.error);
  return problem === null || limit === null ? null : { limit, at: problem.at };
}

type Props = {
  id: string;
  problem: Failure;
  mode: ImportMode;
  /** The field that it stands below has the focus. */
  isAtField: boolean;
  /** Goes to the field, where another address takes the place of this one. */
  onAnother: () => void;
  /** Goes on to where the recipe is pasted as text. */
  onText: () => void;
  /** Goes on to where the source of a page is pasted, with the problem still told. */
  onSource: () => void;
};

/** Why reading failed, with the next step: none of it is a dead end. */
export function ReadingProblem({ id, problem, mode, isAtField, ...ways }: Props) {
  // The bar that had the focus is gone: the keyboard goes on at what became of the reading.
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAtField) told.current?.focus();
  }, [isAtField]);
  const limited = limitOf(problem);
  return (
    <div ref={told} id={id} tabIndex={isAtField ? undefined : -1} className="outline-none">
      {limited ? (
        <LimitAlert {...limited} isKept action={<WriteInstead />} />
      ) : (
        <Alert
          tone={isLasting(problem) ? "warning" : "error"}
          action={mode === "text" ? undefined : <Ways {...{ problem, mode }} {...ways} />}
        >
          {errorMessage(problem.error, words.failed)}
          {codeIn(problem) === "IMPORT_SITE_UNSUPPORTED" ? (
            <span className="mt-1 block font-normal">{words.unsupportedNote}</span>
          ) : null}
        </Alert>
      )}
    </div>
  );
}

/** Text can always be pasted instead; it is the main way on where neither trying again nor another address is. */
function Ways({
  problem,
  mode,
  onAnother,
  onText,
  onSource,
}: Pick<Props, "problem" | "mode" | "onAnother" | "onText" | "onSource">) {
  const isElsewhere = mode === "url" && isGone(problem);
  const isMain = mode === "url" && isLasting(problem) && !isElsewhere;
  return (
    <div className="flex flex-wrap gap-2">
      {isElsewhere ? (
        <Button variant="primary" onClick={onAnother}>
          <Link2 aria-hidden />
          {words.anotherAction}
        </Button>
      ) : null}
      <Button variant={isMain ? "primary" : "quiet"} onClick={onText}>
        <FileText aria-hidden />
        {words.noRecipeAction}
      </Button>
      {codeIn(problem) === "IMPORT_SITE_REFUSES" && mode !== "source" ? (
        <Button onClick={onSource}>{words.refusedAction}</Button>
      ) : null}
    </div>
  );
}
