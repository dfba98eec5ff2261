import { Action, Cancel, Content, Description, Overlay, Portal, Root, Title } from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "./button.tsx";
import { overlayClasses } from "./overlay-classes.ts";
import { rememberPanelOpener, returnFocusToPanelOpener } from "./panel-focus.ts";
import "./alert-dialog.css";

/**
 * Confirms an action that cannot be undone. The cancel button has the focus. While the action runs, the
 * dialog cannot be closed.
 */
export function AlertDialog(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  isBusy?: boolean;
  /** Whether the action is destructive, so that its button has another colour. */
  isDanger?: boolean;
}) {
  return (
    <Root open={props.open} onOpenChange={(open) => (open || !props.isBusy) && props.onOpenChange(open)}>
      <Portal>
        <Overlay className={overlayClasses} />
        <Content
          onOpenAutoFocus={rememberPanelOpener}
          onCloseAutoFocus={returnFocusToPanelOpener}
          className="fixed top-1/2 left-1/2 z-50 w-[min(28rem,calc(100vw-2rem))] -translate-1/2 animate-appear rounded-lg bg-surface p-6 shadow-lift"
        >
          <Title className="text-2xl">{props.title}</Title>
          <Description asChild className="mt-2.5 break-words text-soft">
            <div>{props.description}</div>
          </Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            {/* `aria-disabled`, because `disabled` would move the focus out of the dialog. */}
            <Cancel asChild>
              <Button aria-disabled={props.isBusy}>{props.cancelLabel ?? text.common.cancel}</Button>
            </Cancel>
            <Action
              asChild
              onClick={(event) => {
                // Radix would close the dialog at once; the caller closes it when the action is done.
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
