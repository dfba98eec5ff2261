import { Action, Cancel, Content, Description, Overlay, Portal, Root, Title } from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "./button.tsx";
import { overlayClasses } from "./overlay-classes.ts";
import { keepMovedFocus, rememberOpener } from "./panel-focus.ts";
import "./alert-dialog.css";

/** Asks before something that cannot be undone. The way back has the focus; while it works there is no way back. */
export function AlertDialog(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  isBusy?: boolean;
  /** It deletes: its button has a colour that nothing friendly has. */
  isDanger?: boolean;
}) {
  return (
    <Root open={props.open} onOpenChange={(open) => (open || !props.isBusy) && props.onOpenChange(open)}>
      <Portal>
        <Overlay className={overlayClasses} />
        <Content
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={keepMovedFocus}
          className="fixed top-1/2 left-1/2 z-50 w-[min(28rem,calc(100vw-2rem))] -translate-1/2 animate-appear rounded-lg bg-surface p-6 shadow-lift"
        >
          <Title className="text-2xl">{props.title}</Title>
          <Description asChild className="mt-2.5 break-words text-soft">
            <div>{props.description}</div>
          </Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            {/* While it works neither is disabled, which would take the focus out of the dialog. */}
            <Cancel asChild>
              <Button aria-disabled={props.isBusy}>{props.cancelLabel ?? text.common.cancel}</Button>
            </Cancel>
            <Action
              asChild
              onClick={(event) => {
                // The caller closes it when the work is done.
                event.preventDefault();
                if (!props.isBusy) props.onConfirm();
              }}
            >
              <Button
                variant="primary"
                aria-disabled={props.isBusy}
                className={props.isDanger ? "danger-fill" : undefined}
              >
                {props.confirmLabel}
              </Button>
            </Action>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
