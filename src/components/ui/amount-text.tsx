import { cn } from "../../lib/class-names.ts";
import { splitAmountAtFractions } from "./split-at-fractions.ts";

/**
 * An amount such as "1 1/2 cup", "⅓" or "2–3 tbsp" with uniformly drawn fractions. Screen readers read "1/2";
 * copies and prints contain "½".
 */
export function AmountText({ text, className }: { text: string; className?: string }) {
  const parts = splitAmountAtFractions(text);
  if (parts.every((part) => part.kind === "plain")) {
    return <span className={cn("tabular-nums", className)}>{text}</span>;
  }
  const plain = parts.map((part) => part.plain).join("");
  return (
    <span className={cn("tabular-nums", className)}>
      <span
        className="sr-only print:not-sr-only print:before:content-[attr(data-print)]"
        data-print={parts.map((part) => part.sign ?? part.plain).join("")}
      >
        <span className="print:hidden">{plain}</span>
      </span>
      <span aria-hidden className="print:hidden">
        {parts.map((part) =>
          part.kind === "plain" ? (
            part.plain
          ) : (
            <span
              key={part.offset}
              data-copy={part.sign ?? part.plain}
              className={cn("fraction", part.followsNumber && "ml-[.12em]")}
            >
              {/* Must be a single text node, because copying replaces each text node by `data-copy`. */}
              {`${part.numerator}⁄${part.denominator}`}
            </span>
          ),
        )}
      </span>
    </span>
  );
}
