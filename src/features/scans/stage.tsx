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
      <div className="relative min-h-0 grow overflow-y-auto px-4 [container-type:size] py-5 sm:px-6">
        {children}
      </div>
      {bar ? (
        <div className="grid gap-3 border-line border-t bg-surface px-4 pt-3.5 pb-[calc(.875rem+env(safe-area-inset-bottom))] sm:px-6">
          {bar}
        </div>
      ) : null}
    </section>
  );
}
