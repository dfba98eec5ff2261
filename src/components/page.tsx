import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { cn } from "../lib/class-names.ts";

/** The path whose heading was last focused. The first page is omitted, because the browser announces it. */
let announcedPath = typeof location === "undefined" ? "" : location.pathname;

/** Whether a pointer or key was pressed since the last navigation; the focus then stays where it is. */
let hasInteracted = false;
if (typeof window !== "undefined") {
  for (const event of ["pushState", "replaceState", "popstate"]) {
    addEventListener(event, () => {
      hasInteracted = false;
    });
  }
  for (const event of ["pointerdown", "keydown"]) {
    addEventListener(
      event,
      () => {
        hasInteracted = true;
      },
      { capture: true, passive: true },
    );
  }
}

/**
 * The frame of each page: sets the document title and the width. With `isWide` the page sets its own width.
 */
export function Page(props: {
  /** The title of the browser tab, without the product name, which is appended. */
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

/** The only h1 of a page. It takes the focus after a navigation, so that screen readers announce the page. */
export function PageHeading(props: {
  children: ReactNode;
  /** `dish` is the larger size, for a recipe's own title. */
  size?: "page" | "dish";
  /** Needed for user content, which may be right-to-left. */
  dir?: "auto";
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [path] = useLocation();
  useEffect(() => {
    if (announcedPath === path) return;
    announcedPath = path;
    if (!hasInteracted) heading.current?.focus({ preventScroll: true });
  }, [path]);
  // If a heading is removed while it has the focus (such as a placeholder's), the next heading gets the
  // focus.
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
