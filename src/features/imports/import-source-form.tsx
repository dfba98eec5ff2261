import { Link2, X } from "lucide-react";
import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { Link } from "wouter";
import { isMarkupOrRecipeData, MAX_TEXT_CHARS } from "#server/features/imports/policy.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { SegmentedControl } from "../../components/ui/segmented-control.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { cn } from "../../lib/class-names.ts";
import { offsetToastsAboveBar } from "../../lib/offset-toasts-above-bar.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { type ImportMode, modeIcons } from "./import-modes.tsx";
import {
  pageSourceErrorOrNull,
  pastedTextErrorOrNull,
  typedUrlErrorOrNull,
  withHttpsIfNoScheme,
} from "./import-url.ts";
import { PageSourceField } from "./page-source-field.tsx";
import { PasteClipboardButton } from "./paste-clipboard-button.tsx";
import { urlWithoutSchemeAndWww } from "./record-texts.ts";
import type { SourceFields } from "./use-stored-source-fields.ts";

const texts = text.imports;
const modes = [
  { value: "url" as const, label: texts.modeUrl, icon: modeIcons.url },
  { value: "text" as const, label: texts.modeText, icon: modeIcons.text },
  { value: "source" as const, label: texts.modeSource, icon: modeIcons.source },
];
const NAMED_SITES = 4;

/** The source of an import: an address, a page's HTML with its address ("" if unknown), or text. */
export type Source = { url: string; html?: string } | { text: string; from?: string };

type Props = {
  form: RefObject<HTMLFormElement | null>;
  mode: ImportMode;
  onMode: (mode: ImportMode) => void;
  fields: SourceFields;
  onField: (name: keyof SourceFields, value: string) => void;
  onSubmit: (source: Source) => void;
  /** Whether the last import was cancelled; its source is in the field again, which gets the focus. */
  isCancelled: boolean;
  /** Label and emphasis of the submit button if the same address failed before. */
  retry?: { label: string; isPrimary: boolean } | undefined;
};

type Problems = Partial<Record<keyof SourceFields, string | null>>;

export function ImportSourceForm(props: Props) {
  const { form, mode, onMode, fields, onField, onSubmit, isCancelled, retry } = props;
  const { url, html, pasted, from } = fields;
  const [problems, setProblems] = useState<Problems>({});
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [round, form]);
  // After a cancelled import the field gets the focus.
  useEffect(() => {
    if (isCancelled) form.current?.querySelector<HTMLElement>("input[type=url], textarea")?.focus();
  }, [isCancelled, form]);

  const name = mode === "url" ? "url" : mode === "text" ? "pasted" : "html";
  function write(field: keyof SourceFields, value: string) {
    setProblems((before) => ({ ...before, [field]: null }));
    onField(field, value);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found: Problems =
      mode === "text"
        ? { pasted: pastedTextErrorOrNull(pasted) }
        : {
            url: typedUrlErrorOrNull(url, mode === "source"),
            html: mode === "source" ? pageSourceErrorOrNull(html) : null,
          };
    setProblems(found);
    if (found.url || found.html || found.pasted) return setRound((before) => before + 1);
    if (mode === "text") onSubmit({ text: pasted.trim(), ...(from === "" ? {} : { from }) });
    else {
      const address = url.trim() === "" ? "" : withHttpsIfNoScheme(url);
      onSubmit(mode === "source" ? { url: address, html } : { url: address });
    }
  }

  const paste = (value: string) => {
    setProblems({});
    onField(name, value);
  };
  const buttons = <SubmitAndPasteButtons mode={mode} value={fields[name]} onPaste={paste} retry={retry} />;

  return (
    <form ref={form} onSubmit={submit} noValidate className="import-source grid gap-5">
      <SegmentedControl
        label={texts.modeLabel}
        options={modes}
        value={mode}
        onChange={(next) => {
          setProblems({});
          onMode(next);
        }}
        className="w-full max-sm:[&_svg]:hidden sm:w-[32rem]"
      />
      {mode === "text" ? (
        <div className="grid gap-3">
          {from === "" ? null : <TextOriginAddress address={from} onDrop={() => onField("from", "")} />}
          <PastedTextField
            value={pasted}
            onChange={(next) => write("pasted", next)}
            error={problems.pasted}
          />
        </div>
      ) : (
        <div className={mode === "url" ? "import-field relative grid gap-3" : undefined}>
          <Field
            label={texts.url}
            hideLabel={mode === "url"}
            isOptional={mode === "source"}
            hint={retry ? undefined : mode === "url" ? <SupportedSiteList /> : texts.sourceUrlHint}
            error={problems.url ?? undefined}
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={2000}
                placeholder={texts.urlPlaceholder}
                value={url}
                onChange={(event) => write("url", event.target.value)}
              />
            )}
          </Field>
          {problems.url === texts.notAnAddress ? (
            <Link href={paths.search({ q: url.trim() })} className="wrap-anywhere text-link">
              {texts.searchInstead(url.trim())}
            </Link>
          ) : null}
          {mode === "url" ? buttons : null}
        </div>
      )}
      {mode === "source" ? (
        <>
          <ImportHelpSection />
          <PageSourceField
            html={html}
            onChange={(next) => write("html", next)}
            error={problems.html ?? undefined}
          />
        </>
      ) : null}
      {mode === "url" ? null : buttons}
    </form>
  );
}

