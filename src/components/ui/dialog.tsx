import { X } from "lucide-react";
import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from "radix-ui/dialog";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { overlayClasses } from "./overlay-classes.ts";
import { keepMovedFocus, rememberOpener } from "./panel-focus.ts";

export { Close as DialogClose, Trigger as DialogTrigger };

/** Opens over the page. Controlled by `open` and `onOpenChange`, or by a `DialogTrigger` inside `trigger`. */
export function Dialog(props: {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: string;
  description?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Root open={props.open} onOpenChange={props.onOpenChange}>
      {props.trigger}
      <Portal>
        <Overlay className={overlayClasses} />
        <Content
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={keepMovedFocus}
          {...(props.description ? {} : { "aria-describedby": undefined })}
          className={cn(
            "fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] -translate-1/2 animate-appear overflow-y-auto rounded-lg bg-surface p-6 shadow-lift",
            props.className,
          )}
        >
          <Title className="pr-10 text-2xl">{props.title}</Title>
          {props.description ? (
            <Description className="mt-2 text-soft">{props.description}</Description>
          ) : null}
          <div className="mt-5">{props.children}</div>
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
