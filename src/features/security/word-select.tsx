import { PillSelect } from "../../components/ui/pill-select.tsx";

/** One of a few words, or any of them (null). */
export function WordSelect<Value extends string>(props: {
  label: string;
  any: string;
  value: Value | null;
  options: readonly Value[];
  words: Readonly<Record<Value, string>>;
  onChange: (value: Value | null) => void;
}) {
  const options = props.options.map((value) => ({ value, label: props.words[value] }));
  return (
    <PillSelect<Value | "">
      label={props.label}
      value={props.value ?? ""}
      options={[{ value: "", label: props.any }, ...options]}
      onChange={(value) => props.onChange(value === "" ? null : value)}
      isActive={props.value !== null}
    />
  );
}
