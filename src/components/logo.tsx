import { text } from "#server/texts/en.ts";
import { cn } from "../lib/class-names.ts";

/** The logo: a jar and the product's name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2.5", className)}>
      <svg viewBox="0 0 32 32" className="size-7" aria-hidden="true">
        <rect x="9" y="3" width="14" height="6" rx="2" className="fill-ink" />
        <rect x="6" y="10.5" width="20" height="19" rx="6" className="fill-tomato" />
        <path d="M10.5 20c2.6-4.4 8.4-4.4 11 0-2.6 4.4-8.4 4.4-11 0Z" className="fill-paper" />
      </svg>
      <span className="title text-2xl">{text.common.product}</span>
    </span>
  );
}
