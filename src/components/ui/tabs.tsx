import { Content, List, Root, Trigger } from "radix-ui/tabs";
import { type ComponentProps, useState } from "react";
import { cn } from "../../lib/class-names.ts";

export { Root as Tabs };

export function TabsList({ className, ...rest }: ComponentProps<typeof List>) {
  return (
    <List
      className={cn("no-scrollbar flex gap-1 overflow-x-auto shadow-[inset_0_-1px_var(--line)]", className)}
      {...rest}
    />
  );
}

/**
 * Radix moves the focus to a pressed tab, which browsers treat like keyboard focus. The focus ring is
 * therefore hidden until a key is pressed.
 */
export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Trigger>) {
  const [isPressed, setPressed] = useState(false);
  return (
    <Trigger
      onPointerDown={() => setPressed(true)}
      onKeyDown={() => setPressed(false)}
      onBlur={() => setPressed(false)}
      className={cn(
        "h-11 shrink-0 cursor-pointer border-transparent border-b-2 px-4 font-semibold text-note text-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-tomato data-[state=active]:text-ink",
        isPressed && "outline-none!",
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Content>) {
  return <Content className={cn("pt-6", className)} {...rest} />;
}
