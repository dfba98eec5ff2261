import { ChevronDown } from "lucide-react";

/** Opens what stands below a row of the table. */
export function RowFold(props: { label: string; isOpen: boolean; onToggle: () => void }) {
  return (
    <button type="button" className="row-fold" aria-expanded={props.isOpen} onClick={props.onToggle}>
      <ChevronDown aria-hidden className={props.isOpen ? "size-4.5 rotate-180" : "size-4.5"} />
      <span className="sr-only">{props.label}</span>
    </button>
  );
}
