import { useEffect, useRef, useState } from "react";
import { createLazyComponent } from "../../lib/lazy-component.ts";

const placeholder = <div style={{ minHeight: "100dvh" }} />;
const Tour = createLazyComponent(() => import("./tour.tsx"), { placeholder: placeholder, isOptional: true });

/** Events that suggest that the visitor will scroll below the first screen. */
const EVENTS = ["scroll", "pointermove", "keydown", "touchstart"] as const;

/**
 * The lower part of the landing page, loaded at the visitor's first interaction or when its place comes into
 * view.
 */
export function LazyLowerLandingPage() {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    if (isWanted || !place.current) return;
    const want = () => setWanted(true);
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && want());
    observer.observe(place.current);
    for (const sign of EVENTS) addEventListener(sign, want, { passive: true, once: true });
    return () => {
      observer.disconnect();
      for (const sign of EVENTS) removeEventListener(sign, want);
    };
  }, [isWanted]);

  return isWanted ? <Tour /> : <div ref={place}>{placeholder}</div>;
}
