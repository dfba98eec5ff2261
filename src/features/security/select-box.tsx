import { Check } from "lucide-react";
import { Indicator, Root } from "radix-ui/checkbox";

/** A box to tick whose words are in the row beside it. */
export function SelectBox(props: { label: string; isSelected: boolean; onToggle: () => void }) {
  return (
    <Root
      aria-label={props.label}
      checked={props.isSelected}
      onCheckedChange={props.onToggle}
      className="touch-44 grid size-5.5 shrink-0 place-items-center rounded-sm border border-edge bg-surface transition-colors data-[state=checked]:border-tomato data-[state=checked]:bg-tomato"
    >
      <Indicator>
        <Check aria-hidden className="size-4 text-on-tomato" strokeWidth={3} />
      </Indicator>
    </Root>
  );
}