/** The buttons to submit and to paste. On phones they are sticky above the navigation bar. */
function SubmitAndPasteButtons(
  props: { mode: ImportMode; value: string; onPaste: (value: string) => void } & Pick<Props, "retry">,
) {
  const { mode, retry } = props;
  return (
    <div
      ref={offsetToastsAboveBar}
      className={cn(
        "import-buttons flex flex-wrap items-center gap-3 max-md:sticky max-md:bottom-(--bottom-bars) max-md:z-20 max-md:-mx-4 max-md:bg-paper max-md:px-4 max-md:py-3.5",
        mode !== "url" && "border-line max-md:border-t",
      )}
    >
      <Button
        type="submit"
        variant={retry?.isPrimary === false ? "quiet" : "primary"}
        size="large"
        className="max-md:grow"
      >
        {retry?.label ?? (mode === "url" ? texts.submit : texts.submitSource)}
      </Button>
      <PasteClipboardButton value={props.value} onPaste={props.onPaste} />
    </div>
  );
}

/** The address that pasted text is from, which becomes the recipe's source. */
function TextOriginAddress({ address, onDrop }: { address: string; onDrop: () => void }) {
  return (
    <p className="flex min-w-0 items-center gap-2 text-note text-soft">
      <Link2 aria-hidden className="size-4.5 shrink-0" />
      <span className="truncate">{texts.textFrom(urlWithoutSchemeAndWww(address))}</span>
      <Button
        variant="plain"
        size="icon"
        aria-label={texts.textFromDrop}
        onClick={onDrop}
        className="-my-2 text-soft text-base!"
      >
        <X aria-hidden />
      </Button>
    </p>
  );
}

function SupportedSiteList() {
  const { data } = trpc.imports.supportedSites.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const sites = data?.supportedSites ?? [];
  if (sites.length === 0) return <span className="invisible">{texts.title}</span>;
  const named = sites
    .slice(0, NAMED_SITES)
    .map((site) => site.name)
    .join(", ");
  const more = sites.length - NAMED_SITES;
  return <>{more > 0 ? texts.urlHint(named, more.toLocaleString("en")) : texts.urlHintOnly(named)}</>;
}

function ImportHelpSection() {
  return (
    <section aria-label={texts.howTitle} className="rounded-card bg-sunk p-5">
      <h2 className="text-lg">{texts.howTitle}</h2>
      <ol className="mt-3 grid gap-2">
        {texts.how.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.5rem_1fr] text-note">
            <span aria-hidden className="title text-tomato">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The field for a recipe as text. Near the limit it shows the number of characters. */
function PastedTextField(props: {
  value: string;
  onChange: (text: string) => void;
  error: Problems["pasted"];
}) {
  const { value, onChange, error } = props;
  const isLong = value.length > MAX_TEXT_CHARS * 0.8 && !isMarkupOrRecipeData(value);
  const count = texts.textCount(value.length.toLocaleString("en"), MAX_TEXT_CHARS.toLocaleString("en"));
  return (
    <Field label={texts.text} hideLabel hint={isLong ? count : texts.textHint} error={error ?? undefined}>
      {(control) => (
        <Textarea
          {...control}
          rows={12}
          autoComplete="off"
          placeholder={texts.textPlaceholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="field-sizing-fixed! min-h-64"
        />
      )}
    </Field>
  );
}
