import { ChevronDown, CircleCheck, ExternalLink, TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";
import { hostOf } from "../../../lib/source-words.ts";
import type { LineRow, ListKind } from "../../recipe-form/lines/line-rows.ts";
import { isUnsure, verdictWords } from "./receipt-words.ts";
import { ReviewReceipt } from "./review-receipt.tsx";
import { linesLeftOver } from "./review-values.ts";
import { TextThumbnail } from "./text-thumbnail.tsx";
import "./pasted-text.css";

const words = text.imports.review;

type Props = {
  draft: ImportDraft;
  /** Where text was pasted: to be compared with. */
  pasted: string | undefined;
  rows: Record<ListKind, readonly LineRow[]>;
};

type Folded = "receipt" | "pasted";

/** In one sentence whether one may be calm, with the way to the original, be it a page or a text, and to where each part was read. */
export function ReviewVerdict({ draft, pasted, rows }: Props) {
  const id = useId();
  const [open, setOpen] = useState<Folded | null>(null);
  const left = linesLeftOver(draft.receipt, [...rows.ingredients, ...rows.instructions]).length;
  const isCalm = !isUnsure(draft);
  const Icon = isCalm ? CircleCheck : TriangleAlert;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-note max-sm:gap-x-3">
        <p role="status" className="flex gap-2 font-medium">
          <Icon aria-hidden className={cn("mt-0.5 size-5 shrink-0", isCalm ? "text-herb" : "text-amber")} />
          {verdictWords(draft, left)}
        </p>
        {draft.sourceUrl && hostOf(draft.sourceUrl) ? (
          <a
            href={draft.sourceUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="touch-44 inline-flex items-center gap-1.5 text-link"
          >
            {words.original}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        ) : null}
        {pasted === undefined ? null : (
          <Fold what="pasted" id={id} open={open} onOpen={setOpen}>
            <TextThumbnail pasted={pasted} />
          </Fold>
        )}
        <Fold what="receipt" id={id} open={open} onOpen={setOpen} />
      </div>
      {open === null ? null : (
        <div className="mt-3">
          {open === "receipt" ? (
            <ReviewReceipt id={id} draft={draft} rows={rows} />
          ) : (
            <section
              id={id}
              aria-label={words.pasted}
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

/** Opens one of the two, or folds it again. */
function Fold(props: {
  what: Folded;
  id: string;
  open: Folded | null;
  onOpen: (what: Folded | null) => void;
  /** A small picture of what is folded. */
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
      {words[props.what]}
      <ChevronDown aria-hidden className={cn("size-4", isOpen && "rotate-180")} />
    </button>
  );
}
