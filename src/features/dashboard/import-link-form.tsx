import { type ClipboardEvent, type FormEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { paths } from "../../paths.ts";
import { createImportNowHistoryState } from "../imports/import-on-arrival.ts";
import { typedUrlErrorOrNull, withHttpsIfNoScheme } from "../imports/import-url.ts";

const texts = text.dashboard.first;

/** A field for the link of a recipe. A pasted or submitted link opens on the import screen. */
export function ImportLinkForm() {
  const [, navigate] = useLocation();
  const [url, setUrl] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const read = (link: string) =>
    navigate(paths.recipeImport(), { state: createImportNowHistoryState(withHttpsIfNoScheme(link)) });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = typedUrlErrorOrNull(url);
    setProblem(found);
    if (found === null) read(url);
    else field.current?.focus();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData("text").trim();
    if (url === "" && /^https?:\/\/\S+$/i.test(pasted) && typedUrlErrorOrNull(pasted) === null) read(pasted);
  }

  return (
    <form onSubmit={submit} noValidate className="first-link">
      <Field label={texts.link} hint={texts.linkHint} error={problem ?? undefined}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            placeholder={text.imports.urlPlaceholder}
            value={url}
            onPaste={paste}
            onChange={(event) => {
              setProblem(null);
              setUrl(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="h-11.5">
        {text.imports.submit}
      </Button>
    </form>
  );
}
