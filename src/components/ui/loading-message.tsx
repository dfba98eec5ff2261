import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { Spinner } from "./spinner.tsx";

/** A spinner with a message. It becomes visible after 200 ms, so that a short load does not flicker. */
export function LoadingMessage({
  message = text.common.loading,
  isCompact = false,
  isPage = false,
}: {
  message?: string;
  /** Whether it is for a section of a page, with less padding. */
  isCompact?: boolean;
  /** Whether the page has no other content, so that the message is its heading. */
  isPage?: boolean;
}) {
  return (
    <div
      role="status"
      className={cn(
        "flex animate-late flex-col items-center justify-center gap-3 text-soft",
        isCompact ? "py-6" : "py-24",
      )}
    >
      <Spinner className="size-7 text-tomato" />
      {isPage ? (
        <h1 className="font-normal font-sans text-base tracking-normal">{message}</h1>
      ) : (
        <p>{message}</p>
      )}
    </div>
  );
}
