import { useAsked } from "../lib/confirm.ts";
import { AlertDialog } from "./ui/alert-dialog.tsx";

/** Shows what is asked before something would be lost. It stands in one place, and over whatever is open. */
export function QuestionHost() {
  const asked = useAsked();
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
