import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogClose } from "../../components/ui/dialog.tsx";

const words = text.recipes.form;

/** Somebody saved a newer version meanwhile: which one stands is for the person to say. */
export function ConflictDialog(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onKeepMine: () => void;
  onLoadOther: () => void;
}) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.conflictTitle}
      description={words.conflictBody}
    >
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
        <DialogClose asChild>
          <Button variant="plain">{words.keepEditing}</Button>
        </DialogClose>
        <Button onClick={props.onLoadOther}>{words.loadOther}</Button>
        <Button variant="primary" onClick={props.onKeepMine}>
          {words.keepMine}
        </Button>
      </div>
    </Dialog>
  );
}
