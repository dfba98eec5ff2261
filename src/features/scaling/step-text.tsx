import { memo } from "react";
import type { StepPiece } from "#server/engines/scaling/scaling.ts";
import { text } from "#server/texts/en.ts";
import { Amount } from "../../components/ui/amount.tsx";
import { cn } from "../../lib/class-names.ts";

/** A mark as short as this stays on one line. */
const longestUnbroken = 24;

/** A step with its scaled amounts marked; what the recipe says instead is told behind each. */
export const StepText = memo(
  function StepText({ pieces }: { pieces: readonly StepPiece[] }) {
    return withPlaces(pieces).map(({ piece, at }) =>
      piece.was === undefined ? (
        piece.text
      ) : (
        <mark
          key={at}
          title={text.scalingScreen.was(piece.was)}
          className={cn(
            "font-semibold print:bg-transparent print:p-0",
            piece.text.length <= longestUnbroken && "whitespace-nowrap",
          )}
        >
          <Amount text={piece.text} />
          <span className="sr-only"> {text.scalingScreen.was(piece.was)}</span>
        </mark>
      ),
    );
  },
  (before, after) => isSame(before.pieces, after.pieces),
);

/** Each piece with the place where it begins: a stable key. */
function withPlaces(pieces: readonly StepPiece[]): { piece: StepPiece; at: number }[] {
  let end = 0;
  return pieces.map((piece) => {
    const at = end;
    end += piece.text.length;
    return { piece, at };
  });
}

function isSame(a: readonly StepPiece[], b: readonly StepPiece[]): boolean {
  return (
    a.length === b.length && a.every((piece, at) => piece.text === b[at]?.text && piece.was === b[at]?.was)
  );
}
