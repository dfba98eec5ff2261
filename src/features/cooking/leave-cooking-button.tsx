import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";

const texts = text.cookPlace;

/** The exit button of cook mode's header. */
export function LeaveCookingButton({ onLeave }: { onLeave: () => void }) {
  return (
    <Button
      variant="plain"
      size="icon"
      aria-label={texts.leave}
      title={texts.leave}
      onClick={onLeave}
      className="-ml-3 size-14"
    >
      {/* An inline icon, because every page loads this button and most pages load no icon library. */}
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M18 6 6 18M6 6l12 12" />
      </svg>
    </Button>
  );
}
