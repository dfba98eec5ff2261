import { useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { copyOut } from "../../lib/hand-over.ts";
import { tellHanded } from "../../lib/tell-handed.ts";

const words = text.imports;

/** Text that is not read for now, all of it in reach: to be looked at, and to be taken elsewhere. */
export function KeptText({ pasted }: { pasted: string }) {
  const shown = useRef<HTMLElement>(null);

  async function copy() {
    tellHanded(await copyOut(pasted), shown.current, words.textCopied);
  }

  return (
    <>
      <section
        ref={shown}
        aria-label={words.text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys.
        tabIndex={0}
        className="import-kept-text"
      >
        {pasted}
      </section>
      <Button size="small" onClick={() => void copy()} className="mt-3">
        {words.copyText}
      </Button>
    </>
  );
}
