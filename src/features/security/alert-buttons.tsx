import { Check } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";

const texts = text.security.alerts;

/** A button that answers an alert. Its label for screen readers names the alert. */
export function AlertAnswerButton(props: {
  title: string;
  label: string;
  isFilled?: boolean;
  isSmall?: boolean;
  isBusy: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      ref={moveFocusOnRemoval}
      variant={props.isFilled ? "primary" : "quiet"}
      size={props.isSmall ? "small" : undefined}
      aria-disabled={props.isBusy}
      onClick={props.isBusy ? undefined : props.onClick}
    >
      {props.label}
      <span className="sr-only">{texts.ofAlert(props.title)}</span>
    </Button>
  );
}

/** A menu with the actions on an alert that do not answer it. */
export function AlertActionsMenu(props: {
  title: string;
  label: string;
  isBusy: boolean;
  onAcknowledge: () => void;
}) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button
          ref={moveFocusOnRemoval}
          variant="plain"
          size="small"
          aria-label={texts.more(props.title)}
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
          hint={texts.acknowledgeHint}
          disabled={props.isBusy}
          onSelect={props.onAcknowledge}
        >
          {props.label}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
