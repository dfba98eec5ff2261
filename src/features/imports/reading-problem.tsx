import { useEffect, useRef } from "react";
import { errorTexts } from "#server/texts/en/errors.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { readErrorAnswer, readLimit } from "../../lib/error-answer.ts";
import { FormProblem, type Problem } from "../recipe-form/form-problem.tsx";
import { LimitAlert } from "../usage/limit-alert.tsx";
import type { ImportMode } from "./import-modes.tsx";
import { WriteInstead } from "./write-instead.tsx";

const words = text.imports;
/** What came of an address that one can open oneself, to copy the recipe. */
const mendedByText: ReadonlySet<string> = new Set([
  "IMPORT_SITE_UNSUPPORTED",
  "IMPORT_SITE_REFUSES",
  "IMPORT_NO_RECIPE",
  "IMPORT_PAGE_TOO_LARGE",
  "IMPORT_UNREACHABLE",
  "IMPORT_TIMEOUT",
]);

/** What the server calls the problem; null where it is none of its own. */
export function codeIn(problem: Problem | null) {
  return typeof problem === "object" && problem !== null && "error" in problem
    ? readErrorAnswer(problem.error).code
    : null;
}

/** Whether what could not be read can be copied from its page. */
export const isMendedByText = (problem: Problem | null) => mendedByText.has(codeIn(problem) ?? "");

/** The limit at which no more can be read for now, and when it was met; null where there is none. */
export function limitOf(problem: Problem | null) {
  if (typeof problem !== "object" || problem === null || !("error" in problem)) return null;
  const limit = readLimit(problem.error);
  return limit === null ? null : { limit, at: problem.at };
}

type Props = {
  id: string;
  problem: Problem;
  mode: ImportMode;
  /** Goes on to where the recipe is pasted as text; its address is kept. */
  onText: () => void;
  /** Goes on to where the source of a page is pasted, with the problem still told. */
  onSource: () => void;
  onCheckAddress: () => void;
};

/** Why reading failed, with the next step: none of it is a dead end. */
export function ReadingProblem({ id, problem, mode, onText, onSource, onCheckAddress }: Props) {
  // The bar that had the focus is gone: the keyboard goes on at what became of the reading.
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  const code = codeIn(problem);
  const limited = limitOf(problem);
  const isRead = mode === "url" || mode === "source";
  const ways = [
    ...(code === "IMPORT_SITE_REFUSES" && mode !== "source"
      ? [{ label: words.refusedAction, go: onSource }]
      : []),
    ...(code === "IMPORT_PAGE_GONE" ? [{ label: words.goneAction, go: onCheckAddress }] : []),
    ...(isRead && isMendedByText(problem) ? [{ label: words.noRecipeAction, go: onText }] : []),
  ];
  const buttons =
    ways.length === 0 ? undefined : (
      <div className="flex flex-wrap gap-2">
        {ways.map(({ label, go }) => (
          <Button key={label} onClick={go}>
            {label}
          </Button>
        ))}
      </div>
    );
  const isKnown =
    code === "IMPORT_SITE_REFUSES" || code === "IMPORT_PAGE_GONE" || code === "IMPORT_NO_RECIPE";
  return (
    <div ref={told} id={id} tabIndex={-1} className="outline-none">
      {limited ? (
        <LimitAlert {...limited} isKept action={<WriteInstead />} />
      ) : isKnown ? (
        <Alert tone="warning" action={buttons}>
          {errorTexts[code]}
        </Alert>
      ) : (
        <>
          <FormProblem problem={problem} isMarked={false} isKept />
          {buttons ? <div className="mt-3">{buttons}</div> : null}
        </>
      )}
    </div>
  );
}
