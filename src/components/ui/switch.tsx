import { Root, Thumb } from "radix-ui/switch";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/class-names.ts";

/** A switch with its label on the left. `hint` is an explanation below the label. */
export function Switch({
  children,
  hint,
  className,
  ...rest
}: ComponentProps<typeof Root> & { children: ReactNode; hint?: ReactNode }) {
  const id = useId();
  return (
    <div className={cn("flex min-h-11 items-center justify-between gap-4", className)}>
      <div>
        <label htmlFor={id} className="block py-1 font-semibold text-note">
          {children}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-soft">
            {hint}
          </p>
        ) : null}
      </div>
      <Root
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="touch-44 inline-flex h-7 w-12 shrink-0 items-center rounded-full border border-edge bg-sunk px-0.5 transition-colors data-[state=checked]:border-tomato data-[state=checked]:bg-tomato disabled:opacity-55"
        {...rest}
      >
        <Thumb className="block size-5.5 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-tomato" />
      </Root>
    </div>
  );
}
