import { text } from "#server/texts/en.ts";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { createPublicRecipeUrl, type Shared } from "./share-or-copy-recipe-link.ts";

const texts = text.recipes.detail;

/** Shows the link of a public recipe for copying, if the browser can neither share nor copy it. */
export function ShareLinkDialog(props: {
  recipe: Shared;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={texts.shareTitle}
      description={texts.shareBody}
    >
      <Field label={texts.shareLink}>
        {(control) => (
          <Input
            {...control}
            readOnly
            value={createPublicRecipeUrl(props.recipe)}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
    </Dialog>
  );
}
