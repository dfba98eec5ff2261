import type { Understood } from "#server/features/search/schema.ts";
import { text } from "#server/texts/en.ts";

const words = text.search.understood;

/** What the search made of the words, where that is not what was typed. */
export function UnderstoodNote({ understood }: { understood: Understood }) {
  const { corrected, unknown, without } = understood;
  if (corrected === null && unknown.length === 0 && without.length === 0) return null;
  return (
    <div role="status" className="mt-1 grid gap-0.5 text-note text-soft">
      {corrected === null ? null : (
        <p>
          {words.shown} <strong className="font-semibold text-ink">{corrected}</strong>
        </p>
      )}
      {unknown.length === 0 ? null : <p>{words.unknown(unknown)}</p>}
      {without.length === 0 ? null : <p>{words.without(without)}</p>}
    </div>
  );
}
