import { Lightbulb } from "lucide-react";
import { memo } from "react";
import { text } from "#server/texts/en.ts";
import { AmountText } from "../../components/ui/amount-text.tsx";
import { cn } from "../../lib/class-names.ts";
import { areNotesForShownServings, type ShownPages } from "./scaled-recipe.ts";
import type { StaggeredStore } from "./staggered-store.ts";
import { useStaggeredValue } from "./use-staggered-value.ts";

/**
 * Hints that the amounts cannot give, for example to use a larger pot or less salt. They update together with
 * the page's part `part`.
 */
export const ScalingWarnings = memo(function ScalingWarnings(props: {
  shown: StaggeredStore<ShownPages>;
  part: string;
}) {
  const pages = useStaggeredValue(props.shown, props.part);
  const { forNotes } = pages;
  const warnings = forNotes.warnings();
  if (warnings.length === 0) return null;
  return (
    <section
      aria-label={text.scalingScreen.warnings(forNotes.servings)}
      className={cn(
        "mt-1 mb-4 flex gap-3 text-note text-soft print:text-xs",
        !areNotesForShownServings(pages) && "invisible",
      )}
    >
      <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-amber print:hidden" />
      <ul className="grid min-w-0 gap-1.5">
        {warnings.map((warning) => (
          <li key={warning}>
            <AmountText text={warning} />
          </li>
        ))}
      </ul>
    </section>
  );
});
