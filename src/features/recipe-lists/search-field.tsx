import { Search, X } from "lucide-react";
import { useRef } from "react";
import { Input } from "../../components/ui/input.tsx";
import { cn } from "../../lib/class-names.ts";
import { useDebouncedText } from "./use-debounced-text.ts";

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
