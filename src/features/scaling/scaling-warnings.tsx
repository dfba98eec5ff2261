import { Lightbulb } from "lucide-react";
import { memo } from "react";
import { text } from "#server/texts/en.ts";
import { Amount } from "../../components/ui/amount.tsx";
import { cn } from "../../lib/class-names.ts";
import type { ScaledPage } from "./scaled-recipe.ts";

/** What changes beside the amounts: a larger pot, less salt, another tin. */
export const ScalingWarnings = memo(function ScalingWarnings(props: {
  scaled: ScaledPage;
  servings: number;
  isHeld: boolean;
}) {
  const warnings = props.scaled.warnings();
  if (warnings.length === 0) return null;
  return (
    <section
      aria-label={text.scalingScreen.warnings(props.servings)}
      className={cn(
        "mt-3 mb-4 flex gap-3 rounded-card bg-amber-wash px-4 py-3.5 text-note print:bg-transparent print:p-0 print:text-xs",
        props.isHeld && "invisible",
      )}
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
