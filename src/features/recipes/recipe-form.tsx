import { type FormEvent, type ReactNode, useCallback } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { FormFacts, FormPicture, FormWords } from "./form-basics.tsx";
import { FormLines } from "./form-lines.tsx";
import { TagField } from "./tag-field.tsx";
import type { RecipeForm as Form } from "./use-recipe-form.ts";

const words = text.recipes.form;

type Props = {
  form: Form;
  isEdit: boolean;
  privacyEditable: boolean;
  isBusy: boolean;
  cancelHref: string;
  onSubmit: () => void;
  /** What went wrong as a whole: above the buttons, where the eye is. */
  problem?: ReactNode;
};

/** The plain form of a recipe, for a new one and for a change. */
export function RecipeForm({ form, isEdit, privacyEditable, isBusy, cancelHref, onSubmit, problem }: Props) {
  const { values, errors, change } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }

  return (
    <form
      ref={form.element}
      onSubmit={submit}
      noValidate
      aria-busy={isBusy}
      className="grid max-w-[46rem] gap-x-14 gap-y-10 lg:max-w-none lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)] lg:[&>*]:col-start-1 [&_:is(input,textarea,select,button)]:scroll-mb-36"
    >
      <DraftNote form={form} isEdit={isEdit} />
      <FormWords form={form} />
      <div className="self-start lg:sticky lg:top-24 lg:col-start-2! lg:row-span-6 lg:row-start-1">
        <FormPicture form={form} />
      </div>
      <FormFacts form={form} />
      <FormLines form={form} list="ingredients" />
      <FormLines form={form} list="instructions" />
      <div className="grid gap-6">
        <TagField tags={values.tags} onChange={useTags(change)} error={errors.fields.tags} />
        <Field label={words.notes} hint={words.notesHint} isOptional error={errors.fields.notes}>
          {(control) => (
            <Textarea
              {...control}
              value={values.notes}
              onChange={(event) => change({ notes: event.target.value })}
            />
          )}
        </Field>
        <Visibility form={form} isEditable={privacyEditable} />
      </div>
      <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 -mt-4 grid gap-3 border-line border-t bg-paper px-4 py-3.5 sm:mx-0 sm:px-0 md:bottom-0">
        {problem}
        {form.draft.isKept ? null : <Alert tone="warning">{words.draftUnsafe}</Alert>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" aria-disabled={isBusy} className="grow sm:grow-0">
            {isBusy ? <Spinner /> : null}
            {isEdit
              ? isBusy
                ? words.updating
                : words.submitEdit
              : isBusy
                ? words.creating
                : words.submitCreate}
          </Button>
          <Button asChild variant="plain">
            <Link href={cancelHref}>{words.cancel}</Link>
          </Button>
        </div>
      </div>
    </form>
  );
}

function useTags(change: Form["change"]) {
  return useCallback((tags: string[]) => change({ tags }), [change]);
}

function DraftNote({ form, isEdit }: { form: Form; isEdit: boolean }) {
  if (!form.restored) return null;
  const time = formatDateTime(form.restored.savedAt);
  return (
    <Alert
      tone="info"
      title={words.draftRestored}
      action={
        <Button size="small" onClick={form.startAfresh}>
          {isEdit ? words.discardChanges : words.discardDraft}
        </Button>
      }
    >
      {time ? words.draftRestoredAt(time) : null}
    </Alert>
  );
}

function Visibility({ form, isEditable }: { form: Form; isEditable: boolean }) {
  const isPublic = isEditable && form.values.isPublic;
  return (
    <Switch
      checked={isPublic}
      disabled={!isEditable}
      onCheckedChange={(checked) => form.change({ isPublic: checked })}
      hint={isEditable ? (isPublic ? words.publicHint : words.privateHint) : words.lockedHint}
    >
      {words.isPublic}
    </Switch>
  );
}
