import { useId } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";

const words = text.search;

/** Searches by what stands in the form; marked, and with a hint, while filters wait for it. */
export function SearchButton(props: {
  hasChanged: boolean;
  onSearch: () => void;
  /** How many recipes it would find, where that is known. */
  finds?: string | undefined;
  /** It is the way on from here also while nothing waits. */
  isMain?: boolean;
  /** Shares a row that wraps with other buttons; the hint has the next one. */
  isInRow?: boolean;
  className?: string;
}) {
  const hintId = useId();
  const { hasChanged, isInRow } = props;
  return (
    <div className={isInRow ? "contents" : props.className}>
      <Button
        variant={hasChanged || props.isMain ? "primary" : "quiet"}
        aria-describedby={hasChanged ? hintId : undefined}
        onClick={props.onSearch}
        className={isInRow ? "grow basis-0" : "w-full"}
      >
        {hasChanged ? words.submitUpdated : words.submit}
        {props.finds === undefined ? null : words.finds(props.finds)}
      </Button>
      <p
        id={hintId}
        role="status"
        className={cn(
          "text-center text-amber text-sm",
          isInRow ? "search-hint" : "mt-2",
          !hasChanged && "hidden",
        )}
      >
        {hasChanged ? words.changed : null}
      </p>
    </div>
  );
}
