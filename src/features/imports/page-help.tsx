import { ExternalLink } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { NumberedSteps } from "./numbered-help.tsx";
import "../../components/ui/fold.css";

const words = text.imports;

type Props = {
  /** What was typed. */
  address: string;
  /** There is nothing at it. */
  isGone: boolean;
};

/** How a recipe comes along whose page cannot be read here: by its text, or by another address of its site. Folded away, as the way itself is offered beside what came of the reading. */
export function PageHelp({ address, isGone }: Props) {
  const page = webAddress(address);
  const help = isGone
    ? { title: words.findTitle, steps: words.find, open: words.findOpen, href: page && `${page.origin}/` }
    : { title: words.copyTitle, steps: words.copy, open: words.copyOpen, href: page && address };
  return (
    <section aria-label={help.title}>
      <details className="fold">
        <summary className="min-h-11 content-center rounded-sm text-note text-soft">{help.title}</summary>
        <NumberedSteps steps={help.steps} />
        {help.href === null ? null : (
          <a
            href={help.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="touch-44 mt-4 inline-flex items-center gap-2 text-link text-note"
          >
            {help.open}
            <ExternalLink aria-hidden className="size-4.5" />
          </a>
        )}
      </details>
    </section>
  );
}

/** What stands in the field by now may be anything; null where it is no address of the web. */
function webAddress(address: string): URL | null {
  return /^https?:\/\/./i.test(address) && URL.canParse(address) ? new URL(address) : null;
}
