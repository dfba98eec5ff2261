import { useEffect, useRef, useState } from "react";

/**
 * A text field over a value that lives elsewhere (the address): what is typed shows at once and is handed on when
 * typing pauses for `wait` ms. A change from outside, such as Back, takes its place.
 */
export function useDebouncedText(value: string, onChange: (value: string) => void, wait: number) {
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
