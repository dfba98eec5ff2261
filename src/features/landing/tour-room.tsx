import { useEffect, useRef, useState } from "react";
import { lazyComponent } from "../../lib/lazy-component.ts";

const room = <div style={{ minHeight: "100dvh" }} />;
const Tour = lazyComponent(() => import("./tour.tsx"), { placeholder: room, isOptional: true });

/** Events that show that the visitor goes on past the first screen. */
const signs = ["scroll", "pointermove", "keydown", "touchstart"] as const;

/** The lower part of the page, loaded when the visitor goes on or the window shows its place. */
export function TourRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    if (isWanted || !place.current) return;
    const want = () => setWanted(true);
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && want());
    observer.observe(place.current);
    for (const sign of signs) addEventListener(sign, want, { passive: true, once: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, want);
    };
  }, [isWanted]);

  return isWanted ? <Tour /> : <div ref={place}>{room}</div>;
}
