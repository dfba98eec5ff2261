import { useId, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogClose } from "../../components/ui/dialog.tsx";
import { cn } from "../../lib/class-names.ts";
import type { RecipeValues } from "./form-values.ts";
import { LineDiffList } from "./lines/line-diff-list.tsx";
import {
  type Difference,
  findVersionDifferences,
  listFieldsChangedOnlyInOtherVersion,
  mergeChosenFieldsOfVersion,
  type PictureChange,
  type VersionField,
} from "./version-differences.ts";

const texts = text.recipeWizard.conflict;

type Props = {
  mine: RecipeValues;
  /** The values that were saved elsewhere meanwhile. */
  theirs: RecipeValues;
  /** The version that both edits started from, or null if it is unknown. */
  base: RecipeValues | null;
  onClose: () => void;
  onChoose: (merged: RecipeValues) => void;
};

/** Shown if a newer version was saved elsewhere: the member chooses a version for each field. */
export function VersionConflictDialog({ mine, theirs, base, onClose, onChoose }: Props) {
  const [differences] = useState(() => findVersionDifferences(mine, theirs));
  const [chosen, setChosen] = useState<ReadonlySet<VersionField>>(() =>
    listFieldsChangedOnlyInOtherVersion(differences, mine, base),
  );
  const choose = (field: VersionField, isTheirs: boolean) => {
    const next = new Set(chosen);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setChosen(next);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={texts.title}
      description={texts.body}
      className="w-[min(44rem,calc(100vw-2rem))]"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(mergeChosenFieldsOfVersion(mine, theirs, chosen));
        }}
      >
        {differences.length === 0 ? <Alert tone="info">{texts.same}</Alert> : null}
        {differences.length > 1 ? (
          <div className="mb-4 flex flex-wrap gap-2">
            <Button size="small" onClick={() => setChosen(new Set())}>
              {texts.allMine}
            </Button>
            <Button size="small" onClick={() => setChosen(new Set(differences.map(({ field }) => field)))}>
              {texts.allTheirs}
            </Button>
          </div>
        ) : null}
        <div className="grid gap-5">
          {differences.map((difference) => (
            <VersionChoiceForField
              key={difference.field}
              difference={difference}
              isTheirs={chosen.has(difference.field)}
              onChoose={(isTheirs) => choose(difference.field, isTheirs)}
            />
          ))}
        </div>
        <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex flex-col-reverse gap-3 border-line border-t bg-surface px-6 py-4 sm:flex-row sm:justify-end">
          <DialogClose asChild>
            <Button variant="plain">{texts.keepWriting}</Button>
          </DialogClose>
          <Button type="submit" variant="primary">
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function VersionChoiceForField(props: {
  difference: Difference;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}) {
  const { field, mine, theirs, pictures } = props.difference;
  const name = useId();
  const isList = field === "ingredients" || field === "instructions";
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{texts.fields[field]}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {([false, true] as const).map((isTheirs) => {
          const isChosen = props.isTheirs === isTheirs;
          return (
            <label
              key={String(isTheirs)}
              className={cn(
                "flex min-h-11 cursor-pointer gap-3 rounded-md border px-3.5 py-2.5 focus-within:outline-2 focus-within:outline-ink",
                isChosen ? "border-tomato bg-tomato-wash" : "border-line hover:border-edge",
              )}
            >
              <input
                type="radio"
                name={name}
                checked={isChosen}
                onChange={() => props.onChoose(isTheirs)}
                className="mt-1 size-4 shrink-0 accent-tomato outline-none"
              />
              <span className="min-w-0">
                <span className="block text-sm text-soft">{isTheirs ? texts.theirs : texts.mine}</span>
                <VersionFieldContent field={field} lines={isTheirs ? theirs : mine} isList={isList} />
              </span>
            </label>
          );
        })}
      </div>
      {isList ? <LineDiffList mine={mine} theirs={theirs} /> : null}
      {pictures.length > 0 ? <ChangedStepPictureList changes={pictures} /> : null}
    </fieldset>
  );
}

function VersionFieldContent({
  field,
  lines,
  isList,
}: {
  field: VersionField;
  lines: string[];
  isList: boolean;
}) {
  const [first] = lines;
  if (first === undefined) return <span className="text-soft italic">{texts.empty}</span>;
  if (isList) return <span className="font-medium">{texts.linesMine(lines.length)}</span>;
  if (field === "picture") return <StepPicture path={first} />;
  return <span className="wrap-anywhere whitespace-pre-line font-medium">{first}</span>;
}

/** For steps with equal texts and different pictures, shows both pictures. */
function ChangedStepPictureList({ changes }: { changes: readonly PictureChange[] }) {
  return (
    <ul className="mt-2 grid gap-4 text-note">
      {changes.map(({ step, mine, theirs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same, and the list never changes
        <li key={index}>
          <p dir="auto" className="wrap-anywhere line-clamp-2">
            {step}
          </p>
          <div className="mt-1 grid grid-cols-2 gap-2">
            <figure>
              <figcaption className="text-sm text-soft">{texts.mine}</figcaption>
              <StepPicture path={mine} />
            </figure>
            <figure>
              <figcaption className="text-sm text-soft">{texts.theirs}</figcaption>
              <StepPicture path={theirs} />
            </figure>
          </div>
        </li>
      ))}
    </ul>
  );
}

function StepPicture({ path }: { path: string }) {
  return <img src={path} alt="" className="mt-1 aspect-5/4 w-36 rounded-md object-cover" />;
}
