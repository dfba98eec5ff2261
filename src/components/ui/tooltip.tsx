import { Content, Portal, Provider, Root, Trigger } from "radix-ui/tooltip";
import type { ReactNode } from "react";

/** A word about a button that has only a picture. The button keeps its own aria-label. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Provider delayDuration={400}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content
            sideOffset={6}
            collisionPadding={12}
            className="z-50 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-paper text-xs"
          >
            {label}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
