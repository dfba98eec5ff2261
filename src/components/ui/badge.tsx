import type { ReactNode } from "react";
import { cn } from "../../lib/class-names.ts";

const tones = {
  plain: "bg-sunk text-soft",
  tomato: "bg-tomato-wash text-tomato",
  herb: "bg-herb-wash text-herb",
  amber: "bg-amber-wash text-amber",
} as const;

/** A small label, for example "Private" or "Premium". */
export function Badge(props: { tone?: keyof typeof tones; children: ReactNode; className?: string }) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-xs [&_svg]:size-3.5",
        tones[props.tone ?? "plain"],
        props.className,
      )}
    >
      {props.children}
    </span>
  );
}
