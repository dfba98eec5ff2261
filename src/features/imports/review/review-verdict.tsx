import { ChevronDown, CircleCheck, ExternalLink, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";
import { hostOf } from "../../../lib/source-words.ts";
import type { LineRow, ListKind } from "../../recipe-form/lines/line-rows.ts";
import { verdictWords } from "./receipt-words.ts";
import { ReviewReceipt } from "./review-receipt.tsx";
import { linesLeftOver } from "./review-values.ts";

const words = text.imports.review;

type Props = { draft: ImportDraft; rows: Record<ListKind, readonly LineRow[]> };

/** In one sentence whether one may be calm, with the way to the original and to where each part was read. */
export function ReviewVerdict({ draft, rows }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const left = linesLeftOver(draft.receipt, [...rows.ingredients, ...rows.instructions]).length;
  const isCalm = draft.complete && draft.receipt.leftOver.length === 0;
  const Icon = isCalm ? CircleCheck : TriangleAlert;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-note">
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
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="touch-44 inline-flex items-center gap-1 font-semibold text-soft hover:text-ink"
        >
          {words.receipt}
          <ChevronDown aria-hidden className={cn("size-4", isOpen && "rotate-180")} />
        </button>
      </div>
      {isOpen ? (
        <div className="mt-3">
          <ReviewReceipt id={id} draft={draft} rows={rows} />
        </div>
      ) : null}
    </>
  );
}
