import { type KeyboardEvent, useRef, useState } from "react";
import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";

const texts = text.scans.review;

type Props = {
  lines: ScanAnswer["lines"];
  page: number;
  /** The size of the page's picture in px, in which the lines' boxes are measured. */
  size: { width: number; height: number };
  highlighted: readonly number[];
  uncertain: ReadonlySet<number>;
  onLine: (index: number) => void;
};

/** A button over each line of the photo. The group is one tab stop; arrow keys move between lines. */
export function PhotoLineButtons({ lines, page, size, highlighted, uncertain, onLine }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = lines.flatMap((line, index) =>
    line.page === page && line.text.trim() !== "" ? [{ line, at: index }] : [],
  );
  const stops = shown.map(({ at: index }) => index);
  const stop = [chosen, highlighted[0], stops[0]].find((index) => index != null && stops.includes(index));

  function press(event: KeyboardEvent) {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const place = stops.indexOf(Number((event.target as HTMLElement).dataset.line));
    const next = stops[place + by];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    setChosen(next);
    group.current?.querySelector<HTMLElement>(`[data-line="${next}"]`)?.focus();
  }

  const percentOf = (part: number, total: number) => `${(part / total) * 100}%`;
  return (
    <fieldset ref={group} aria-label={texts.lines} aria-description={texts.linesKeys} onKeyDown={press}>
      {shown.map(({ line, at: index }) => (
        <button
          key={index}
          type="button"
          data-line={index}
          tabIndex={index === stop ? 0 : -1}
          aria-label={line.text}
          aria-current={highlighted.includes(index) ? "true" : undefined}
          onClick={() => {
            setChosen(index);
            onLine(index);
          }}
          style={{
            left: `calc(${percentOf(line.box.x, size.width)} - 5px)`,
            top: `calc(${percentOf(line.box.y, size.height)} - 3px)`,
            width: `calc(${percentOf(line.box.width, size.width)} + 10px)`,
            height: `calc(${percentOf(line.box.height, size.height)} + 6px)`,
          }}
          className={cn(
            "scan-line",
            uncertain.has(index) && "is-doubtful",
            highlighted.includes(index) && "is-lit",
          )}
        />
      ))}
    </fieldset>
  );
}
