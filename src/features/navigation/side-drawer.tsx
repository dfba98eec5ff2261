import {
  BookOpen,
  Camera,
  Heart,
  House,
  Link2,
  LogIn,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  PencilLine,
  Search,
  Sun,
  UserPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { Logo } from "../../components/logo.tsx";
import { Segmented } from "../../components/ui/segmented.tsx";
import { Sheet, SheetClose } from "../../components/ui/sheet.tsx";
import { cn } from "../../lib/class-names.ts";
import { useSession } from "../../lib/session.ts";
import { chooseTheme, useThemeChoice } from "../../lib/theme.ts";
import { paths } from "../../paths.ts";
import { leave } from "../sessions/leave.ts";

const words = text.navigation;

/** Hidden until the menu button opens it: all places, the way in or out, and how Larder looks. */
export function SideDrawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { user } = useSession();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="left"
      title={words.menu}
      description={words.menuDescription}
      hideTitle
      className="flex flex-col gap-5 pt-3"
    >
      <div className="flex h-11 items-center">
        <Logo />
      </div>
      <p className="-mb-2 truncate px-3 text-note text-soft">
        {user ? words.signedInAs(user.name) : words.guest}
      </p>
      <nav aria-label={words.menu}>
        <Entries>
          <Entry href={paths.dashboard} icon={House} label={words.dashboard} />
          {user ? <Entry href={paths.recipes} icon={BookOpen} label={words.myRecipes} /> : null}
          {user ? <Entry href={paths.favorites} icon={Heart} label={words.favorites} /> : null}
          <Entry href={paths.search()} icon={Search} label={words.search} />
        </Entries>
        {user ? (
          <Entries>
            <Entry href={paths.recipeCreate} icon={PencilLine} label={words.createRecipe} />
            <Entry href={paths.recipeImport()} icon={Link2} label={words.importRecipe} />
            <Entry href={paths.recipeScan} icon={Camera} label={words.scanRecipe} />
          </Entries>
        ) : null}
        <Entries>
          {user ? (
            <li>
              <SheetClose asChild>
                <button type="button" onClick={leave} className={entryClasses}>
                  <LogOut aria-hidden className="size-5 text-soft" />
                  {words.logout}
                </button>
              </SheetClose>
            </li>
          ) : (
            <>
              <Entry href={paths.login} icon={LogIn} label={words.signIn} />
              <Entry href={paths.register} icon={UserPlus} label={words.signUp} />
            </>
          )}
        </Entries>
      </nav>
      <ThemeChoice />
    </Sheet>
  );
}

const entryClasses =
  "flex h-11.5 w-full cursor-pointer items-center gap-3.5 rounded-md px-3 text-left font-semibold text-note hover:bg-sunk";

function Entries({ children }: { children: ReactNode }) {
  return <ul className="border-line py-2 not-last:border-b">{children}</ul>;
}

function Entry({ href, icon: Icon, label }: { href: string; icon: LucideIcon; label: string }) {
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
          {label}
        </Link>
      </SheetClose>
    </li>
  );
}

function ThemeChoice() {
  const choice = useThemeChoice();
  return (
    <div className="mt-auto">
      <p className="mb-2 px-3 text-sm text-soft">{words.theme}</p>
      <Segmented
        label={words.theme}
        value={choice}
        onChange={chooseTheme}
        options={[
          { value: "light", label: words.themeLight, icon: <Sun aria-hidden /> },
          { value: "dark", label: words.themeDark, icon: <Moon aria-hidden /> },
          { value: "system", label: words.themeSystem, icon: <Monitor aria-hidden /> },
        ]}
      />
    </div>
  );
}
