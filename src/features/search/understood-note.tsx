import type { Understood } from "#server/features/search/schema.ts";
import { text } from "#server/texts/en.ts";

const words = text.search.understood;

/**
 * What the search made of the words, where that is not what was typed. Its place stays, with room for a line: changes are
 * told, and move nothing.
 */
export function UnderstoodNote(props: { understood: Understood | null; hasFound: boolean }) {
  const { corrected = null, without = [] } = props.understood ?? {};
  // Where nothing is found it is the title of what is said of that.
  const unknown = props.hasFound ? (props.understood?.unknown ?? []) : [];
  return (
    <div role="status" className="understood-note grid gap-0.5 text-note text-soft">
      {corrected === null ? null : (
        <p>
          {props.hasFound ? words.shown : words.searched}{" "}
          <bdi className="font-semibold text-ink">{corrected}</bdi>
        </p>
      )}
      {unknown.length === 0 ? null : <p>{words.unknown(unknown)}</p>}
      {without.length === 0 ? null : <p>{words.without(without)}</p>}
    </div>
  );
}
