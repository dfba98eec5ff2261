import { Item, Root } from "radix-ui/toggle-group";
import { cn } from "../../lib/class-names.ts";

export type Chip = { value: string; label: string };

const chipClasses =
  "touch-44 inline-flex h-9 shrink-0 cursor-pointer items-center rounded-full border border-line bg-transparent px-4 font-medium text-note text-soft transition-colors hover:border-edge hover:text-ink data-[state=on]:border-ink data-[state=on]:bg-ink data-[state=on]:text-paper";
const rowClasses = "no-scrollbar -mx-1 flex gap-2 overflow-x-auto px-1 py-1.5";

/** Scrolls to the chosen chip if the row is wider than its container. */
function scrollToChosenChip(row: HTMLElement | null): void {
  const chosen = row?.querySelector("[data-state=on]");
  if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
  const [frame, pill] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (pill.right > frame.right) row.scrollLeft += pill.right - frame.right + frame.width / 3;
}

/** A row of chips of which at most one is chosen. Choosing it again reports "". */
export function SingleChoiceChips(props: {
  label: string;
  chips: readonly Chip[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}) {
  return (
    <Root
      ref={scrollToChosenChip}
      type="single"
      aria-label={props.label}
      value={props.value}
      onValueChange={props.onChange}
      className={cn(rowClasses, props.className)}
    >
      {props.chips.map((chip) => (
        <Item key={chip.value} value={chip.value} className={chipClasses}>
          {chip.label}
        </Item>
      ))}
    </Root>
  );
}
