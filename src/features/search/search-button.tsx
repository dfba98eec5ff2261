import { useId } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";

const words = text.search;

/** Searches by what stands in the form; marked, and with a hint, while filters wait for it. */
export function SearchButton(props: { hasChanged: boolean; onSearch: () => void; className?: string }) {
  const hintId = useId();
  const { hasChanged } = props;
  return (
    <div className={props.className}>
      <Button
        variant="primary"
        aria-describedby={hasChanged ? hintId : undefined}
        onClick={props.onSearch}
        className="w-full"
      >
        {hasChanged ? words.submitUpdated : words.submit}
      </Button>
      <p
        id={hintId}
        role="status"
        className={cn("mt-2 text-center text-amber text-sm", !hasChanged && "hidden")}
      >
        {hasChanged ? words.changed : null}
      </p>
    </div>
  );
}
