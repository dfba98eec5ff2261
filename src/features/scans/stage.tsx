import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** What the step is called, for screen readers: its name stands above already. */
  label: string;
  children: ReactNode;
  /** The buttons, always in reach. */
  bar?: ReactNode;
  isHidden?: boolean;
};

/** One step of the wizard: what it holds scrolls, its buttons stay. The keyboard goes on from its beginning. */
export function Stage({ label, children, bar, isHidden = false }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isHidden) section.current?.focus();
  }, [isHidden]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={label}
      hidden={isHidden}
      className="flex min-h-0 grow flex-col outline-none"
    >
      <div className="scan-body dialog-body">{children}</div>
      {bar ? (
        <div className="scan-bar dialog-part grid gap-3 border-line border-t bg-surface">{bar}</div>
      ) : null}
    </section>
  );
}
