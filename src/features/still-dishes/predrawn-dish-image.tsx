import { cn } from "../../lib/class-names.ts";
import type { StillName } from "./stills.ts";

type Props = { name: StillName; isPriority?: boolean; className?: string };

/** A dish drawn beforehand that fills its box. Decorative. */
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
