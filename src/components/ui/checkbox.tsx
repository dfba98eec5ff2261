import { Check } from "lucide-react";
import { Indicator, Root } from "radix-ui/checkbox";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/class-names.ts";

/** A checkbox with a label next to it. */
export function Checkbox({
  children,
  className,
  ...rest
}: ComponentProps<typeof Root> & { children: ReactNode }) {
  const id = useId();
  return (
    <div className={cn("flex min-h-11 items-center gap-3", className)}>
      <Root
        id={id}
        className="touch-44 grid size-5.5 shrink-0 place-items-center rounded-sm border border-edge bg-surface transition-colors data-[state=checked]:border-tomato data-[state=checked]:bg-tomato disabled:opacity-55"
        {...rest}
      >
        <Indicator>
          <Check aria-hidden className="size-4 text-on-tomato" strokeWidth={3} />
        </Indicator>
      </Root>
      <label htmlFor={id} className="py-2 text-note">
        {children}
      </label>
    </div>
  );
}
