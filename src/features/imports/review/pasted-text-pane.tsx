import { useEffect, useRef } from "react";
import { text } from "#server/texts/en.ts";

const texts = text.imports.review;

/** The pasted text next to the extracted recipe. `highlighted` is the source of the focused line. */
export function PastedTextPane({ pasted, highlighted }: { pasted: string; highlighted: string | null }) {
  const pane = useRef<HTMLElement>(null);
  const mark = useRef<HTMLElement>(null);
  const index = highlighted === null || highlighted === "" ? -1 : pasted.indexOf(highlighted);

  // Scrolls the pane itself; `scrollIntoView` would scroll the page too.
  useEffect(() => {
    if (index < 0 || !pane.current || !mark.current) return;
    const seen = pane.current.getBoundingClientRect();
    const { top, bottom } = mark.current.getBoundingClientRect();
    if (top < seen.top || bottom > seen.bottom)
      pane.current.scrollTop += (top + bottom) / 2 - (seen.top + seen.bottom) / 2;
  }, [index]);

  return (
    <section
      ref={pane}
      aria-label={texts.pasted}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys.
      tabIndex={0}
      className="pasted-pane pasted-text below-bars text-note"
    >
      <h2 className="mb-3 text-lg text-soft">{texts.pasted}</h2>
      <bdi>
        {index < 0 ? (
          pasted
        ) : (
          <>
            {pasted.slice(0, index)}
            <mark ref={mark}>{pasted.slice(index, index + (highlighted?.length ?? 0))}</mark>
            {pasted.slice(index + (highlighted?.length ?? 0))}
          </>
        )}
      </bdi>
    </section>
  );
}
