import { cn } from "../../lib/class-names.ts";
import "./fact-line.css";

/** Facts on a line, or on as many as they need: the dot between two of them never begins or ends one. */
export function FactLine({ facts, className }: { facts: readonly string[]; className?: string }) {
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
