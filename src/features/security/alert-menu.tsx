import { Check } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { handOnFocus } from "../../lib/hand-on-focus.ts";

const words = text.security.alerts;

/** What else one does with an alert than say whose it was. */
export function AlertMenu(props: {
  title: string;
  label: string;
  isBusy: boolean;
  onAcknowledge: () => void;
}) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button
          ref={handOnFocus}
          variant="plain"
          size="small"
          aria-label={words.more(props.title)}
          aria-disabled={props.isBusy}
          className="px-2.5 text-soft"
        >
          <span aria-hidden className="-mt-1.5 text-lg">
            …
          </span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="text-ink">
        <DropdownMenuItem
          icon={<Check aria-hidden />}
          hint={words.acknowledgeHint}
          disabled={props.isBusy}
          onSelect={props.onAcknowledge}
        >
          {props.label}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
