import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Input } from "../../components/ui/input.tsx";

const TYPING_PAUSE_MS = 350;

/** A search field that reports typed text after a pause, or at once on Enter. */
export function DebouncedSearchField(props: {
  words: Record<"searchLabel" | "searchPlaceholder" | "clearSearch", string>;
  value: string;
  onChange: (value: string) => void;
}) {
  const { words } = props;
  const field = useRef<HTMLInputElement>(null);
  const text = useDebouncedTextField(props.value, props.onChange);
  return (
    <search className="search-place block">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          text.submit();
        }}
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-soft"
        />
        <Input
          ref={field}
          type="search"
          enterKeyHint="search"
          aria-label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          maxLength={200}
          value={text.typed}
          onChange={(event) => text.type(event.target.value)}
          className="rounded-full! pr-12! pl-11! [&::-webkit-search-cancel-button]:hidden"
        />
        {text.typed === "" ? null : (
          <button
            type="button"
            aria-label={words.clearSearch}
            onClick={() => {
              text.submit("");
              field.current?.focus();
            }}
            className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-full text-soft hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </form>
    </search>
  );
}

/**
 * A text field whose value comes from the address. Typed text is shown at once and reported after a pause; a
 * change of `value`, for example by Back, replaces it.
 */
function useDebouncedTextField(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  // The delayed call uses the latest handler, because the handler at the time of typing may have outdated
  // filters.
  const latest = useRef(onChange);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    clearTimeout(timer.current);
    setTyped(value);
  }, [value]);
  latest.current = onChange;
  useEffect(() => () => clearTimeout(timer.current), []);

  function report(next: string) {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === reported.current) return;
    reported.current = trimmed;
    latest.current(trimmed);
  }

  return {
    typed,
    type(next: string) {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => report(next), TYPING_PAUSE_MS);
    },
    /** Reports the text without a pause, for Enter and the clear button. */
    submit(next = typed) {
      setTyped(next);
      report(next);
    },
  };
}
