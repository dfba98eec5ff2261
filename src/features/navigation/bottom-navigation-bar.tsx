import { BookOpen, House, LogIn, type LucideIcon, Plus, Search, UserRound } from "lucide-react";
import { Link, useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { paths } from "../../paths.ts";
import { type BottomBarItem, bottomBarItemOfPathOrNull } from "./bottom-bar-selection.ts";
import { PendingAlertDot } from "./pending-alert-dot.tsx";
import "./bottom-navigation-bar.css";

type Item = { key: BottomBarItem; label: string; icon: LucideIcon; href?: string };

const texts = text.navigation;
const home: Item = { key: "home", label: texts.home, icon: House, href: paths.dashboard };
const search: Item = { key: "search", label: texts.search, icon: Search, href: paths.search() };
const memberItems: Item[] = [
  home,
  { key: "recipes", label: texts.recipes, icon: BookOpen, href: paths.recipes },
  { key: "add", label: texts.add, icon: Plus },
  search,
  { key: "profile", label: texts.profile, icon: UserRound, href: paths.profile },
];
const guestItems: Item[] = [
  home,
  search,
  { key: "login", label: texts.signIn, icon: LogIn, href: paths.login },
];

/** The navigation bar of small screens: 64 px high, plus the device's safe area. */
export function BottomNavigationBar(props: { isMember: boolean; alerts: number; onAdd: () => void }) {
  const { isMember, alerts, onAdd } = props;
  const [path] = useLocation();
  const selected = bottomBarItemOfPathOrNull(path, !isMember);
  const items = isMember ? memberItems : guestItems;
  return (
    <nav
      aria-label={texts.bottom}
      className="bottom-bar fixed inset-x-0 bottom-0 z-40 border-line border-t bg-surface pb-safe md:hidden print:hidden"
    >
      <ul className="mx-auto flex h-16 max-w-lg">
        {items.map((item) => (
          <li key={item.key} className="min-w-0 flex-1">
            <BottomBarButton
              item={item}
              isSelected={selected === item.key}
              alerts={item.key === "profile" ? alerts : 0}
              onAdd={onAdd}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BottomBarButton(props: { item: Item; isSelected: boolean; alerts: number; onAdd: () => void }) {
  const { item, isSelected, alerts, onAdd } = props;
  const Icon = item.icon;
  const classes = cn(
    "flex size-full cursor-pointer flex-col items-center justify-center gap-1 font-semibold transition-colors focus-visible:-outline-offset-4",
    isSelected ? "text-tomato" : "text-soft",
  );
  const inside = (
    <>
      <span className="relative">
        <Icon aria-hidden className="size-5.5" strokeWidth={isSelected ? 2.4 : 2} />
        {alerts > 0 ? <PendingAlertDot /> : null}
      </span>
      {item.label}
    </>
  );
  if (item.href === undefined) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={isSelected ? "page" : undefined}
        onClick={onAdd}
        className={classes}
      >
        {inside}
      </button>
    );
  }
  return (
    <Link
      href={item.href}
      aria-label={alerts > 0 ? `${item.label}, ${texts.alertsWaiting(alerts)}` : undefined}
      aria-current={isSelected ? "page" : undefined}
      className={classes}
    >
      {inside}
    </Link>
  );
}
