import { CircleUserRound, LogOut, ShieldCheck, UserRound } from "lucide-react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { ThemeChoicesMenuRow } from "../../components/theme-choices.tsx";
import { Button } from "../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { InitialsAvatar } from "../../components/ui/initials-avatar.tsx";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { logOutAndClearLocalData } from "../sessions/log-out.ts";
import { PendingAlertDot } from "./pending-alert-dot.tsx";
import { SignedInNameAndPlan } from "./signed-in-name-and-plan.tsx";

/** The member's menu: name and plan, links, and the choice of the appearance. */
export function AccountMenuButton({ alerts }: { alerts: number }) {
  const { user } = useSession();
  const [, navigate] = useLocation();
  const texts = text.navigation;
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button
          variant="plain"
          size="icon"
          aria-label={alerts > 0 ? `${texts.account}, ${texts.alertsWaiting(alerts)}` : texts.account}
          className="relative"
        >
          {user ? (
            <InitialsAvatar name={user.name} className="text-[0.72rem]" />
          ) : (
            <CircleUserRound aria-hidden className="size-6" strokeWidth={1.75} />
          )}
          {alerts > 0 ? <PendingAlertDot /> : null}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-72">
        {user ? (
          <>
            <DropdownMenuLabel className="px-3 pt-2.5 pb-2">
              <SignedInNameAndPlan user={user} />
            </DropdownMenuLabel>
            <DropdownMenuSeparator />
          </>
        ) : null}
        <DropdownMenuItem icon={<UserRound aria-hidden />} onSelect={() => navigate(paths.profile)}>
          {texts.profile}
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<ShieldCheck aria-hidden />}
          hint={alerts > 0 ? texts.alertsWaiting(alerts) : undefined}
          onSelect={() => navigate(paths.security)}
        >
          {texts.security}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<LogOut aria-hidden />} onSelect={logOutAndClearLocalData}>
          {texts.logout}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{texts.theme}</DropdownMenuLabel>
        <ThemeChoicesMenuRow />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
