import { Lightbulb } from "lucide-react";
import { memo } from "react";
import { text } from "#server/texts/en.ts";
import { Amount } from "../../components/ui/amount.tsx";
import { cn } from "../../lib/class-names.ts";
import type { RollOut } from "./roll-out.ts";
import { isTold, type ShownPages } from "./scaled-recipe.ts";
import { useRolledOut } from "./use-roll-out.ts";

/** Hints besides the amounts: a larger pot, less salt, another tin. Updated with the lines of `part`. */
export const ScalingWarnings = memo(function ScalingWarnings(props: {
  shown: RollOut<ShownPages>;
  part: string;
}) {
  const pages = useRolledOut(props.shown, props.part);
  const { told } = pages;
  const warnings = told.warnings();
  if (warnings.length === 0) return null;
  return (
    <section
      aria-label={text.scalingScreen.warnings(told.servings)}
      className={cn("mt-1 mb-4 flex gap-3 text-note text-soft print:text-xs", !isTold(pages) && "invisible")}
    >
      <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-amber print:hidden" />
      <ul className="grid min-w-0 gap-1.5">
        {warnings.map((warning) => (
          <li key={warning}>
            <Amount text={warning} />
          </li>
        ))}
      </ul>
    </section>
  );
});
