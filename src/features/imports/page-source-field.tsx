import { CircleAlert, FileCode2, X } from "lucide-react";
import { useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";

const texts = text.imports;
/** In characters. A text area takes seconds to lay out a longer page source. */
const MAX_SHOWN_CHARS = 20_000;

type Props = { html: string; onChange: (html: string) => void; error?: string | undefined };

/**
 * The field for the source of a page. A long source is only described, because a text area renders it slowly.
 */
export function PageSourceField({ html, onChange, error }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  if (html.length > MAX_SHOWN_CHARS) {
    return (
      <div className="grid gap-1.5">
        <p className="font-semibold text-note">{texts.html}</p>
        <div className="flex items-center gap-3 rounded-md border border-edge bg-surface py-2 pr-2 pl-4">
          <FileCode2 aria-hidden className="size-5 shrink-0 text-herb" />
          <p role="status" className="min-w-0 grow">
            {texts.htmlPasted(Math.round(html.length / 1000).toLocaleString("en"))}
          </p>
          <Button
            size="icon"
            variant="plain"
            aria-label={texts.htmlClear}
            aria-invalid={error ? true : undefined}
            onClick={() => {
              onChange("");
              requestAnimationFrame(() => field.current?.focus());
            }}
          >
            <X aria-hidden />
          </Button>
        </div>
        {error ? (
          <p role="alert" className="flex gap-1.5 text-sm text-tomato">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        ) : null}
      </div>
    );
  }
  return (
    <Field label={texts.html} hint={texts.htmlHint} error={error}>
      {(control) => (
        <Textarea
          {...control}
          ref={field}
          rows={6}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          value={html}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text/plain");
            if (pasted.length <= MAX_SHOWN_CHARS) return;
            event.preventDefault();
            onChange(pasted);
          }}
          onChange={(event) => onChange(event.target.value)}
          className="field-sizing-fixed! max-h-60 font-mono text-sm!"
        />
      )}
    </Field>
  );
}
