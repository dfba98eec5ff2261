import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, cloneElement, type ReactElement } from "react";
import { cn } from "../../lib/class-names.ts";

export const buttonClasses = cva(
  "inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-2 may-wrap whitespace-nowrap rounded-full font-semibold transition-[background-color,border-color,color,transform] active:scale-[.98] disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        /** For the primary action of a view. */
        primary: "bg-tomato text-on-tomato hover:bg-tomato-press",
        quiet: "border border-edge/60 bg-surface text-ink hover:border-edge hover:bg-sunk",
        plain: "text-ink hover:bg-sunk",
        /** For destructive actions: outlined, and filled only in a confirmation. */
        danger: "border border-tomato/50 bg-surface text-tomato hover:border-tomato hover:bg-tomato-wash",
      },
      size: {
        small: "touch-44 h-9 px-3.5 text-sm",
        normal: "h-11 px-5 text-note",
        large: "h-13 px-7 text-base",
        icon: "size-11 text-lg",
      },
    },
    defaultVariants: { variant: "quiet", size: "normal" },
  },
);

type Props = ComponentProps<"button"> &
  VariantProps<typeof buttonClasses> & {
    /** Whether to style the only child, a link, instead of rendering a button. */
    asChild?: boolean;
  };

/** A button. A view has at most one with the variant `primary`. */
export function Button({ variant, size, asChild = false, className, type, ...rest }: Props) {
  const classes = cn(buttonClasses({ variant, size }), className);
  if (asChild) {
    // Replaces Radix' Slot, which would enlarge the first load for this use alone.
    const { children, ...own } = rest;
    const link = children as ReactElement<{ className?: string }>;
    return cloneElement(link, { ...own, ...link.props, className: cn(classes, link.props.className) });
  }
  return <button type={type ?? "button"} className={classes} {...rest} />;
}
