import { cn } from "../../lib/class-names.ts";
import { PillSelect } from "./pill-select.tsx";

/** A native select of numbers, with a visible label. */
export function LabelledNumberSelect(props: {
  label: string;
  value: number;
  options: readonly number[];
  onChange: (value: number) => void;
  isQuiet?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the pill is the browser's own select.
    <label
      className={cn("inline-flex items-center text-soft", props.isQuiet ? "text-sm" : "gap-2.5 text-note")}
    >
      {props.label}
      <PillSelect
        label={props.label}
        value={String(props.value)}
        options={props.options.map((option) => ({ value: String(option), label: String(option) }))}
        onChange={(value) => props.onChange(Number(value))}
        isQuiet={props.isQuiet ?? false}
      />
    </label>
  );
}
