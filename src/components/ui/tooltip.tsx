import { Slot } from "radix-ui/slot";
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "../../lib/class-names.ts";

/** Delays in ms: hovering opens the tooltip only after a pause, and after a tap it closes by itself. */
const HOVER_DELAY_MS = 400;
const TAP_DURATION_MS = 2500;

/**
 * A tooltip for an icon button, which needs an `aria-label` of its own. It opens on hover, on keyboard focus,
 * and on a tap on a disabled button. It is simple enough for a page with a hundred cards.
 */
export function Tooltip(props: {
  label: string;
  side?: "left" | "right";
  className?: string;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  function change(open: boolean, after = 0) {
    clearTimeout(timer.current);
    if (after > 0) timer.current = setTimeout(() => setOpen(open), after);
    else setOpen(open);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [isOpen]);

  return (
    <span
      className={cn("relative inline-flex", props.className)}
      onPointerLeave={(event) => {
        // A touch pointer leaves directly after the tap, so only the mouse closes the tooltip.
        if (event.pointerType === "mouse") change(false);
      }}
    >
      <Slot
        onPointerEnter={(event: PointerEvent) => {
          if (event.pointerType === "mouse") change(true, HOVER_DELAY_MS);
        }}
        onPointerUp={(event: PointerEvent) => {
          if (event.pointerType === "mouse" || !isElementDisabled(event.currentTarget)) return;
          setOpen(true);
          change(false, TAP_DURATION_MS);
        }}
        onFocus={(event: FocusEvent) => {
          if (event.currentTarget.matches(":focus-visible")) change(true);
        }}
        onBlur={() => change(false)}
      >
        {props.children}
      </Slot>
      {isOpen ? (
        <span
          className={cn(
            "absolute top-full z-30 w-max max-w-40 pt-1.5 sm:max-w-64",
            props.side === "right" ? "left-0" : "right-0",
          )}
        >
          <span
            role="tooltip"
            className="block animate-appear rounded-md bg-ink px-2.5 py-1.5 text-paper text-xs"
          >
            {props.label}
          </span>
        </span>
      ) : null}
    </span>
  );
}

function isElementDisabled(element: Element): boolean {
  return element.getAttribute("aria-disabled") === "true" || element.matches(":disabled");
}
