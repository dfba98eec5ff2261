import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { handOnFocus } from "../../lib/hand-on-focus.ts";

type Props = {
  /** Its query: whether it failed, and another try. */
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Left out, the fallback stands whatever the server said. */
  error?: unknown;
  fallback: string;
  /** The word about a failure covers all of the room, where that is one row. */
  isLow?: boolean;
  /** The shapes of what comes. */
  children: ReactNode;
};

/** The room of a part that is on its way. Where it fails the shapes stay and say so: nothing below it moves. */
export function PartRoom({ query, error = null, fallback, isLow, children }: Props) {
  return (
    <div className="relative">
      <div inert={query.isError} className={query.isError ? "opacity-60" : undefined}>
        {children}
      </div>
      {query.isError ? (
        <Alert
          tone="error"
          className={cn("absolute inset-x-0 top-0", isLow && "bottom-0 py-2!")}
          aside={
            <Button
              ref={handOnFocus}
              size="small"
              aria-disabled={query.isFetching}
              onClick={() => (query.isFetching ? undefined : void query.refetch())}
            >
              {text.common.tryAgain}
            </Button>
          }
        >
          {errorMessage(error, fallback)}
        </Alert>
      ) : null}
    </div>
  );
}
