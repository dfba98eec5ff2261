import { Search, X } from "lucide-react";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Input } from "../../components/ui/input.tsx";
import { MAX_QUERY_CHARS } from "./search-address.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useCombobox } from "./use-combobox.ts";
import type { RecentSearches } from "./use-recent-searches.ts";
import { type Suggestion, useSearchSuggestions } from "./use-search-suggestions.ts";

const texts = text.search;

type Props = {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onType: (text: string) => void;
  /** Called on Enter or when a query is chosen. */
  onSearch: (text: string) => void;
  /** Called when a recipe is chosen. */
  onOpen: (recipeId: string) => void;
  /** Options after the suggestions, such as commands; `onGo` is called with the path or action of a chosen one. */
  further?: readonly Suggestion[];
  onGo?: (to: string | (() => void)) => void;
  recent: RecentSearches;
  /** Whether the suggestions are part of the page instead of a popup. Enter then chooses the first one. */
  isFixed?: boolean;
  /** Whether recipes for the empty field are loading, so that their space is reserved. */
  isComing?: boolean;
  /** Rendered below fixed suggestions. */
  children?: ReactNode;
};

export function SearchFieldWithSuggestions({
  field,
  value,
  isFixed = false,
  isComing = false,
  recent,
  ...props
}: Props) {
  const [hasFocus, setFocus] = useState(false);
  const offers = useRef<HTMLDivElement>(null);
  useLimitHeightToCompleteRows(offers);
  const { suggestions, isSettled } = useSearchSuggestions(value, recent.texts, hasFocus || isFixed, {
    further: props.further,
    leads: isFixed,
  });
  const combobox = useCombobox<Suggestion>({
    options: suggestions,
    label: suggestions[0]?.kind === "recent" ? texts.recent : texts.suggestions,
    onChoose: choose,
    canForget: ({ kind }) => kind === "recent",
    onForget: (suggestion) => suggestion.kind === "recent" && recent.forget(suggestion.text),
    isFixed,
    // While recipes load, a command is the first option, and Enter must not choose it.
    leads: isFixed && !(isComing && suggestions[0]?.kind === "command"),
  });

  function choose(suggestion: Suggestion) {
    if (suggestion.kind === "recipe") {
      props.onOpen(suggestion.recipe.id);
    } else if (suggestion.kind === "command") {
      props.onGo?.(suggestion.to);
    } else {
      props.onType(suggestion.text);
      props.onSearch(suggestion.text);
    }
  }

  return (
    <search className={isFixed ? "quick-place" : "relative block"} {...combobox.container}>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          combobox.close();
          props.onSearch(value);
        }}
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-5 size-5.5 -translate-y-1/2 text-soft"
        />
        <Input
          ref={field}
          inputMode="search"
          enterKeyHint="search"
          autoCorrect="off"
          spellCheck={false}
          aria-label={texts.field}
          placeholder={texts.placeholder}
          maxLength={MAX_QUERY_CHARS}
          value={value}
          {...combobox.field}
          onChange={(event) => {
            props.onType(event.target.value);
            combobox.open();
          }}
          onFocus={() => {
            setFocus(true);
            if (value === "") combobox.open();
          }}
          onBlur={() => setFocus(false)}
          onClick={combobox.open}
          className="h-14! rounded-full! px-13! text-lg!"
        />
        {value === "" ? null : (
          <button
            type="button"
            aria-label={texts.clear}
            onClick={() => {
              props.onType("");
              field.current?.focus();
            }}
            className="absolute top-1/2 right-1.5 grid size-11 -translate-y-1/2 place-items-center rounded-full text-soft hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </form>
      {combobox.isShown ? (
        <div ref={offers} className={isFixed ? "quick-offers" : "search-offers"}>
          <SuggestionList
            combobox={combobox}
            suggestions={suggestions}
            typed={value}
            recent={recent}
            isComing={isComing}
            onForgotten={() => field.current?.focus()}
          />
          {props.children}
        </div>
      ) : null}
      {isFixed ? <KeyHints /> : null}
      <p role="status" className="sr-only">
        {hasFocus && isSettled && (combobox.isShown || value !== "")
          ? suggestionCountText(suggestions)
          : null}
      </p>
    </search>
  );
}

/** Hints on keys for sighted users; screen readers announce the keys of a listbox themselves. */
function KeyHints() {
  return (
    <p aria-hidden className="quick-keys">
      {texts.keys.map(({ key, does }) => (
        <span key={key}>
          <kbd>{key}</kbd>
          {does}
        </span>
      ))}
    </p>
  );
}

function suggestionCountText(suggestions: readonly Suggestion[]): string {
  const recents = suggestions.filter(({ kind }) => kind === "recent").length;
  const others = suggestions.length - recents;
  return [
    ...(recents > 0 ? [`${texts.recentCount(recents)} ${texts.forgetKey}`] : []),
    ...(recents === 0 || others > 0 ? [texts.suggestionCount(others)] : []),
  ].join(" ");
}

/** Limits the height of a scroll container so that it ends with a complete row. */
function useLimitHeightToCompleteRows(box: RefObject<HTMLElement | null>): void {
  // The effect has no dependencies, because any render may change the rows.
  useLayoutEffect(() => {
    const update = () => box.current && setMaxHeightToCompleteRows(box.current);
    update();
    addEventListener("resize", update);
    return () => removeEventListener("resize", update);
  });
}

function setMaxHeightToCompleteRows(box: HTMLElement): void {
  const { scrollTop } = box;
  box.style.maxHeight = "";
  const height = box.clientHeight;
  if (box.scrollHeight <= height) return;
  const begins = box.getBoundingClientRect().top + box.clientTop - box.scrollTop;
  const ends = [...box.querySelectorAll(".search-offer")]
    .map((row) => row.getBoundingClientRect().bottom - begins)
    .filter((end) => end <= height);
  const borders = box.offsetHeight - height;
  if (ends.length === 0) return;
  box.style.maxHeight = `${Math.max(...ends) + borders}px`;
  // Measuring without the maximum height may have changed the scroll position.
  box.scrollTop = scrollTop;
}
