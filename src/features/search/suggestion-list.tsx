import { Clock, CornerDownLeft, Search, X } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { DishPictureOrDrawing } from "../../components/ui/dish-picture-or-drawing.tsx";
import { HighlightedText } from "../../components/ui/highlighted-text.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { cn } from "../../lib/class-names.ts";
import { findTypedWordRanges } from "./find-typed-word-ranges.ts";
import { MAX_NEWEST } from "./quick-offers.ts";
import type { Combobox } from "./use-combobox.ts";
import type { RecentSearches } from "./use-recent-searches.ts";
import type { Suggestion } from "./use-search-suggestions.ts";
import "./search-field.css";
import { useState } from "react";

const words = text.search;
const row = "search-offer text-note";
const ruled = "mt-1.5 border-line border-t pt-1.5";

type Props = {
  combobox: Combobox<Suggestion>;
  suggestions: readonly Suggestion[];
  /** The text of the field, which is highlighted in the suggestions. */
  typed: string;
  recent: RecentSearches;
  isComing: boolean;
  /** Called after the member has removed a recent search with its button. */
  onForgotten: () => void;
};

/** The options of a search field: recent searches, or suggested queries and recipes; then commands. */
export function SuggestionList({ suggestions, recent, isComing, onForgotten, ...shared }: Props) {
  const ofKind = (kind: Suggestion["kind"]) => suggestions.filter((suggestion) => suggestion.kind === kind);
  const [recents, typed, wordsOnly] = [ofKind("recent"), ofKind("typed"), ofKind("word")];
  const [recipes, commands] = [ofKind("recipe"), ofKind("command")];
  const isReserved = useIsSpaceReservedForRecipes(isComing);
  const isRuled = recents.length > 0 || typed.length > 0 || wordsOnly.length > 0;
  return (
    <>
      {recents.length > 0 ? (
        <RecentSearchesHeading
          onForgetAll={() => {
            recent.forgetAll();
            onForgotten();
          }}
        />
      ) : null}
      <div className="relative">
        <div {...shared.combobox.list}>
          {recents.map((suggestion) => (
            <SuggestionOptionRow key={suggestion.id} suggestion={suggestion} {...shared} />
          ))}
          {/* The typed text is listed in the group of its completions. */}
          <SuggestionGroup {...shared} label={words.words} suggestions={[...typed, ...wordsOnly]} />
          <div className={isReserved && typed.length === 0 ? "held-recipes" : undefined}>
            {isComing ? <RecipeSuggestionsSkeleton isRuled={isRuled} /> : null}
            <SuggestionGroup
              {...shared}
              label={words.recipes}
              suggestions={recipes}
              isRuled={isRuled}
              hasHead={commands.length > 0}
            />
          </div>
          <SuggestionGroup
            {...shared}
            label={words.commands}
            suggestions={commands}
            isRuled={isRuled || isComing || recipes.length > 0}
            hasHead
          />
        </div>
        {recents.length > 0 ? (
          <ForgetRecentSearchButtons
            texts={recent.texts}
            onForget={(entry) => {
              recent.forget(entry);
              onForgotten();
            }}
          />
        ) : null}
      </div>
    </>
  );
}

type Shared = Pick<Props, "combobox" | "typed">;

type GroupProps = Shared & {
  label: string;
  suggestions: readonly Suggestion[];
  isRuled?: boolean;
  /** Whether to show the label, which is needed only if several groups follow each other. */
  hasHead?: boolean;
};

function SuggestionGroup({ label, suggestions, isRuled, hasHead, ...shared }: GroupProps) {
  if (suggestions.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: Within a listbox only a group may hold options.
    <div role="group" aria-label={label} className={cn(isRuled && ruled)}>
      {hasHead ? <SuggestionGroupHeading label={label} /> : null}
      {suggestions.map((suggestion) => (
        <SuggestionOptionRow key={suggestion.id} suggestion={suggestion} {...shared} />
      ))}
    </div>
  );
}

