import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { Spinner } from "./spinner.tsx";

/** A spinner with a message, visible after 200 ms. */
export function LoadingMessage({
  message = text.common.loading,
  isCompact = false,
  isPage = false,
}: {
  message?: string;
  /** For a section of a page, with less padding. */
  isCompact?: boolean;
  /** There is no other content: the message is the heading of the page. */
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
