import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Input } from "../../components/ui/input.tsx";
import { cn } from "../../lib/class-names.ts";

/** A text to search by: hands on what is typed after a pause, at once with Enter. */
export function SearchField(props: {
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  wait: number;
  isLarge?: boolean;
  className?: string;
}) {
  const field = useRef<HTMLInputElement>(null);
  const text = useDebouncedText(props.value, props.onChange, props.wait);
  return (
    <search className={cn("search-place block", props.className)}>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          text.submit();
        }}
      >
        <Search
          aria-hidden
          className={cn(
            "pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-soft",
            props.isLarge ? "size-5.5" : "size-4.5",
          )}
        />
        <Input
          ref={field}
          type="search"
          enterKeyHint="search"
          aria-label={props.label}
          placeholder={props.placeholder}
          maxLength={200}
          value={text.typed}
          onChange={(event) => text.type(event.target.value)}
          className={cn(
            "rounded-full! pr-12! [&::-webkit-search-cancel-button]:hidden",
            props.isLarge ? "h-14! pl-12! text-lg!" : "pl-11!",
          )}
        />
        {text.typed === "" ? null : (
          <button
            type="button"
            aria-label={props.clearLabel}
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
 * A text field over a value that lives elsewhere (the address): what is typed shows at once and is handed on when
 * typing pauses for `wait` ms. A change from outside, such as Back, takes its place.
 */
function useDebouncedText(value: string, onChange: (value: string) => void, wait: number) {
  const [typed, setTyped] = useState(value);
  const handedOn = useRef(value);
  // The latest one: what it was when typing began may know filters that have changed since.
  const latest = useRef(onChange);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    if (value === handedOn.current) return;
    handedOn.current = value;
    clearTimeout(timer.current);
    setTyped(value);
  }, [value]);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handOn(next: string) {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === handedOn.current) return;
    handedOn.current = trimmed;
    latest.current(trimmed);
  }

  return {
    typed,
    type(next: string) {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => handOn(next), wait);
    },
    /** Enter, or the cross: without waiting. */
    submit(next = typed) {
      setTyped(next);
      handOn(next);
    },
  };
}