function SuggestionGroupHeading({ label }: { label: string }) {
  return (
    <p aria-hidden className="px-3 py-2 font-semibold text-sm text-soft">
      {label}
    </p>
  );
}

/** Placeholders for recipes that are loading. */
function RecipeSuggestionsSkeleton({ isRuled }: { isRuled: boolean }) {
  return (
    <div aria-hidden className={cn(isRuled && ruled)}>
      <SuggestionGroupHeading label={words.recipes} />
      {Array.from({ length: MAX_NEWEST }, (_, index) => index).map((index) => (
        <div key={index} className="search-offer search-offer-recipe">
          <Skeleton />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}

function SuggestionOptionRow({ suggestion, typed, combobox }: Shared & { suggestion: Suggestion }) {
  const option = combobox.optionProps(suggestion);
  if (suggestion.kind === "recipe") {
    const { title, cuisine, imageUrl } = suggestion.recipe;
    return (
      <div {...option} tabIndex={-1} className={cn(row, "search-offer-recipe")}>
        <span className="block overflow-hidden rounded-sm bg-sunk">
          <DishPictureOrDrawing title={title} cuisine={cuisine} src={imageUrl} sizes="52px" isPriority />
        </span>
        <span className="search-offer-words flex min-w-0 grow flex-col">
          <span dir="auto" className="truncate text-left font-semibold">
            <HighlightedText marks={findTypedWordRanges(title, typed)}>{title}</HighlightedText>
          </span>
          {/* The space separates two texts that screen readers would join. */}{" "}
          {suggestion.facts ? <span className="text-sm text-soft">{suggestion.facts}</span> : null}
        </span>
        {enterKey}
      </div>
    );
  }
  const Icon =
    suggestion.kind === "command" ? suggestion.icon : suggestion.kind === "recent" ? Clock : Search;
  return (
    <div {...option} tabIndex={-1} className={cn(row, suggestion.kind === "recent" && "pr-12")}>
      <Icon aria-hidden className="size-4.5 shrink-0 text-soft" />
      <span dir="auto" className="truncate text-left">
        {suggestion.kind === "typed" ? (
          words.searchFor(suggestion.text)
        ) : (
          <HighlightedText marks={findTypedWordRanges(suggestion.text, typed)}>
            {suggestion.text}
          </HighlightedText>
        )}
      </span>
      {/* A recent search has no Enter key sign, because its remove button is shown there. */}
      {suggestion.kind === "recent" ? null : enterKey}
    </div>
  );
}

/** Marks the row that Enter chooses. */
const enterKey = <CornerDownLeft aria-hidden className="search-offer-key" />;

function RecentSearchesHeading({ onForgetAll }: { onForgetAll: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 pl-3">
      <p className="truncate font-semibold text-sm text-soft">{words.recent}</p>
      <button
        type="button"
        aria-label={words.forgetAll}
        onClick={onForgetAll}
        className="h-11 rounded-full px-3 text-sm text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        {words.forgetAllShort}
      </button>
    </div>
  );
}

/**
 * Buttons that remove recent searches. They are outside of the options, because an option must not contain a
 * button.
 */
function ForgetRecentSearchButtons({
  texts,
  onForget,
}: {
  texts: readonly string[];
  onForget: (text: string) => void;
}) {
  return (
    <div className="absolute top-0 right-0">
      {texts.map((entry) => (
        <button
          key={entry}
          type="button"
          aria-label={words.forget(entry)}
          onClick={() => onForget(entry)}
          className="grid size-11 place-items-center rounded-full text-soft hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      ))}
    </div>
  );
}

/**
 * Whether recipes were loading at any time since the list opened. Their space then stays reserved, so that the
 * rows below do not move.
 */
function useIsSpaceReservedForRecipes(isComing: boolean): boolean {
  const [isReserved, setReserved] = useState(isComing);
  if (isComing && !isReserved) setReserved(true);
  return isReserved;
}
