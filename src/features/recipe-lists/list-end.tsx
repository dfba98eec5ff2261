import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { FailedState } from "../../components/failed-state.tsx";
import { isGoneThroughByKeys } from "./list-place.ts";
import { RecipeGridSkeleton } from "./recipe-grid.tsx";
import type { ScrolledPages } from "./use-scrolled-pages.ts";

const words = text.recipes.list;

type FurtherPage = Pick<
  UseQueryResult<unknown, unknown>,
  "data" | "error" | "isError" | "isFetching" | "refetch"
>;

type Props = {
  scrolled: ScrolledPages;
  /** What became of each of its pages. */
  further: readonly FurtherPage[];
  /** How many recipes are shown, of how many, and how many more come at most. */
  shown: number;
  all: number;
  pageSize: number;
  isBoard?: boolean;
  /** The pager: the way on for keyboards, and where a list holds as much as it may. */
  children: ReactNode;
};

/**
 * Where a list ends for now. On phones the next page is put there as one scrolls near it; whoever goes through the list
 * by keys meets the pager instead, which would otherwise run away from them.
 */
export function ListEnd({ scrolled, further, shown, all, pageSize, isBoard = false, children }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const missing = further.filter((page) => page.data === undefined);
  const failed = missing.find((page) => page.isError);
  const isWaiting = missing.length > 0 && !failed;
  useNearEnd(end, scrolled.canGrow && missing.length === 0, () => {
    if (!isGoneThroughByKeys(end.current)) scrolled.grow();
  });
  const told = useToldGrowth(further.length > 0 ? shown : null, all);
  return (
    <>
      <p role="status" className="list-growth sr-only">
        {told}
      </p>
      {isWaiting ? (
        <div className="list-coming mt-4">
          <RecipeGridSkeleton count={Math.min(pageSize * missing.length, all - shown)} isBoard={isBoard} />
        </div>
      ) : null}
      {failed ? (
        <FailedState
          error={failed.error}
          fallback={words.moreFailed}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
          className="mt-6"
        />
      ) : null}
      <div ref={end} className="list-end">
        {children}
      </div>
    </>
  );
}

/** How many recipes have come since the last time; null where the list has not grown. */
function useToldGrowth(shown: number | null, all: number): string {
  const [told, setTold] = useState("");
  const before = useRef(shown ?? 0);
  useEffect(() => {
    if (shown === null) setTold("");
    else if (before.current > 0 && shown > before.current)
      setTold(words.more(shown - before.current, shown, all));
    before.current = shown ?? 0;
  }, [shown, all]);
  return told;
}

/** Tells, while `isOn`, that one has scrolled to within a screen of where an element begins. */
function useNearEnd(end: RefObject<HTMLElement | null>, isOn: boolean, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = end.current;
    if (!isOn || !element) return;
    let isNear = false;
    // A list that nobody has scrolled yet stays as it came, however short it is.
    let isScrolled = false;
    const tell = () => {
      if (isNear && isScrolled) near();
    };
    const scrolled = () => {
      isScrolled = true;
      tell();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting ?? false;
        tell();
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
