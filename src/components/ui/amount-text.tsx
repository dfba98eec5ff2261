import { cn } from "../../lib/class-names.ts";
import { splitAtFractions } from "./split-at-fractions.ts";

/** An amount ("1 1/2 cup", "⅓", "2–3 tbsp") with uniformly typeset fractions. Screen readers get the plain form. */
export function AmountText({ text, className }: { text: string; className?: string }) {
  const parts = splitAtFractions(text);
  if (parts.every((part) => part.kind === "plain")) {
    return <span className={cn("tabular-nums", className)}>{text}</span>;
  }
  const plain = parts.map((part) => part.plain).join("");
  return (
    <span className={cn("tabular-nums", className)}>
      <span className="sr-only">{plain}</span>
      <span aria-hidden>
        {parts.map((part) =>
          part.kind === "plain" ? (
            part.plain
          ) : (
            <span key={part.offset} className={cn("fraction", part.followsNumber && "ml-[.12em]")}>
              {part.numerator}⁄{part.denominator}
            </span>
          ),
        )}
      </span>
    </span>
  );
}
