import { X } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";

const words = text.cookPlace;

/** The way out, where a thumb and the eye look for it first. */
export function LeaveButton({ onLeave }: { onLeave: () => void }) {
  return (
    <Button
      variant="plain"
      size="icon"
      aria-label={words.leave}
      title={words.leave}
      onClick={onLeave}
      className="-ml-3 size-14"
    >
      <X aria-hidden />
    </Button>
  );
}
