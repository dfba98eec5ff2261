import { cn } from "../../lib/class-names.ts";
import "./dot-separated-facts.css";

/** Texts separated by dots. When they wrap, no line starts or ends with a dot. */
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
