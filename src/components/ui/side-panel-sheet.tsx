import { X } from "lucide-react";
import { Close, Content, Description, Overlay, Portal, Root, Title } from "radix-ui/dialog";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { overlayClasses } from "./overlay-classes.ts";
import { focusPanelAndRememberOpener, returnFocusToPanelOpener } from "./panel-focus.ts";
import "./grab-handle.css";

export { Close as SheetClose };

const sides = {
  bottom:
    "sheet-bottom inset-x-0 bottom-0 mx-auto max-h-[88dvh] w-full max-w-xl animate-sheet rounded-t-hero pb-[calc(1rem+env(safe-area-inset-bottom))]",
  left: "inset-y-0 left-0 w-[min(20rem,86vw)] animate-drawer",
} as const;

/** A panel that slides in from the bottom (choices on phones) or from the left (the navigation drawer). */
export function SidePanelSheet(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  side: keyof typeof sides;
  title: string;
  description?: string;
  /** Whether title and description are for screen readers only. */
  hideTitle?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Root open={props.open} onOpenChange={props.onOpenChange}>
      <Portal>
        <Overlay className={overlayClasses} />
        <Content
          {...(props.description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={focusPanelAndRememberOpener}
          onCloseAutoFocus={returnFocusToPanelOpener}
          className={cn(
            "fixed z-50 overflow-y-auto bg-surface outline-none p-5 shadow-lift",
            sides[props.side],
            props.className,
          )}
        >
          <div className={props.hideTitle ? "sr-only" : "pr-12 pb-3"}>
            <Title className="text-2xl">{props.title}</Title>
            {props.description ? (
              <Description className="mt-1.5 text-soft">{props.description}</Description>
            ) : null}
          </div>
          {props.children}
          <Close
            aria-label={text.common.close}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-soft hover:bg-sunk hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}
