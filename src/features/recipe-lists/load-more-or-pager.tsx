import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { SectionLoadError } from "../../components/section-load-error.tsx";
import { isKeyboardFocusInResults } from "./list-focus.ts";
import { RecipeGridSkeleton } from "./recipe-grid.tsx";
import type { ListLayout } from "./use-list-layout.ts";
import type { ScrolledPages } from "./use-pages-loaded-by-scrolling.ts";

const texts = text.recipes.list;

type FurtherPage = Pick<
  UseQueryResult<unknown, unknown>,
  "data" | "error" | "isError" | "isFetching" | "refetch"
>;

type Props = {
  scrolled: ScrolledPages;
  /** The query states of the pages loaded by scrolling. */
  further: readonly FurtherPage[];
  /** The number of visible recipes; `all` is the number in the list. */
  shown: number;
  all: number;
  pageSize: number;
  layout: ListLayout;
  /** The pager, used for keyboards and once the list has its maximum length. */
  children: ReactNode;
};

/**
 * The end of a list. On phones scrolling near it loads the next page. Keyboard users get the pager, because a
 * list that grows would move away from their focus.
 */
export function LoadMoreOrPager({ scrolled, further, shown, all, pageSize, layout, children }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const missing = further.filter((page) => page.data === undefined);
  const failed = missing.find((page) => page.isError);
  const isWaiting = missing.length > 0 && !failed;
  useCallWhenEndIsNearWindow(end, scrolled.canGrow && missing.length === 0, () => {
    if (!isKeyboardFocusInResults(end.current)) scrolled.grow();
  });
  const announcement = useAddedRecipesAnnouncement(further.length > 0 ? shown : null, all);
  return (
    <>
      <p role="status" className="list-growth sr-only">
        {announcement}
      </p>
      {isWaiting ? (
        <div className="mt-4">
          <RecipeGridSkeleton count={Math.min(pageSize * missing.length, all - shown)} layout={layout} />
        </div>
      ) : null}
      {failed ? (
        <SectionLoadError
          error={failed.error}
          fallback={texts.moreFailed}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
          className="mt-6"
        />
      ) : null}
      {/* The pager below loading recipes would move, so it is hidden unless it has the focus. */}
      <div ref={end} className={isWaiting ? "waiting-pager" : undefined}>
        {children}
      </div>
    </>
  );
}

/** A text that announces how many recipes were added; "" if none were. */
function useAddedRecipesAnnouncement(shown: number | null, all: number): string {
  const [announcement, setAnnouncement] = useState("");
  const before = useRef(shown ?? 0);
  useEffect(() => {
    if (shown === null) setAnnouncement("");
    else if (before.current > 0 && shown > before.current)
      setAnnouncement(texts.more(shown - before.current, shown, all));
    before.current = shown ?? 0;
  }, [shown, all]);
  return announcement;
}

/** While `isOn`, calls `onNear` when an element is at most one screen below the window. */
function useCallWhenEndIsNearWindow(
  end: RefObject<HTMLElement | null>,
  isOn: boolean,
  onNear: () => void,
): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = end.current;
    if (!isOn || !element) return;
    let isNear = false;
    // Nothing is loaded before the member scrolls, even if the list is short.
    let isScrolled = false;
    const check = () => {
      if (isNear && isScrolled) near();
    };
    const scrolled = () => {
      isScrolled = true;
      check();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting ?? false;
        check();
      },
      { rootMargin: "0px 0px 100%" },
    );
    observer.observe(element);
    addEventListener("scroll", scrolled, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", scrolled);
    };
  }, [end, isOn]);
}
