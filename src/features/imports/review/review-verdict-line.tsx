import { ChevronDown, CircleCheck, ExternalLink, TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";
import { hostWithoutWwwOrNull } from "../../../lib/recipe-source.ts";
import type { LineRow, ListKind } from "../../recipe-editor/lines/line-rows.ts";
import { ProvenanceSection } from "./provenance-section.tsx";
import { reviewSummaryText, shouldDraftBeChecked } from "./provenance-texts.ts";
import { listLeftOverLinesNotAdded } from "./review-values.ts";
import "./pasted-text.css";

const texts = text.imports.review;

type Props = {
  draft: ImportDraft;
  pasted: string | undefined;
  rows: Record<ListKind, readonly LineRow[]>;
};

type Section = "receipt" | "pasted";

/**
 * One sentence on the quality of the extracted recipe, and buttons that show the original and the provenance.
 */
export function ReviewVerdictLine({ draft, pasted, rows }: Props) {
  const id = useId();
  const [open, setOpen] = useState<Section | null>(null);
  const left = listLeftOverLinesNotAdded(draft.receipt, [...rows.ingredients, ...rows.instructions]).length;
  const isSure = !shouldDraftBeChecked(draft);
  const Icon = isSure ? CircleCheck : TriangleAlert;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-note max-sm:gap-x-3">
        <p role="status" className="flex gap-2 font-medium">
          <Icon aria-hidden className={cn("mt-0.5 size-5 shrink-0", isSure ? "text-herb" : "text-amber")} />
          {reviewSummaryText(draft, left)}
        </p>
        {draft.sourceUrl && hostWithoutWwwOrNull(draft.sourceUrl) ? (
          <a
            href={draft.sourceUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="touch-44 inline-flex items-center gap-1.5 text-link"
          >
            {texts.original}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        ) : null}
        {pasted === undefined ? null : (
          <ReviewSectionButton what="pasted" id={id} open={open} onOpen={setOpen}>
            <PastedTextThumbnail pasted={pasted} />
          </ReviewSectionButton>
        )}
        <ReviewSectionButton what="receipt" id={id} open={open} onOpen={setOpen} />
      </div>
      {open === null ? null : (
        <div className="mt-3">
          {open === "receipt" ? (
            <ProvenanceSection id={id} draft={draft} rows={rows} />
          ) : (
            <section
              id={id}
              aria-label={texts.pasted}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys.
              tabIndex={0}
              className="pasted-text rounded-card bg-sunk px-5 py-4 text-note"
            >
              <bdi>{pasted}</bdi>
            </section>
          )}
        </div>
      )}
    </>
  );
}

function ReviewSectionButton(props: {
  what: Section;
  id: string;
  open: Section | null;
  onOpen: (what: Section | null) => void;
  /** A thumbnail of the content that the button opens. */
  children?: ReactNode;
}) {
  const isOpen = props.open === props.what;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? props.id : undefined}
      onClick={() => props.onOpen(isOpen ? null : props.what)}
      className={cn(
        "touch-44 inline-flex items-center gap-1 font-semibold hover:text-ink",
        props.children ? "gap-2" : "text-soft",
      )}
    >
      {props.children}
      {texts[props.what]}
      <ChevronDown aria-hidden className={cn("size-4", isOpen && "rotate-180")} />
    </button>
  );
}

const THUMBNAIL_LINES = 8;
/** In characters; longer lines are drawn at this length. */
const MAX_LINE_CHARS = 40;

/** A thumbnail of pasted text: a bar for each of its first lines, as long as the line. */
function PastedTextThumbnail({ pasted }: { pasted: string }) {
  const lengths = pasted
    .split("\n", THUMBNAIL_LINES)
    .map((line) => Math.min(line.trim().length, MAX_LINE_CHARS) / MAX_LINE_CHARS);
  return (
    <svg viewBox="0 0 32 40" aria-hidden className="text-thumbnail">
      {lengths.map((length, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no identity.
          key={index}
          x="5"
          y={5 + index * 4}
          width={22 * length}
          height={index === 0 ? 2.25 : 1.5}
          rx="0.75"
          fill="currentColor"
          opacity={index === 0 ? 0.8 : 0.4}
        />
      ))}
    </svg>
  );
}
