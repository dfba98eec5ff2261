import { X } from "lucide-react";
import { Close, Content, Description, Overlay, Portal, Root, Title } from "radix-ui/dialog";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { overlayClasses } from "./overlay-classes.ts";
import { rememberPanelOpener, returnFocusToPanelOpener } from "./panel-focus.ts";
import "./dialog.css";

export { Close as DialogClose };

const sizes = {
  normal:
    "top-1/2 left-1/2 flex max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] -translate-1/2 flex-col overflow-hidden rounded-lg",
  /** Fills the screen on phones; its children share the height. */
  large: "dialog-large",
} as const;

/**
 * A modal dialog whose content scrolls below the title. Either `open` and `onOpenChange` control it, or a
 * `DialogTrigger` in `trigger`.
 */
export function Dialog(props: {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: string;
  description?: string;
  size?: keyof typeof sizes;
  children: ReactNode;
  className?: string;
}) {
  const isLarge = props.size === "large";
  const description = props.description ? (
    <Description className={isLarge ? "mt-2 text-soft" : "text-soft"}>{props.description}</Description>
  ) : null;
  return (
    <Root open={props.open} onOpenChange={props.onOpenChange}>
      {props.trigger}
      <Portal>
        <Overlay className={overlayClasses} />
        <Content
          onOpenAutoFocus={rememberPanelOpener}
          onCloseAutoFocus={returnFocusToPanelOpener}
          {...(props.description ? {} : { "aria-describedby": undefined })}
          className={cn(
            "fixed z-50 animate-appear bg-surface shadow-lift",
            sizes[props.size ?? "normal"],
            props.className,
          )}
          onInteractOutside={(event) => {
            // A press on a toast above the dialog must not close the dialog.
            if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]"))
              event.preventDefault();
          }}
        >
          <Title className={isLarge ? "pr-10 text-2xl" : "dialog-title text-2xl"}>{props.title}</Title>
          {isLarge ? (
            <>
              {description}
              {props.children}
            </>
          ) : (
            <div ref={makeFocusableIfWithoutControls} className="dialog-scroll">
              {description}
              <div className={description ? "mt-5" : "mt-3"}>{props.children}</div>
            </div>
          )}
          <Close
            aria-label={text.common.close}
            className="absolute top-3.5 right-3.5 grid size-11 place-items-center rounded-full text-soft hover:bg-sunk hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}

/** Makes the scroll container focusable if nothing inside is, because keys scroll only a focused element. */
function makeFocusableIfWithoutControls(scroller: HTMLElement | null): void {
  if (scroller && !scroller.querySelector("a, button, input, select, textarea")) scroller.tabIndex = 0;
}
