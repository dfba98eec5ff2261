import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { text } from "#server/texts/en.ts";
import { attachToastHost } from "../../lib/toast.ts";
import { moveToastsAboveFocus } from "../../lib/toast-focus-offset.ts";
import { createProcessStepToastTracker } from "./step-toasts.ts";

/**
 * Space below toasts for fixed bars, a sticky bar (lib/offset-toasts-above-bar.ts) and the focused element
 * (lib/toast-focus-offset.ts).
 */
const offsets = "var(--bottom-bars) + var(--toast-floor, 0px) + var(--toast-dodge, 0px)";

/** The container of toasts: above the bottom navigation bar on phones, bottom right elsewhere. */
export default function Toaster() {
  // This effect runs after the container below has mounted.
  useEffect(() => {
    const stepToasts = createProcessStepToastTracker(() => performance.now());
    const dismissPassed = () => {
      for (const id of stepToasts.takeFinished()) toast.dismiss(id);
    };
    attachToastHost({
      show(kind, message, action) {
        const { duration, ...button } = action ?? {};
        const id = toast[kind](message, {
          ...(action && { action: button as typeof action }),
          ...(duration !== undefined && { duration }),
        });
        // Errors and toasts with a duration are not dismissed with their step.
        if (kind !== "error" && duration === undefined) stepToasts.add(id);
      },
      dismissStep: dismissPassed,
    });
    return onPathnameChange(dismissPassed);
  }, []);
  useEffect(moveToastsAboveFocus, []);
  return (
    <Sonner
      position="bottom-right"
      style={{ fontFamily: "inherit" }}
      containerAriaLabel={text.common.notifications}
      offset={{ right: 24, bottom: `calc(24px + ${offsets})` }}
      mobileOffset={{
        bottom: `calc(16px + ${offsets})`,
        left: 16,
        right: 16,
      }}
      icons={{
        success: <CircleCheck aria-hidden className="size-5.5 text-herb" />,
        error: <CircleAlert aria-hidden className="size-5.5 text-tomato" />,
        warning: <TriangleAlert aria-hidden className="size-5.5 text-amber" />,
        info: <Info aria-hidden className="size-5.5 text-soft" />,
      }}
      toastOptions={{
        unstyled: true,
        // A modal dialog disables pointer events outside of it, but toasts must stay clickable.
        style: { pointerEvents: "auto" },
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-card bg-surface px-4 py-3.5 text-note text-ink shadow-lift ring-1 ring-line sm:w-90",
          title: "font-medium",
          description: "mt-0.5 text-sm text-soft",
          content: "min-w-0 grow",
          actionButton:
            "touch-44 ml-auto shrink-0 cursor-pointer rounded-full px-3 py-1.5 font-semibold text-tomato hover:bg-tomato-wash",
        },
      }}
    />
  );
}

function onPathnameChange(run: () => void): () => void {
  let path = location.pathname;
  const check = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    run();
  };
  const events = ["pushState", "replaceState", "popstate"];
  for (const event of events) addEventListener(event, check);
  return () => {
    for (const event of events) removeEventListener(event, check);
  };
}
