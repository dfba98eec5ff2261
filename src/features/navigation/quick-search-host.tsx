import { useEffect, useState } from "react";
import { lazyComponent } from "../../lib/lazy-component.ts";

/** Its script comes when somebody first calls for it. */
const QuickSearch = lazyComponent(() => import("../search/quick-search.tsx"), { isOptional: true });

/** The field of the search's own page. */
const ownField = "main search [role=combobox]";

type Props = { open: boolean; onClose: () => void };

/** The search over any page. On the search's own page its field is what one is led to. */
export function QuickSearchHost({ open, onClose }: Props) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!open) return;
    const field = document.querySelector<HTMLElement>(ownField);
    if (field === null) return setWanted(true);
    onClose();
    field.focus();
  }, [open, onClose]);
  return isWanted ? <QuickSearch open={open} onClose={onClose} /> : null;
}
