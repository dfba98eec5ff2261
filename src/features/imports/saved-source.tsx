import { useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { copyTextToClipboard } from "../../lib/share.ts";
import { showShareOutcome } from "../../lib/show-share-outcome.ts";
import { type ImportMode, modeIcons } from "./import-modes.tsx";
import type { Source } from "./import-source-form.tsx";
import { UrlWithBoldSite } from "./url-with-bold-site.tsx";

const texts = text.imports;

type Props = {
  mode: ImportMode;
  wanted: Source;
  /** Whether a reload restores the source. */
  isStored: boolean;
  /** Whether the usage limit ends by itself. */
  isTemporary: boolean;
};

/** The source of an import that a usage limit prevented. It is read-only until the limit ends. */
export function ReadOnlyImportSource({ mode, wanted, isStored, isTemporary }: Props) {
  return (
    <section
      aria-label={isStored ? texts.kept : texts.notKept}
      className="import-kept flex gap-3 rounded-card border border-line px-4 py-3.5"
    >
      {modeIcons[mode]}
      <div className="min-w-0 grow">
        {"text" in wanted ? (
          <CopyablePastedText pasted={wanted.text} />
        ) : wanted.url === "" ? null : (
          <p className="wrap-anywhere">
            <UrlWithBoldSite address={wanted.url} />
          </p>
        )}
        {mode === "source" ? <p>{texts.html}</p> : null}
        {isStored ? (
          <p className="mt-1 text-note text-soft">{isTemporary ? texts.keptUntil : texts.keptHere}</p>
        ) : null}
      </div>
    </section>
  );
}

/** The complete pasted text, with a button to copy it. */
function CopyablePastedText({ pasted }: { pasted: string }) {
  const shown = useRef<HTMLElement>(null);

  async function copy() {
    showShareOutcome(await copyTextToClipboard(pasted), shown.current, texts.textCopied);
  }

  return (
    <>
      <section
        ref={shown}
        aria-label={texts.text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys.
        tabIndex={0}
        className="import-kept-text"
      >
        {pasted}
      </section>
      <Button size="small" onClick={() => void copy()} className="mt-3">
        {texts.copyText}
      </Button>
    </>
  );
}
