import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { isSlashSearchEnabled, setSlashSearchEnabled } from "../../lib/search-key.ts";
import { paths } from "../../paths.ts";
import { useRecipesAndCommandsToOffer } from "./quick-offers.ts";
import { createSearchPath, parseSearchView } from "./search-address.ts";
import { SearchFieldWithSuggestions } from "./search-field-with-suggestions.tsx";
import { openSingleResultOf } from "./use-open-single-result.ts";
import { useRecentSearches } from "./use-recent-searches.ts";

const texts = text.search;
/** Few enough to leave space for the other options. */
const MAX_RECENT = 3;

/**
 * The search dialog over any page. Choosing a recipe opens it, a query opens the search page, a command opens
 * its page.
 */
export default function QuickSearch({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.navigation.quickSearch}
      className="quick-dialog"
    >
      <QuickSearchField onClose={onClose} />
    </Dialog>
  );
}

function QuickSearchField({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const recent = useRecentSearches();
  const offers = useRecipesAndCommandsToOffer(typed);

  function go(to: string | (() => void)) {
    onClose();
    if (typeof to === "string") navigate(to);
    else to();
  }

  function search(query: string) {
    if (query.trim() === "") return;
    openSingleResultOf(query);
    go(createSearchPath({ ...parseSearchView(""), query }));
  }

  return (
    <SearchFieldWithSuggestions
      field={field}
      value={typed}
      onType={setTyped}
      onSearch={search}
      onOpen={(id) => go(paths.recipe(id))}
      {...offers}
      onGo={go}
      recent={{ ...recent, texts: recent.texts.slice(0, MAX_RECENT) }}
      isFixed
    >
      {typed.trim() === "" ? <SlashShortcutSwitch /> : null}
    </SearchFieldWithSuggestions>
  );
}

function SlashShortcutSwitch() {
  const [opens, setOpens] = useState(isSlashSearchEnabled);
  return (
    <Checkbox
      className="mt-2 px-3"
      checked={opens}
      onCheckedChange={(checked) => {
        setOpens(checked === true);
        setSlashSearchEnabled(checked === true);
      }}
    >
      {texts.slashChoice}
    </Checkbox>
  );
}
