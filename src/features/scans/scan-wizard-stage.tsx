import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** Name of the step for screen readers; it is already visible above. */
  label: string;
  children: ReactNode;
  /** The buttons, always in view. */
  bar?: ReactNode;
  isHidden?: boolean;
};

/** One step of the wizard: its content scrolls, its buttons stay. It takes the focus. */
export function ScanWizardStage({ label, children, bar, isHidden = false }: Props) {
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
