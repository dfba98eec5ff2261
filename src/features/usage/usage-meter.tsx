import { CircleAlert, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { text } from "#server/texts/en.ts";
import { type MeterValues, meterValues, type Tone } from "./meter-values.ts";
import "./usage-meter.css";

const words = text.usage.meters;
const icons: Record<Tone, typeof CircleAlert | null> = {
  primary: null,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** How much of one limit is used: in figures, in percent and as a bar. `errorAt` is the percentage where it is grave. */
export function UsageMeter(props: {
  label: string;
  current: number;
  limit: number | "unlimited";
  errorAt: number;
}) {
  const id = useId();
  const values = meterValues(props.current, props.limit, props.errorAt);
  const Icon = icons[values.tone];
  const current = values.current.toLocaleString("en");
  const limit = values.limit === null ? words.infinity : values.limit.toLocaleString("en");
  return (
    <div className="usage-meter" data-tone={values.tone}>
      <div className="usage-meter-row">
        <span id={id}>{props.label}</span>
        <span className="usage-meter-ratio">{words.ratio(current, limit)}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: each browser draws its own meter, and tells no words of it. */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={values.limit ?? values.current}
        aria-valuenow={values.limit === null ? values.current : Math.min(values.current, values.limit)}
        aria-valuetext={valueText(values)}
        className="usage-meter-bar"
      >
        <div style={{ width: `${values.share * 100}%` }} />
      </div>
      <p className="usage-meter-note">
        {Icon ? <Icon aria-hidden /> : null}
        {values.percent === null ? words.noLimit : words.percent(values.percent)}
      </p>
    </div>
  );
}

function valueText({ current, limit, percent, tone }: MeterValues): string {
  const used = current.toLocaleString("en");
  if (limit === null || percent === null) return words.toldUnlimited(used);
  const told = words.told(used, limit.toLocaleString("en"), percent);
  return tone === "primary" ? told : `${told}, ${words.tones[tone]}`;
}
