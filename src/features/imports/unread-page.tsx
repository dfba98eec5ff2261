import { ExternalLink, FileText, Link2, RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { errorMessage } from "../../lib/error-message.ts";
import { adviceOn, type Failure, isGone, isLasting, isRefusal } from "./failure.ts";
import { webAddress } from "./import-url.ts";
import { ShownAddress } from "./shown-address.tsx";

const words = text.imports;

type Props = {
  problem: Failure;
  address: string;
  /** Goes back to the field, where another address takes the place of this one. */
  onAnother: () => void;
  /** Goes on to where the recipe is pasted as text. */
  onText: () => void;
  /** Goes on to where the source of a page is pasted, with the problem still told. */
  onSource: () => void;
  onAgain: () => void;
};

/**
 * What came of reading an address, in the place of its field: what was read, why it failed, and what can be done now. The
 * way that helps most is filled, the page itself stands beside it to be looked at and copied from, and the rest is quiet.
 */
export function UnreadPage({ problem, address, ...ways }: Props) {
  const id = useId();
  // The bar that had the focus is gone: the keyboard goes on at what became of the reading.
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  const advice = adviceOn(problem);
  return (
    <div className="grid gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and here is none. */}
      <div
        ref={told}
        tabIndex={-1}
        role="group"
        aria-labelledby={`${id}-why`}
        aria-describedby={`${id}-what`}
        className="outline-none"
      >
        <Alert tone={isLasting(problem) ? "warning" : "error"}>
          <p id={`${id}-what`} className="wrap-anywhere">
            <ShownAddress address={address} />
          </p>
          <p id={`${id}-why`} className="mt-1">
            {errorMessage(problem.error, words.failed)}
          </p>
          {advice === undefined ? null : <p className="mt-1 font-normal text-soft">{advice}</p>}
        </Alert>
      </div>
      <Ways problem={problem} address={address} {...ways} />
    </div>
  );
}

function Ways({ problem, address, onAnother, onText, onSource, onAgain }: Props) {
  const goesElsewhere = isGone(problem);
  const isAgain = !isLasting(problem);
  return (
    <>
      <div className="import-ways">
        {isAgain ? (
          <Button variant="primary" onClick={onAgain}>
            <RotateCw aria-hidden />
            {text.common.tryAgain}
          </Button>
        ) : goesElsewhere ? (
          <Button variant="primary" onClick={onAnother}>
            <Link2 aria-hidden />
            {words.anotherAction}
          </Button>
        ) : (
          <Button variant="primary" onClick={onText}>
            <FileText aria-hidden />
            {words.noRecipeAction}
          </Button>
        )}
        <OpenPage address={address} isGone={goesElsewhere} />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {goesElsewhere ? null : <QuietWay onClick={onAnother}>{words.anotherAction}</QuietWay>}
        {goesElsewhere || isAgain ? <QuietWay onClick={onText}>{words.noRecipeAction}</QuietWay> : null}
        {isRefusal(problem) ? <QuietWay onClick={onSource}>{words.refusedAction}</QuietWay> : null}
      </div>
    </>
  );
}

function QuietWay({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className="touch-44 text-link text-note">
      {children}
    </button>
  );
}

/** The page, or where there is none the site that may know it, in the reader's own browser. */
function OpenPage({ address, isGone }: { address: string; isGone: boolean }) {
  const page = webAddress(address);
  if (page === null) return null;
  return (
    <Button asChild>
      <a href={isGone ? `${page.origin}/` : address} target="_blank" rel="noopener noreferrer nofollow">
        {isGone ? words.openSite : words.openPage}
        <ExternalLink aria-hidden />
      </a>
    </Button>
  );
}
