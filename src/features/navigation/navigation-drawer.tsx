import {
  BookOpen,
  Camera,
  Heart,
  House,
  Link2,
  LogIn,
  LogOut,
  type LucideIcon,
  PencilLine,
  Search,
  ShieldCheck,
  Sparkles,
  UserPlus,
  UserRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { Logo } from "../../components/logo.tsx";
import { ThemeSegmentedControl } from "../../components/theme-choices.tsx";
import { SheetClose, SidePanelSheet } from "../../components/ui/side-panel-sheet.tsx";
import { cn } from "../../lib/class-names.ts";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { openPlanDialog } from "../plans/open-plans.ts";
import { logOutAndClearLocalData } from "../sessions/log-out.ts";
import { wasServerUnlimitedAtLastResponse } from "../usage/unlimited-plan-cache.ts";
import { isPathWithoutUsageWarnings } from "../usage/warning-cache.ts";
import { SignedInNameAndPlan } from "./signed-in-name-and-plan.tsx";

const texts = text.navigation;

/** A drawer with links to all pages, sign-in or sign-out, and the choice of the appearance. */
export function NavigationDrawer(props: {
  alerts: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { alerts, open, onOpenChange } = props;
  const { user } = useSession();
  const [path] = useLocation();
  return (
    <SidePanelSheet
      open={open}
      onOpenChange={onOpenChange}
      side="left"
      title={texts.menu}
      description={texts.menuDescription}
      hideTitle
      className="flex flex-col gap-5 pt-3"
    >
      <div className="flex h-11 items-center">
        <Logo />
      </div>
      {user ? (
        <div className="-mb-2 shrink-0 px-3">
          <SignedInNameAndPlan user={user} />
        </div>
      ) : (
        <p className="-mb-2 shrink-0 truncate px-3 text-note text-soft">{texts.guest}</p>
      )}
      <nav aria-label={texts.menu}>
        <DrawerEntryList>
          <DrawerLink href={paths.dashboard} icon={House} label={texts.dashboard} />
          {user ? <DrawerLink href={paths.recipes} icon={BookOpen} label={texts.myRecipes} /> : null}
          {user ? <DrawerLink href={paths.favorites} icon={Heart} label={texts.favorites} /> : null}
          <DrawerLink href={paths.search()} icon={Search} label={texts.search} />
        </DrawerEntryList>
        {user ? (
          <DrawerEntryList>
            <DrawerLink href={paths.recipeCreate} icon={PencilLine} label={texts.createRecipe} />
            <DrawerLink href={paths.recipeImport()} icon={Link2} label={texts.importRecipe} />
            <DrawerLink href={paths.recipeScan} icon={Camera} label={texts.scanRecipe} />
          </DrawerEntryList>
        ) : null}
        <DrawerEntryList>
          {user ? (
            <>
              <DrawerLink href={paths.profile} icon={UserRound} label={texts.profile} />
              <DrawerLink
                href={paths.security}
                icon={ShieldCheck}
                label={texts.security}
                hint={alerts > 0 ? texts.alertsWaiting(alerts) : undefined}
              />
              {isPathWithoutUsageWarnings(path) || wasServerUnlimitedAtLastResponse() ? null : (
                <DrawerActionButton
                  icon={Sparkles}
                  label={texts.viewPlans}
                  onClick={openPlansAfterDrawerCloses}
                />
              )}
              <DrawerActionButton icon={LogOut} label={texts.logout} onClick={logOutAndClearLocalData} />
            </>
          ) : (
            <>
              <DrawerLink href={paths.login} icon={LogIn} label={texts.signIn} />
              <DrawerLink href={paths.register} icon={UserPlus} label={texts.signUp} />
            </>
          )}
        </DrawerEntryList>
      </nav>
      <div className="mt-auto">
        <p className="mb-2 px-3 text-sm text-soft">{texts.theme}</p>
        <ThemeSegmentedControl />
      </div>
    </SidePanelSheet>
  );
}

/**
 * Waits until the closing drawer has returned the focus, so that the plan dialog later returns it to the same
 * element.
 */
function openPlansAfterDrawerCloses(): void {
  requestAnimationFrame(() => openPlanDialog("navigation"));
}

const entryClasses =
  "flex h-11.5 w-full cursor-pointer items-center gap-3.5 rounded-md px-3 text-left font-semibold text-note hover:bg-sunk";

function DrawerEntryList({ children }: { children: ReactNode }) {
  return <ul className="border-line py-2 not-last:border-b">{children}</ul>;
}

function DrawerActionButton({
  icon: Icon,
  label,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}) {
  return (
    <li>
      <SheetClose asChild>
        <button type="button" onClick={onClick} className={entryClasses}>
          <Icon aria-hidden className="size-5 text-soft" />
          {label}
        </button>
      </SheetClose>
    </li>
  );
}

function DrawerLink(props: { href: string; icon: LucideIcon; label: string; hint?: string | undefined }) {
  const { href, icon: Icon, label, hint } = props;
  const [path] = useLocation();
  const isCurrent = path === href;
  return (
    <li>
      <SheetClose asChild>
        <Link
          href={href}
          aria-current={isCurrent ? "page" : undefined}
          className={cn(entryClasses, isCurrent && "bg-sunk text-tomato")}
        >
          <Icon aria-hidden className={cn("size-5", !isCurrent && "text-soft")} />
          <span>
            {label}
            {hint ? <span className="block font-normal text-sm text-soft">{hint}</span> : null}
          </span>
        </Link>
      </SheetClose>
    </li>
  );
}
