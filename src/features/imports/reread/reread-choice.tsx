import { useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { LoadingMessage } from "../../../components/ui/loading-message.tsx";
import { Spinner } from "../../../components/ui/spinner.tsx";
import { readErrorAnswer } from "../../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { LineDiffList } from "../../recipe-editor/lines/line-diff-list.tsx";
import { useUpdateRecipeAndCache } from "../../recipe-editor/use-update-recipe-and-cache.ts";
import { createUpdateInputFromReread, findRereadChanges, type RereadField } from "./find-reread-changes.ts";

const texts = text.imports.reread;

type Props = { recipe: Recipe; onDone: () => void };

/** Shows the fields in which an imported recipe differs from its page, and applies the chosen ones. */
export default function RereadChoice({ recipe, onDone }: Props) {
  const utils = trpc.useUtils();
  const reread = trpc.imports.reread.useQuery({ recipeId: recipe.id }, { staleTime: 60_000, retry: false });
  const { update } = useUpdateRecipeAndCache();
  const [deselected, setDeselected] = useState<ReadonlySet<RereadField>>(new Set());
  /** The lists from which the lines that the member added are removed. */
  const [bare, setBare] = useState<ReadonlySet<RereadField>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const isLoaded = recipe.ingredients.length > 0;
  if (reread.isPending || !isLoaded) return <LoadingMessage message={texts.loading} isCompact />;
  if (reread.isError) return <RereadFailedMessage error={reread.error} />;
  const answer = reread.data;
  const changes = findRereadChanges(recipe, answer);
  if (changes.length === 0) return <Alert tone="success">{texts.same}</Alert>;
  const changing = changes.filter(({ field, isChanged }) => isChanged || bare.has(field));
  const chosen = new Set(changing.map(({ field }) => field).filter((field) => !deselected.has(field)));

  async function apply() {
    setSaving(true);
    setProblem(null);
    try {
      await update(createUpdateInputFromReread(recipe, answer, chosen, bare));
      toast.success(texts.applied);
      onDone();
    } catch (error) {
      setProblem(serverErrorTextOr(error, texts.applyFailed));
      // The recipe was changed elsewhere meanwhile, so it is reloaded and compared again.
      if (readErrorAnswer(error).status === 409) void utils.recipes.get.invalidate({ id: recipe.id });
    } finally {
      setSaving(false);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <ul className="grid">
        {changes.map(({ field, mine, theirs, own, withOwn, isChanged }) => (
          <li key={field} className="border-line border-t py-4">
            <Checkbox
              checked={chosen.has(field)}
              disabled={!isChanged && !bare.has(field)}
              onCheckedChange={(isChosen) =>
                setDeselected((before) => setWithFieldToggled(before, field, isChosen !== true))
              }
            >
              <span className="font-semibold">{texts.fields[field]}</span>
            </Checkbox>
            <LineDiffList mine={mine} theirs={bare.has(field) ? theirs : withOwn} />
            {own.length === 0 ? null : (
              <div className="pl-8">
                <Checkbox
                  checked={!bare.has(field)}
                  onCheckedChange={(keepsOwn) =>
                    setBare((before) => setWithFieldToggled(before, field, keepsOwn !== true))
                  }
                >
                  {texts.keepOwn(own.length)}
                </Checkbox>
                {bare.has(field) ? null : (
                  <ul className="grid gap-1 text-note text-soft">
                    {own.map((line, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and the list never changes
                      <li key={index} className="min-w-0 break-words">
                        {line}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {problem === null ? null : (
        <Alert tone="error" className="mb-4">
          {problem}
        </Alert>
      )}
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-line border-t bg-surface px-6 py-4">
        <Button onClick={onDone}>{text.common.cancel}</Button>
        <Button type="submit" variant="primary" disabled={chosen.size === 0 || isSaving}>
          {isSaving ? <Spinner /> : null}
          {isSaving ? texts.applying : texts.apply}
        </Button>
      </div>
    </form>
  );
}

function setWithFieldToggled(
  fields: ReadonlySet<RereadField>,
  field: RereadField,
  isIn: boolean,
): Set<RereadField> {
  const next = new Set(fields);
  if (isIn) next.add(field);
  else next.delete(field);
  return next;
}

/** A missing page (404) is no error, because not every import stores its page. */
function RereadFailedMessage({ error }: { error: unknown }) {
  const isMissing = readErrorAnswer(error).status === 404;
  return <Alert tone={isMissing ? "info" : "error"}>{serverErrorTextOr(error, texts.failed)}</Alert>;
}
