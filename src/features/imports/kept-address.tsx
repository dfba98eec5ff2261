import { text } from "#server/texts/en.ts";
import { Field } from "../../components/ui/field.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";

const words = text.imports;

type Props = {
  url: string;
  /** Nothing else is to be read: what it is need not be said above it. */
  isAlone: boolean;
  onChange: (url: string) => void;
};

/** An address that waits for its turn: seen whole, in as many lines as it takes. */
export function KeptAddress({ url, isAlone, onChange }: Props) {
  return (
    <Field label={words.url} hideLabel={isAlone}>
      {(control) => (
        <Textarea
          {...control}
          rows={1}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          placeholder={words.urlPlaceholder}
          value={url}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
          }}
          onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, ""))}
          className="min-h-0! resize-none! wrap-anywhere"
        />
      )}
    </Field>
  );
}
