import { text } from "#server/texts/en.ts";
import { Field } from "../../components/ui/field.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";

/** The title under review: as tall as it is long, or on a phone it would be cut off. */
export function TitleField(props: {
  value: string;
  onChange: (title: string) => void;
  error?: string | undefined;
}) {
  return (
    <Field label={text.recipes.form.title} error={props.error}>
      {(control) => (
        <Textarea
          {...control}
          rows={1}
          autoComplete="off"
          value={props.value}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
          onChange={(event) => props.onChange(event.target.value.replace(/[\r\n]+/g, " "))}
          className="title block min-h-14! resize-none! text-2xl! leading-snug!"
        />
      )}
    </Field>
  );
}
