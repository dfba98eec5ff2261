import { usePendingQuestionOrNull } from "../lib/confirm.ts";
import { AlertDialog } from "./ui/alert-dialog.tsx";

/** Shows the questions of `askForConfirmation` in a dialog above all other content. */
export function ConfirmDialogHost() {
  const asked = usePendingQuestionOrNull();
  if (!asked) return null;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || asked.answer(false)}
      title={asked.title}
      description={asked.description}
      confirmLabel={asked.yes}
      cancelLabel={asked.no}
      onConfirm={() => asked.answer(true)}
    />
  );
}
