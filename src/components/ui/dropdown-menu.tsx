import {
  Content,
  Group,
  Item,
  Label,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Trigger,
} from "radix-ui/dropdown-menu";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/class-names.ts";
import { returnFocusToPanelOpener } from "./panel-focus.ts";
import "./dropdown-menu.css";
import "./grab-handle.css";

export { Group as DropdownMenuGroup, Root as DropdownMenu, Trigger as DropdownMenuTrigger };

/**
 * The menu's content. It is not in a portal, so that it stays in the landmark of its button. On phones it is
 * a sheet.
 */
export function DropdownMenuContent({ className, children, ...rest }: ComponentProps<typeof Content>) {
  return (
    <Content
      align="end"
      sideOffset={8}
      collisionPadding={12}
      onCloseAutoFocus={returnFocusToPanelOpener}
      className={cn(
        "menu sheet-bottom z-50 min-w-56 animate-appear rounded-card bg-surface p-1.5 shadow-lift ring-1 ring-line",
        className,
      )}
      {...rest}
    >
      {children}
    </Content>
  );
}

/** A menu item; `hint` is a short text below it. `asChild` renders a link. */
export function DropdownMenuItem({
  icon,
  hint,
  tone,
  className,
  children,
  ...rest
}: ComponentProps<typeof Item> & { icon?: ReactNode; hint?: ReactNode; tone?: "danger" }) {
  return (
    <Item
      // A sheet may open below a pressed pointer, and the release must not choose an item.
      onPointerUp={(event) => event.preventDefault()}
      className={cn(
        "flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-md px-3 py-1.5 text-note data-[highlighted]:bg-sunk data-[disabled]:opacity-50 [&>svg]:size-5 [&>svg]:shrink-0",
        tone === "danger" ? "text-tomato" : "[&>svg]:text-soft",
        className,
      )}
      {...rest}
    >
      {icon}
      <span>
        <span className="block font-semibold">{children}</span>
        {hint ? <span className="block text-sm text-soft">{hint}</span> : null}
      </span>
    </Item>
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Label>) {
  return <Label className={cn("px-3 pt-2 pb-1.5 text-sm text-soft", className)} {...rest} />;
}

/**
 * Two to four exclusive choices in a row. A choice does not close the menu, so that its effect is visible.
 */
export function DropdownMenuRadioRow<Value extends string>(props: {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <RadioGroup
      aria-label={props.label}
      value={props.value}
      onValueChange={(value) => props.onChange(value as Value)}
      className="mx-2 mb-1.5 flex rounded-full bg-sunk p-1"
    >
      {props.options.map((option) => (
        <RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className="touch-44 inline-flex h-9 flex-1 cursor-pointer select-none items-center justify-center gap-1.5 rounded-full px-2.5 font-semibold text-sm text-soft data-[state=checked]:bg-surface data-[highlighted]:text-ink data-[state=checked]:text-ink data-[state=checked]:shadow-[0_1px_3px_var(--shade)] [&_svg]:size-4"
        >
          {option.icon}
          {option.label}
        </RadioItem>
      ))}
    </RadioGroup>
  );
}

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Separator>) {
  return <Separator className={cn("mx-3 my-1.5 h-px bg-line", className)} {...rest} />;
}
