import { Plus } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from "react";
import { countCodePoints, normalizeTags, RECIPE_LIMITS } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { Field } from "../../components/ui/field.tsx";
import { RemovableChip } from "../../components/ui/removable-chip.tsx";
import { trpc } from "../../lib/trpc.ts";
import type { RecipeValues } from "./form-values.ts";
import { runBeforeClickOfCurrentPress } from "./run-after-press.ts";

const texts = text.recipes.form;
const wizard = text.recipeWizard;

type Tags = Pick<RecipeValues, "tags" | "typedTag">;
type Props = {
  values: Tags;
  onChange: (part: Partial<Tags>) => void;
  error?: string | undefined;
};

const MAX_SUGGESTIONS = 6;

/**
 * The tags as chips, and a field to add tags with Enter or a comma. Its label and hint are for screen readers
 * only.
 */
export function TagChipsField({ values: { tags, typedTag: typed = "" }, onChange, error }: Props) {
  // Why a tag was rejected, and the text that stayed in the field; ignored once that text changes.
  const [rejected, setRefused] = useState<{ why: string; left: string } | null>(null);
  const problem = rejected?.left === typed ? rejected.why : undefined;
  const suggestions = useRef<HTMLUListElement>(null);
  const [isUntouched, setUntouched] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const suggested = useSuggestedTags(tags, typed);

  /** Adds the typed tags. Invalid ones stay in the field, with the reason as its error. */
  function add(entry: string) {
    const wanted = entry
      .normalize("NFC")
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
    const tooLong = wanted.filter((part) => countCodePoints(part) > RECIPE_LIMITS.tag);
    const fitting = wanted.filter((part) => countCodePoints(part) <= RECIPE_LIMITS.tag);
    const isFull = new Set([...tags, ...fitting].map((tag) => tag.toLowerCase())).size > RECIPE_LIMITS.tags;
    const reason = tooLong.length > 0 ? texts.tagTooLong : isFull ? texts.tagsFull : null;
    const left = tooLong.join(", ");
    setRefused(reason === null ? null : { why: reason, left });
    onChange({ tags: normalizeTags([...tags, ...fitting]), typedTag: left });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      if (typed.trim() !== "") add(typed);
    } else if (event.key === "Backspace" && typed === "" && tags.length > 0) {
      onChange({ tags: tags.slice(0, -1) });
    }
  }

  /** Adds the text in the field as a tag when the focus leaves the field and its suggestions. */
  function handleBlur(event: FocusEvent) {
    const to = event.relatedTarget as Node | null;
    if (to !== null && (to === field.current || suggestions.current?.contains(to))) return;
    if (typed.trim() !== "") runBeforeClickOfCurrentPress(() => add(typed));
  }

  return (
    <div className="as-recipe-tags grid gap-2.5">
      <Field label={texts.tags} hideLabel hint={<TagHint />} error={problem ?? error}>
        {(control) => (
          <div className="flex min-h-11.5 flex-wrap items-center gap-1.5 rounded-md border border-edge bg-surface px-2 py-1.5 focus-within:border-ink focus-within:outline-2 focus-within:outline-ink hover:border-soft">
            {tags.map((tag) => (
              <RemovableChip
                key={tag}
                entry={tag}
                removeLabel={texts.removeTag(tag)}
                onRemove={() => {
                  onChange({ tags: tags.filter((other) => other !== tag) });
                  field.current?.focus();
                }}
              />
            ))}
            <input
              ref={field}
              {...control}
              value={typed}
              placeholder={texts.addTag}
              enterKeyHint="enter"
              autoCapitalize="none"
              onChange={(event) => {
                setRefused(null);
                // Pasted text and some touch keyboards insert a comma without a key event.
                if (event.target.value.includes(",")) add(event.target.value);
                else onChange({ typedTag: event.target.value });
              }}
              onKeyDown={handleKeyDown}
              onFocus={() => setUntouched(false)}
              onBlur={handleBlur}
              className="h-8 min-w-24 grow bg-transparent px-1.5 outline-none!"
            />
          </div>
        )}
      </Field>
      {/* A restored draft may have text that is no tag yet. A member who never focuses the field would not notice its loss. */}
      {isUntouched && typed.trim() !== "" ? (
        <p className="wrap-anywhere text-note text-soft">{wizard.notATagYet(typed.trim())}</p>
      ) : null}
      <TagSuggestionList
        ref={suggestions}
        tags={suggested}
        onBlur={handleBlur}
        onAdd={(tag) => {
          setRefused(null);
          onChange({ tags: normalizeTags([...tags, tag]), typedTag: "" });
          field.current?.focus();
        }}
      />
    </div>
  );
}

function TagHint() {
  return (
    <>
      {texts.tagsHint} <span className="hidden pointer-fine:inline">{texts.tagKeysHint}</span>
    </>
  );
}

type Suggestions = {
  ref: Ref<HTMLUListElement>;
  tags: readonly string[];
  onBlur: (event: FocusEvent) => void;
  onAdd: (tag: string) => void;
};

function TagSuggestionList({ ref, tags, onBlur, onAdd }: Suggestions) {
  if (tags.length === 0) return null;
  return (
    <ul ref={ref} aria-label={wizard.tagSuggestions} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            aria-label={wizard.addTag(tag)}
            // Keeps the focus in the field; on blur the field would add its text as a tag.
            onPointerDown={(event) => event.preventDefault()}
            onBlur={onBlur}
            onClick={() => onAdd(tag)}
            className="touch-44 wrap-anywhere inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-full border border-line px-3 text-sm text-soft hover:border-edge hover:text-ink"
          >
            <Plus aria-hidden className="size-3.5 shrink-0" />
            {tag}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Known tags that start with the typed text, the member's own first. Tags of this recipe are omitted. */
function useSuggestedTags(tags: readonly string[], typed: string): string[] {
  const own = trpc.recipes.tags.useQuery(undefined, { staleTime: 60_000 });
  const others = trpc.recipes.categories.useQuery(undefined, { staleTime: 60_000 });
  if (tags.length >= RECIPE_LIMITS.tags) return [];
  const begins = typed.trim().toLowerCase();
  const seen = new Set(tags.map((tag) => tag.toLowerCase()));
  const suggested: string[] = [];
  for (const tag of [...(own.data ?? []), ...(others.data ?? [])]) {
    const key = tag.toLowerCase();
    if (seen.has(key) || !key.startsWith(begins)) continue;
    seen.add(key);
    suggested.push(tag);
    if (suggested.length === MAX_SUGGESTIONS) break;
  }
  return suggested;
}
