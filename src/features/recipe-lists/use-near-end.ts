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
    const tell = () => {
      // A short list that nobody has scrolled stays as it came.
      if (isNear && scrollY > 0) latest.current();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting ?? false;
        tell();
      },
      { rootMargin: "0px 0px 100%" },
    );
    observer.observe(element);
    addEventListener("scroll", tell, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", tell);
    };
  }, [end, isOn]);
}
