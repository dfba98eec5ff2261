import { ChevronDown, Menu, Plus, Search } from "lucide-react";
import { Link, useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { Logo } from "../../components/logo.tsx";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";
import { paths } from "../../paths.ts";
import { AccountMenuButton } from "./account-menu-button.tsx";
import { AddRecipeDropdown } from "./add-recipe-dropdown.tsx";
import "./top-navigation-bar.css";

/**
 * The bar above each page: menu button and name; on wide screens also links, Add Recipe and the account menu.
 */
export function TopNavigationBar(props: {
  isMember: boolean;
  alerts: number;
  onOpenMenu: () => void;
  onSearch: () => void;
}) {
  const { isMember, alerts, onOpenMenu, onSearch } = props;
  // The search page has its own field, so the bar shows none there.
  const isSearching = useLocation()[0] === paths.search();
  const texts = text.navigation;
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-paper">
      <div className="page-margins flex h-16 items-center gap-2">
        <Button
          variant="plain"
          size="icon"
          aria-label={texts.openMenu}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
          className="-ml-2.5"
        >
          <Menu aria-hidden />
        </Button>
        <Link href={paths.dashboard} className="top-bar-name">
          <Logo />
        </Link>
        <nav aria-label={texts.main} className="ml-5 hidden items-center gap-1 md:flex">
          <TopBarLink href={paths.dashboard}>{texts.dashboard}</TopBarLink>
          {isMember ? <TopBarLink href={paths.recipes}>{texts.myRecipes}</TopBarLink> : null}
          <TopBarLink href={paths.search()}>{texts.search}</TopBarLink>
        </nav>
        <div className="ml-auto">{isSearching ? null : <OpenSearchButton onSearch={onSearch} />}</div>
        <div className="hidden items-center gap-2 md:flex">
          {isMember ? (
            <>
              <AddRecipeDropdown>
                <Button>
                  <Plus aria-hidden />
                  {texts.addRecipe}
                  <ChevronDown aria-hidden className="-mr-1 opacity-70" />
                </Button>
              </AddRecipeDropdown>
              <AccountMenuButton alerts={alerts} />
            </>
          ) : (
            <>
              <Button asChild variant="plain">
                <Link href={paths.login}>{texts.signIn}</Link>
              </Button>
              <Button asChild>
                <Link href={paths.register}>{texts.signUp}</Link>
              </Button>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

/** A button that opens the search. On wide screens it looks like a field and shows the keyboard shortcut. */
function OpenSearchButton({ onSearch }: { onSearch: () => void }) {
  return (
    <button
      type="button"
      aria-label={text.navigation.quickSearch}
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onSearch}
      className="quick-search text-note text-soft hover:text-ink"
    >
      <Search aria-hidden />
      <span>{text.navigation.quickSearchField}</span>
      <kbd aria-hidden>{text.navigation.quickSearchKey}</kbd>
    </button>
  );
}

function TopBarLink({ href, children }: { href: string; children: string }) {
  const [path] = useLocation();
  // Favorites have no link of their own; the page of recipes links to them.
  const isCurrent = path === href || (path === paths.favorites && href === paths.recipes);
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(
        "inline-flex h-11 items-center rounded-full px-3.5 text-note transition-colors",
        isCurrent ? "bg-sunk font-semibold text-ink" : "font-medium text-soft hover:text-ink",
      )}
    >
      {children}
    </Link>
  );
}
