import { X } from "lucide-react";

/** An entry of a field as a chip, with a button that removes it. */
export function RemovableChip(props: { entry: string; removeLabel: string; onRemove: () => void }) {
  return (
    <span className="wrap-anywhere inline-flex min-h-8 items-center rounded-full bg-sunk pl-3 text-note">
      {props.entry}
      <button
        type="button"
        aria-label={props.removeLabel}
        onClick={props.onRemove}
        className="touch-44 grid size-8 shrink-0 place-items-center rounded-full text-soft hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  );
}
