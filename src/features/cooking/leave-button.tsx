import { X } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";

const texts = text.cookPlace;

/** The exit at the start of the header. */
export function LeaveButton({ onLeave }: { onLeave: () => void }) {
  return (
    <Button
      variant="plain"
      size="icon"
      aria-label={texts.leave}
      title={texts.leave}
      onClick={onLeave}
      className="-ml-3 size-14"
    >
      <X aria-hidden />
    </Button>
  );
}
