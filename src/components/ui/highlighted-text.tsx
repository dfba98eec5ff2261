import "./highlighted-text.css";

/** A range of a text; `end` is exclusive. */
export type Mark = { start: number; end: number };

/** A text with highlighted ranges. Ranges that are separated only by a space are joined. */
export function HighlightedText({ children, marks }: { children: string; marks: readonly Mark[] }) {
  const parts = mergeAdjacentRanges(children, marks);
  if (parts.length === 0) return children;
  return (
    <>
      {parts.map(({ start, end }, index) => (
        <span key={start}>
          {children.slice(parts[index - 1]?.end ?? 0, start)}
          <mark className="title-mark">{children.slice(start, end)}</mark>
        </span>
      ))}
      {children.slice(parts.at(-1)?.end)}
    </>
  );
}

function mergeAdjacentRanges(text: string, marks: readonly Mark[]): Mark[] {
  const found: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last && (mark.start < last.end || text.slice(last.end, mark.start).trim() === ""))
      found[found.length - 1] = { start: last.start, end: Math.max(last.end, mark.end) };
    else found.push(mark);
  }
  return found;
}
