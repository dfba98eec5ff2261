import { useId } from "react";
import { Label } from "../../components/ui/label.tsx";
import { Select } from "../../components/ui/select.tsx";

/** One of a few words, or any of them (null). */
export function WordSelect<Value extends string>(props: {
  label: string;
  any: string;
  value: Value | null;
  options: readonly Value[];
  words: Readonly<Record<Value, string>>;
  onChange: (value: Value | null) => void;
}) {
  const id = useId();
  return (
    <div className="word-select">
      <Label htmlFor={id}>{props.label}</Label>
      <Select
        id={id}
        value={props.value ?? ""}
        onChange={(event) =>
          props.onChange(props.options.find((option) => option === event.target.value) ?? null)
        }
      >
        <option value="">{props.any}</option>
        {props.options.map((option) => (
          <option key={option} value={option}>
            {props.words[option]}
          </option>
        ))}
      </Select>
    </div>
  );
}
