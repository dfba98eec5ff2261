import { cn } from "../../lib/class-names.ts";
import "./dot-separated-facts.css";

/** Facts separated by dots; no line starts or ends with a dot. */
export function DotSeparatedFacts({ facts, className }: { facts: readonly string[]; className?: string }) {
  return (
    <span className={cn("fact-line", className)}>
      <span>
        {facts.map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
      </span>
    </span>
  );
}
