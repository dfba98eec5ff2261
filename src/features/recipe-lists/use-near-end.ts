import { type RefObject, useEffect, useRef } from "react";

/** Tells, while `isOn`, that one has scrolled to within a screen of where an element begins. */
export function useNearEnd(end: RefObject<HTMLElement | null>, isOn: boolean, onNear: () => void): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  }, [onNear]);
  useEffect(() => {
    const element = end.current;
    if (!isOn || !element) return;
    let isNear = false;
    // A list that nobody has scrolled yet stays as it came, however short it is.
    let isScrolled = false;
    const tell = () => {
      if (isNear && isScrolled) latest.current();
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
