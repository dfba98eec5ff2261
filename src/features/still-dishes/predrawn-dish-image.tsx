import { cn } from "../../lib/class-names.ts";
import type { StillName } from "./stills.ts";

type Props = { name: StillName; isPriority?: boolean; className?: string };

/** One of the drawings in public/dishes, filling its box. Hidden from screen readers. */
export function PredrawnDishImage({ name, isPriority, className }: Props) {
  return (
    <img
      src={`/dishes/${name}.svg`}
      alt=""
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : "auto"}
      decoding="async"
      className={cn("block size-full bg-sunk object-cover", className)}
    />
  );
}
