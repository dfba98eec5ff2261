import { useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { ConfirmDialogHost } from "../../components/confirm-dialog-host.tsx";
import { createLazyComponent } from "../../lib/lazy-component.ts";
import { useSession } from "../../lib/session.ts";
import { checkSessionOnReturn } from "../../lib/session-check.ts";
import { runWhenIdle } from "../../lib/when-idle.ts";
import { paths } from "../../paths.ts";
import { UsageBarAndPlanDialog } from "../plans/usage-bar-and-plan-dialog.tsx";
import { usePendingAlertCountOfOtherBrowsers } from "../security/use-pending-alerts.ts";
import { AddRecipeSheet } from "./add-recipe-sheet.tsx";
import { BottomNavigationBar } from "./bottom-navigation-bar.tsx";
import { NavigationDrawer } from "./navigation-drawer.tsx";
import { TopNavigationBar } from "./top-navigation-bar.tsx";
import { useSearchShortcuts } from "./use-search-shortcuts.ts";

/** Loads the offline page's picture in advance, because nothing can be loaded once the browser is offline. */
function preloadOfflinePicture(): void {
  new Image().src = "/unplugged.svg";
}

type Opened = "menu" | "add" | "search";

/**
 * The navigation bars and their menus, for members and guests. `onSettled` is called once the bars' height is
 * final.
 */
export default function NavigationShell({ onSettled }: { onSettled: () => void }) {
  const { user } = useSession();
  const [path, navigate] = useLocation();
  const [opened, setOpened] = useState<{ what: Opened; path: string } | null>(null);
  const isMember = user !== null;
  const alerts = usePendingAlertCountOfOtherBrowsers();
  const isOpen = (what: Opened) => opened?.what === what && opened.path === path;

  // A navigation closes the menus.
  useEffect(() => {
    if (opened && opened.path !== path) setOpened(null);
  }, [opened, path]);

  useEffect(() => runWhenIdle(preloadOfflinePicture), []);

  // The check is here because cook mode, which must not be interrupted, has no navigation shell.
  useEffect(checkSessionOnReturn, []);

  const openSearch = () => setOpened({ what: "search", path });
  const closeSearch = useCallback(() => setOpened(null), []);
  useSearchShortcuts(openSearch);

  function change(what: Opened, open: boolean) {
    setOpened(open ? { what, path } : null);
    // The address /add shows this sheet over the dashboard, so closing it navigates to the dashboard.
    if (!open && what === "add" && path === paths.add) navigate(paths.dashboard, { replace: true });
  }

  return (
    <>
      <TopNavigationBar
        isMember={isMember}
        alerts={alerts}
        onOpenMenu={() => change("menu", true)}
        onSearch={openSearch}
      />
      {user ? <UsageBarAndPlanDialog userId={user.id} onSettled={onSettled} /> : null}
      <BottomNavigationBar isMember={isMember} alerts={alerts} onAdd={() => change("add", true)} />
      <NavigationDrawer alerts={alerts} open={isOpen("menu")} onOpenChange={(open) => change("menu", open)} />
      <LazyQuickSearchHost open={isOpen("search")} onClose={closeSearch} />
      <ConfirmDialogHost />
      {isMember ? (
        <AddRecipeSheet
          open={isOpen("add") || path === paths.add}
          onOpenChange={(open) => change("add", open)}
        />
      ) : null}
    </>
  );
}

/** Loaded when the search is first opened. */
const QuickSearch = createLazyComponent(() => import("../search/quick-search.tsx"), { isOptional: true });

/** Matches the search page's own field. */
const PAGE_FIELD_SELECTOR = "main search [role=combobox]";

type Props = { open: boolean; onClose: () => void };

/** The search dialog over any page. On the search page the page's own field gets the focus instead. */
function LazyQuickSearchHost({ open, onClose }: Props) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!open) return;
    const field = document.querySelector<HTMLElement>(PAGE_FIELD_SELECTOR);
    if (field === null) return setWanted(true);
    onClose();
    field.focus();
  }, [open, onClose]);
  return isWanted ? <QuickSearch open={open} onClose={onClose} /> : null;
}
