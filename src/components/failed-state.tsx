import { text } from "#server/texts/en.ts";
import { errorMessage } from "../lib/error-message.ts";
import { handOnFocus } from "../lib/hand-on-focus.ts";
import { silenceTitle } from "../lib/silence.ts";
import { Alert } from "./ui/alert.tsx";
import { Button } from "./ui/button.tsx";

/** Something could not be loaded: why, and another try. Where nobody answered, that is what it says first. */
export function FailedState(props: {
  error: unknown;
  fallback: string;
  onRetry: () => void;
  isRetrying: boolean;
  className?: string;
}) {
  const title = silenceTitle(props.error);
  return (
    <Alert
      tone="error"
      {...(title ? { title } : {})}
      {...(props.className ? { className: props.className } : {})}
      action={
        <Button
          ref={handOnFocus}
          size="small"
          aria-disabled={props.isRetrying}
          onClick={props.isRetrying ? undefined : props.onRetry}
        >
          {text.common.tryAgain}
        </Button>
      }
    >
      {errorMessage(props.error, props.fallback)}
    </Alert>
  );
}
