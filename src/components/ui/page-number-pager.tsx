import { ChevronLeft, ChevronRight } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { Button } from "./button.tsx";
import { listPagerEntries } from "./pager-entries.ts";

/** Buttons for the pages of a list, counted from 1. Renders nothing if there are fewer than two pages. */
export function PageNumberPager(props: {
  page: number;
  pages: number;
  onChange: (page: number) => void;
  className?: string;
}) {
  const { page, pages, onChange } = props;
  if (pages <= 1) return null;
  const texts = text.common.pager;
  return (
    <nav aria-label={texts.label} className={cn("flex items-center justify-center gap-1.5", props.className)}>
      <Button
        variant="plain"
        size="icon"
        aria-label={texts.previous}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <span className="px-2 text-note text-soft tabular-nums sm:hidden">{texts.position(page, pages)}</span>
      <ul className="hidden items-center gap-1 sm:flex">
        {listPagerEntries(page, pages).map((entry) =>
          entry.kind === "gap" ? (
            <li key={entry.key} aria-hidden className="w-8 text-center text-soft">
              …
            </li>
          ) : (
            <li key={entry.page}>
              <button
                type="button"
                aria-label={texts.page(entry.page)}
                aria-current={entry.page === page ? "page" : undefined}
                onClick={() => onChange(entry.page)}
                className="h-11 min-w-11 cursor-pointer rounded-full px-2 font-semibold text-note text-soft tabular-nums hover:bg-sunk hover:text-ink aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {entry.page}
              </button>
            </li>
          ),
        )}
      </ul>
      <Button
        variant="plain"
        size="icon"
        aria-label={texts.next}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
