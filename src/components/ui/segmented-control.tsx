import { Item, Root } from "radix-ui/toggle-group";
import type { ReactNode } from "react";
import { cn } from "../../lib/class-names.ts";

/** Two to four exclusive choices as buttons in a row. */
export function SegmentedControl<Value extends string>(props: {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}) {
  return (
    <Root
      type="single"
      aria-label={props.label}
      value={props.value}
      onValueChange={(value) => value !== "" && props.onChange(value as Value)}
      className={cn("flex flex-wrap rounded-hero bg-sunk p-1", props.className)}
    >
      {props.options.map((option) => (
        <Item
          key={option.value}
          value={option.value}
          className="touch-44 inline-flex h-9 min-w-10 flex-1 cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded-full px-3 font-semibold text-sm text-soft transition-colors hover:text-ink data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:shadow-[0_1px_3px_var(--shade)] [&_svg]:size-4"
        >
          {option.icon}
          {option.label}
        </Item>
      ))}
    </Root>
  );
}
