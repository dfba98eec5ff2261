import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** The name of the stage for screen readers; it is visible above the stage. */
  label: string;
  children: ReactNode;
  /** The stage's buttons, which do not scroll. */
  bar?: ReactNode;
  isHidden?: boolean;
  /** Whether the content has no control, so that it is focusable itself, for scrolling by keys. */
  isReadOnly?: boolean;
};

/** One stage of the dialog. Its content scrolls above its buttons. It takes the focus when it appears. */
export function ScanWizardStage({ label, children, bar, isHidden = false, isReadOnly }: Props) {
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
      <div
        className="scan-body dialog-body"
        {...(isReadOnly ? { role: "group", "aria-label": label, tabIndex: 0 } : {})}
      >
        {children}
      </div>
      {bar ? (
        <div className="scan-bar dialog-part grid gap-3 border-line border-t bg-surface">{bar}</div>
      ) : null}
    </section>
  );
}
