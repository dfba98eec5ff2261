import { useId } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";

const texts = text.search;

/** The button that searches with the form's filters. It is primary and has a hint if filters were changed. */
export function SearchWithFormButton(props: {
  hasChanged: boolean;
  onSearch: () => void;
  /** How many recipes the search would find as text, if known. */
  finds?: string | undefined;
  /** Whether the button is always primary. */
  isMain?: boolean;
  className?: string;
}) {
  const hintId = useId();
  const { hasChanged } = props;
  return (
    <div className={props.className}>
      <Button
        ref={moveFocusOnRemoval}
        variant={hasChanged || props.isMain ? "primary" : "quiet"}
        aria-describedby={hasChanged ? hintId : undefined}
        onClick={props.onSearch}
        className="w-full"
      >
        {hasChanged ? texts.submitUpdated : texts.submit}
        {props.finds === undefined ? null : texts.finds(props.finds)}
      </Button>
      <p
        id={hintId}
        role="status"
        className={cn("mt-2 text-center text-amber text-sm", !hasChanged && "hidden")}
      >
        {hasChanged ? texts.changed : null}
      </p>
    </div>
  );
}
