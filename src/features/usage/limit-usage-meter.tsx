import { CircleAlert, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { text } from "#server/texts/en.ts";
import { createUsageMeterValues, type MeterValues, type Tone } from "./meter-of-usage.ts";
import "./limit-usage-meter.css";

const texts = text.usage.meters;
const icons: Record<Tone, typeof CircleAlert | null> = {
  primary: null,
  warning: TriangleAlert,
  error: CircleAlert,
};

/**
 * The usage of one limit: numbers, percentage and a bar. `errorAt` is the percentage from which the bar has
 * the colour of an error. Without a limit the bar is a full, thin line.
 */
export function LimitUsageMeter(props: {
  label: string;
  current: number;
  limit: number | "unlimited";
  errorAt: number;
}) {
  const id = useId();
  const values = createUsageMeterValues(props.current, props.limit, props.errorAt);
  const Icon = icons[values.tone];
  const current = values.current.toLocaleString("en");
  const limit = values.limit === null ? texts.infinity : values.limit.toLocaleString("en");
  return (
    <div className="usage-meter" data-tone={values.limit === null ? "none" : values.tone}>
      <div className="usage-meter-row">
        <span id={id}>{props.label}</span>
        <span className="usage-meter-figures">
          <span className="usage-meter-ratio">{texts.ratio(current, limit)}</span>
          {values.percent === null ? null : (
            <span className="usage-meter-note">
              {Icon ? <Icon aria-hidden /> : null}
              {texts.percent(values.percent)}
            </span>
          )}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers style their own meter differently, and it has no text value. */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={values.limit ?? values.current}
        aria-valuenow={values.limit === null ? values.current : Math.min(values.current, values.limit)}
        aria-valuetext={usageValueTextForScreenReaders(values)}
        className="usage-meter-bar"
      >
        <div style={{ width: `${values.share * 100}%` }} />
      </div>
    </div>
  );
}

function usageValueTextForScreenReaders({ current, limit, percent, tone }: MeterValues): string {
  const used = current.toLocaleString("en");
  if (limit === null || percent === null) return texts.spokenUnlimited(used);
  const parts = texts.spokenUsage(used, limit.toLocaleString("en"), percent);
  return tone === "primary" ? parts : `${parts}, ${texts.tones[tone]}`;
}
