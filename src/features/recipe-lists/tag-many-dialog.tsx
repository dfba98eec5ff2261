import { type FormEvent, useState } from "react";
import { normaliseTags } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { TagField } from "../recipe-form/tag-field.tsx";
import { recipeCount } from "./recipe-facts.ts";

const words = text.recipes.many;

/** Which tags several recipes are given; they keep those that they have. */
export function TagManyDialog(props: {
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isBusy: boolean;
  onAdd: (tags: string[]) => void;
}) {
  const [values, setValues] = useState({ tags: [] as string[], typedTag: "" });
  const chosen = normaliseTags([...values.tags, values.typedTag ?? ""]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog stands within the list, whose own forms hear nothing of it.
    event.stopPropagation();
    if (!props.isBusy && chosen.length > 0) props.onAdd(chosen);
  }

  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.tagTitle(recipeCount(props.count))}
    >
      <form onSubmit={submit} className="grid gap-6">
        <TagField values={values} onChange={(part) => setValues((before) => ({ ...before, ...part }))} />
        <Button
          type="submit"
          variant="primary"
          aria-disabled={props.isBusy || chosen.length === 0}
          className="justify-self-end"
        >
          {props.isBusy ? words.adding : words.addTags}
        </Button>
      </form>
    </Dialog>
  );
}
