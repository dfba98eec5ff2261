import { ExternalLink, FileText } from "lucide-react";
import { useId } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { focusOnMount } from "../../lib/focus-on-mount.ts";
import {
  adviceForFailureIfAny,
  type Failure,
  isPageMissing,
  isRetryUseless,
  isSiteRefusingServers,
} from "./import-failure.ts";
import { parseHttpUrlOrNull } from "./import-url.ts";

const texts = text.imports;

type Props = {
  problem: Failure;
  address: string;
  onText: () => void;
  onSource: () => void;
};

/**
 * Says why an address could not be imported, and offers the best next step: paste the text, or open the page,
 * or open the site if the page does not exist.
 */
export function UnreadPageAdvice({ problem, address, onText, onSource }: Props) {
  const id = useId();
  const advice = adviceForFailureIfAny(problem);
  const isPageGone = isPageMissing(problem);
  const leadsToText = isRetryUseless(problem) && !isPageGone;
  return (
    <div className="grid gap-4">
      {/* The progress screen, which had the focus, is removed, so this element gets the focus. */}
      <section
        ref={focusOnMount}
        tabIndex={-1}
        aria-labelledby={`${id}-why`}
        aria-describedby={`${id}-what`}
        className="outline-none"
      >
        <Alert tone={isRetryUseless(problem) ? "warning" : "error"}>
          <p id={`${id}-why`}>{serverErrorTextOr(problem.error, texts.failed)}</p>
          {/* Shows the complete address, because a phone's input field cuts it off. */}
          <p
            id={`${id}-what`}
            className={isPageGone ? "mt-1 wrap-anywhere font-normal text-note" : "sr-only"}
          >
            {address}
          </p>
          {advice === undefined ? null : <p className="mt-1 font-normal text-soft">{advice}</p>}
        </Alert>
      </section>
      <div className="import-ways flex flex-wrap gap-3">
        {isPageGone ? <OpenPageInBrowserLink address={address} isGone /> : null}
        <Button variant={leadsToText ? "primary" : "quiet"} onClick={onText}>
          <FileText aria-hidden />
          {texts.noRecipeAction}
        </Button>
        {isPageGone ? null : <OpenPageInBrowserLink address={address} isGone={false} />}
        {isSiteRefusingServers(problem) ? (
          <button type="button" onClick={onSource} className="touch-44 text-link text-note">
            {texts.refusedAction}
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** A link that opens the page in the browser, or the site if the page does not exist. */
function OpenPageInBrowserLink({ address, isGone }: { address: string; isGone: boolean }) {
  const page = parseHttpUrlOrNull(address);
  if (page === null) return null;
  return (
    <Button asChild variant={isGone ? "primary" : "quiet"}>
      <a href={isGone ? `${page.origin}/` : address} target="_blank" rel="noopener noreferrer nofollow">
        {isGone ? texts.openSite : texts.openPage}
        <ExternalLink aria-hidden />
      </a>
    </Button>
  );
}
