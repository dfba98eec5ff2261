import { useEffect, useState } from "react";
import { lazyComponent } from "../../lib/lazy-component.ts";
import { searchFieldId } from "../search/field-id.ts";

/** Its script comes when somebody first calls for it. */
const QuickSearch = lazyComponent(() => import("../search/quick-search.tsx"), { isOptional: true });

type Props = { open: boolean; onClose: () => void };

/** The search over any page. On the search's own page its field is what one is led to. */
export function QuickSearchHost({ open, onClose }: Props) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!open) return;
    const field = document.getElementById(searchFieldId);
    if (field === null) return setWanted(true);
    onClose();
    field.focus();
  }, [open, onClose]);
  return isWanted ? <QuickSearch open={open} onClose={onClose} /> : null;
}
