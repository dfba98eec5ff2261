import { text } from "#server/texts/en.ts";
import { alertTones } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";
import type { UsageWarning, WarningLevel } from "./lifetime-limit-warnings.ts";
import "./usage-warning-bar.css";

const tones = { critical: "error", urgent: "warning", warning: "info" } as const satisfies Record<
  WarningLevel,
  keyof typeof alertTones
>;

type Props = {
  /** Sorted by severity. Only the most severe warning is shown, with the number of others. */
  warnings: readonly UsageWarning[];
  /** Opens the plan dialog; without it there is no button. */
  onUpgrade?: () => void;
};

/**
 * A warning above each page for a member who has almost reached a lifetime limit; nothing without warnings.
 */
export function UsageWarningBar({ warnings: [gravest, ...others], onUpgrade }: Props) {
  const texts = text.usage.warnings;
  if (!gravest) return null;
  const { box, icon: Icon, ink, role } = alertTones[tones[gravest.level]];
  return (
    <aside
      ref={publishBarHeightAsCssVariable}
      aria-label={texts.label}
      data-tone={tones[gravest.level]}
      className={cn("usage-bar", box)}
    >
      <div className="usage-bar-row page-margins">
        <Icon aria-hidden className={ink} />
        <p role={role} className="usage-bar-words">
          <span>{gravest.message}</span>{" "}
          {others.length > 0 ? <span className="usage-bar-more">{texts.more(others.length)}</span> : null}
        </p>
        {gravest.showUpgrade && onUpgrade ? (
          <Button size="small" onClick={onUpgrade}>
            {gravest.level === "critical" ? texts.upgradeNow : texts.viewPlans}
          </Button>
        ) : null}
      </div>
    </aside>
  );
}

/** Publishes the bar's height as a CSS variable, for sticky elements and scroll targets. */
function publishBarHeightAsCssVariable(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty("--usage-bar", `${bar.offsetHeight}px`);
    style.scrollPaddingTop = `calc(5rem + ${bar.offsetHeight}px)`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--usage-bar");
    style.scrollPaddingTop = "";
  };
}
