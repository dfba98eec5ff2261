import { type KeyboardEvent, useRef, useState } from "react";
import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";

const words = text.scans.review;

type Props = {
  lines: ScanAnswer["lines"];
  page: number;
  /** Size of the page's picture in px, the unit of the boxes. */
  size: { width: number; height: number };
  lit: readonly number[];
  doubtful: ReadonlySet<number>;
  onLine: (at: number) => void;
};

/** The lines of a page over its picture. One tab stop: arrow keys go from line to line. */
export function PhotoLines({ lines, page, size, lit, doubtful, onLine }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = lines.flatMap((line, at) =>
    line.page === page && line.text.trim() !== "" ? [{ line, at }] : [],
  );
  const stops = shown.map(({ at }) => at);
  const stop = [chosen, lit[0], stops[0]].find((at) => at != null && stops.includes(at));

  function press(event: KeyboardEvent) {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const place = stops.indexOf(Number((event.target as HTMLElement).dataset.line));
    const next = stops[place + by];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    setChosen(next);
    group.current?.querySelector<HTMLElement>(`[data-line="${next}"]`)?.focus();
  }

  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <fieldset ref={group} aria-label={words.lines} aria-description={words.linesKeys} onKeyDown={press}>
      {shown.map(({ line, at }) => (
        <button
          key={at}
          type="button"
          data-line={at}
          tabIndex={at === stop ? 0 : -1}
          aria-label={line.text}
          aria-current={lit.includes(at) ? "true" : undefined}
          onClick={() => {
            setChosen(at);
            onLine(at);
          }}
          style={{
            left: `calc(${share(line.box.x, size.width)} - 5px)`,
            top: `calc(${share(line.box.y, size.height)} - 3px)`,
            width: `calc(${share(line.box.width, size.width)} + 10px)`,
            height: `calc(${share(line.box.height, size.height)} + 6px)`,
          }}
          className={cn("scan-line", doubtful.has(at) && "is-doubtful", lit.includes(at) && "is-lit")}
        />
      ))}
    </fieldset>
  );
}
