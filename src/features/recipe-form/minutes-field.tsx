import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { formatMinutes } from "../../lib/format.ts";
import { minutesOf } from "./form-input.ts";

/** A time in minutes; what is an hour or more is also told in hours. */
export function MinutesField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** What is reckoned where nothing is typed: seen where it would stand. */
  reckoned?: number | null;
  /** In place of the hours. */
  hint?: ReactNode;
}) {
  const minutes = minutesOf(props.value);
  const isLong = minutes !== null && minutes >= 60;
  return (
    <Field
      label={props.label}
      error={props.error}
      hint={props.hint ?? (isLong ? formatMinutes(minutes) : undefined)}
    >
      {(control) => (
        <span className="minutes relative block">
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            placeholder={formatMinutes(props.reckoned) ?? text.recipes.form.addTime}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            className="tabular-nums"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-note text-soft"
          >
            {text.recipes.form.minutesUnit}
          </span>
        </span>
      )}
    </Field>
  );
}
