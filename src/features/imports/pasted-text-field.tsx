import { text } from "#server/texts/en.ts";
import { Field } from "../../components/ui/field.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { longestText } from "./import-url.ts";

const words = text.imports;
/** The count is told only where it matters. */
const toldFrom = 0.8;

type Props = { value: string; onChange: (text: string) => void; error?: string | undefined };

/** A recipe as text, as one has it in a mail or a note. */
export function PastedTextField({ value, onChange, error }: Props) {
  const isLong = value.length > longestText * toldFrom;
  const count = words.textCount(value.length.toLocaleString("en"), longestText.toLocaleString("en"));
  return (
    <Field label={words.text} hideLabel hint={isLong ? count : words.textHint} error={error}>
      {(control) => (
        <Textarea
          {...control}
          rows={12}
          autoComplete="off"
          placeholder={words.textPlaceholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="field-sizing-fixed! min-h-64"
        />
      )}
    </Field>
  );
}
