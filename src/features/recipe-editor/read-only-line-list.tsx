import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { listFilledLinesWithSections } from "./form-input.ts";
import { LinePreview } from "./lines/line-preview.tsx";
import type { LineRow, ListKind } from "./lines/line-rows.ts";

type Props = { rows: readonly LineRow[]; list: ListKind };

/** The lines that would be saved, grouped by section; amounts of ingredients have their own column. */
export function ReadOnlyLineList({ rows, list }: Props) {
  const lines = listFilledLinesWithSections(rows, list);
  return (
    <ol className={cn("grid", list === "instructions" && "gap-2.5")}>
      {lines.map(({ row, section }, index) => (
        <li key={row.key} className="wrap-anywhere">
          {section !== null && section !== (lines[index - 1]?.section ?? null) ? (
            <h4 className="title mt-2 mb-1.5 text-lg text-soft">
              <bdi>{section}</bdi>
            </h4>
          ) : section === null && index > 0 && lines[index - 1]?.section !== null ? (
            <hr className="mt-2 mb-3" />
          ) : null}
          {list === "ingredients" ? (
            <div className="border-line border-b py-1.5">
              <LinePreview row={row} />
              <span className="sr-only">{row.text.trim()}</span>
            </div>
          ) : (
            <NumberedStepItem row={row} number={index + 1} />
          )}
        </li>
      ))}
    </ol>
  );
}

function NumberedStepItem({ row, number }: { row: LineRow; number: number }) {
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)]">
      <span aria-hidden className="title text-lg text-tomato">
        {number}
      </span>
      <div>
        <p dir="auto" className="whitespace-pre-line">
          {row.text.trim()}
        </p>
        {row.picture ? (
          <img
            src={row.picture}
            alt={text.recipes.detail.stepPicture(number)}
            className="mt-2 aspect-4/3 w-32 rounded-md object-cover"
          />
        ) : null}
      </div>
    </div>
  );
}
