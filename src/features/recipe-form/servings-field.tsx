import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";

/** How many the recipe serves, as it is typed. */
export function ServingsField(props: {
  label: string;
  value: string;
  onChange: (servings: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
}) {
  return (
    <Field label={props.label} error={props.error} hint={props.hint}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          className="tabular-nums"
        />
      )}
    </Field>
  );
}
