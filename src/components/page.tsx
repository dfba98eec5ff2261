import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { cn } from "../lib/class-names.ts";

/** The path whose heading was last given the focus; at the start the browser's own focus stands. */
let announcedPath = typeof location === "undefined" ? "" : location.pathname;

/** Whoever has pressed or typed something since the navigation is elsewhere already: the focus stays there. */
let hasMovedOn = false;
if (typeof window !== "undefined") {
  for (const event of ["pushState", "replaceState", "popstate"]) {
    addEventListener(event, () => {
      hasMovedOn = false;
    });
  }
  for (const event of ["pointerdown", "keydown"]) {
    addEventListener(
      event,
      () => {
        hasMovedOn = true;
      },
      { capture: true, passive: true },
    );
  }
}

/** A page: sets the document's title and gives the column. `isWide` leaves the width to the page. */
export function Page(props: {
  /** What the browser's tab says; the product's name is added. */
  documentTitle: string;
  isWide?: boolean;
  className?: string;
  children: ReactNode;
}) {
  useDocumentTitle(props.documentTitle);
  return (
    <div className={cn(!props.isWide && "page-column py-5 sm:py-10", props.className)}>{props.children}</div>
  );
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === text.common.product ? title : text.common.documentTitle(title);
  }, [title]);
}

/** The one h1 of a page. After a navigation it takes the focus, so that screen readers hear where they are. */
export function PageHeading(props: {
  children: ReactNode;
  /** `dish` is the larger size, for a recipe's own title. */
  size?: "page" | "dish";
  /** For words of people, which may run from right to left and be cut at their end. */
  dir?: "auto";
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [path] = useLocation();
  useEffect(() => {
    if (announcedPath === path) return;
    announcedPath = path;
    if (!hasMovedOn) heading.current?.focus({ preventScroll: true });
  }, [path]);
  // One that goes with the focus, as a page's place does for the page, leaves it to the next.
  useLayoutEffect(() => {
    const shown = heading.current;
    return () => {
      if (shown === document.activeElement) announcedPath = "";
    };
  }, []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      dir={props.dir}
      className={cn(props.size === "dish" ? "text-dish" : "text-page", props.className)}
    >
      {props.children}
    </h1>
  );
}
