import { useEffect } from "react";
import { AwayWords } from "./components/away-words.tsx";
import { serverReach, useAway } from "./lib/trpc.ts";

/** Over everything, while the server gives no answer: nothing is lost, and it goes on by itself. */
export function AwayNotice() {
  const isAway = useAway();

  useEffect(() => {
    addEventListener("online", serverReach.hurry);
    return () => removeEventListener("online", serverReach.hurry);
  }, []);

  return (
    <div
      role="status"
      className="away-notice pointer-events-none fixed inset-x-0 bottom-24 z-50 flex justify-center px-4 md:bottom-8 print:hidden"
    >
      {isAway ? (
        <AwayWords className="rounded-full border border-line bg-surface px-5 py-2.5 shadow-lift" />
      ) : null}
    </div>
  );
}
