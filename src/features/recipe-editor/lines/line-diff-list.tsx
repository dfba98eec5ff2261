import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";
import { diffLines, type LineChange } from "./line-changes.ts";

const texts = text.imports.reread;

/** Lists the removed and added lines; unchanged lines are omitted. */
export function LineDiffList({ mine, theirs }: { mine: readonly string[]; theirs: readonly string[] }) {
  const changes = diffLines(mine, theirs).filter(({ kind }) => kind !== "same");
  return (
    <ul className="mt-1 grid gap-1 pl-8 text-note">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and the list never changes
        <LineChangeItem key={index} change={change} />
      ))}
    </ul>
  );
}

function LineChangeItem({ change: { kind, text: line } }: { change: LineChange }) {
  const isNew = kind === "added";
  const Mark = isNew ? "ins" : "del";
  return (
    <li className="flex gap-2">
      <span aria-hidden className={cn("w-3 shrink-0 font-semibold", isNew ? "text-herb" : "text-tomato")}>
        {isNew ? "+" : "\u2212"}
      </span>
      <span className="sr-only">{isNew ? texts.added : texts.removed}: </span>
      <Mark
        className={cn(
          "min-w-0 break-words",
          isNew ? "no-underline" : "text-soft decoration-soft/50 line-through",
        )}
      >
        {line}
      </Mark>
    </li>
  );
}
