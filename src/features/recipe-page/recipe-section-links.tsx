import { useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import "./recipe-section-links.css";

const texts = text.recipes.detail;
const parts = ["ingredients", "method"] as const;
type Part = (typeof parts)[number];

/**
 * Links to the ingredients and the method, on phones, if the ingredients are taller than the window. They
 * overlay the page and appear once the ingredients' heading is above the top bar.
 */
export function RecipeSectionLinks() {
  const { place, reading } = useSectionBeingReadOrNull();
  return (
    <div ref={place} className="recipe-jump sticky z-30 md:hidden print:hidden">
      {reading === null ? null : (
        <nav aria-label={texts.parts} className="recipe-jump-row">
          {parts.map((part) => (
            <a
              key={part}
              href={`#${part}`}
              aria-current={part === reading ? "location" : undefined}
              onClick={(event) => {
                event.preventDefault();
                scrollToAndFocusSection(part);
              }}
            >
              {texts[part]}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

/** Scrolls without a change of the address, so that Back leads to the previous page. */
function scrollToAndFocusSection(part: Part) {
  const heading = document.getElementById(part);
  if (!heading) return;
  heading.scrollIntoView();
  // The tabindex is removed on blur, so that `moveFocusOnRemoval` does not choose this heading later.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.addEventListener("blur", () => heading.removeAttribute("tabindex"), { once: true });
}

/** The part being read; null above the ingredients, and if the ingredients fit in the window. */
function useSectionBeingReadOrNull() {
  const place = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState({ ingredients: false, method: false });
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const [ingredients, method] = parts.map((part) => document.getElementById(part));
    if (!place.current || !ingredients || !method) return;
    const update = (part: Part, isNow: boolean) => {
      setLong(method.getBoundingClientRect().top - ingredients.getBoundingClientRect().top > innerHeight);
      setPast((before) => ({ ...before, [part]: isNow }));
    };
    const underBar = Number.parseFloat(getComputedStyle(place.current).top) * 1.5;
    const stops = [
      observeWhetherElementIsAbove(ingredients, `${underBar}px`, (isNow) => update("ingredients", isNow)),
      observeWhetherElementIsAbove(method, "50%", (isNow) => update("method", isNow)),
    ];
    return () => {
      for (const end of stops) end();
    };
  }, []);
  const reading: Part | null =
    !isLong || !isPast.ingredients ? null : isPast.method ? "method" : "ingredients";
  return { place, reading };
}

/**
 * Reports whether an element is above a line, now and on each change. `line` is the distance from the top of
 * the window.
 */
function observeWhetherElementIsAbove(
  element: HTMLElement,
  line: string,
  onChange: (isAbove: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting === false),
    // A large bottom margin, so that fast scrolling skips no change.
    { rootMargin: `-${line} 0px 1000000px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
