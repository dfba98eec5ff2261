import { useId } from "react";
import { Label } from "../../components/ui/label.tsx";
import { Select } from "../../components/ui/select.tsx";

/** How many of something, from a few numbers. */
export function NumberSelect(props: {
  label: string;
  value: number;
  options: readonly number[];
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className="number-select">
      <Label htmlFor={id}>{props.label}</Label>
      <Select id={id} value={props.value} onChange={(event) => props.onChange(Number(event.target.value))}>
        {props.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    </div>
  );
}
