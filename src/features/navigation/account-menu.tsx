import { CircleUserRound, LogOut, ShieldCheck, UserRound } from "lucide-react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { leave } from "../sessions/leave.ts";

/** The member's own menu: these three, and nothing beside them. */
export function AccountMenu() {
  const { user } = useSession();
  const [, navigate] = useLocation();
  const words = text.navigation;
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant="plain" size="icon" aria-label={words.account}>
          <CircleUserRound aria-hidden className="size-6" strokeWidth={1.75} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {user ? (
          <DropdownMenuLabel className="max-w-72 truncate">{words.signedInAs(user.name)}</DropdownMenuLabel>
        ) : null}
        <DropdownMenuItem icon={<UserRound aria-hidden />} onSelect={() => navigate(paths.profile)}>
          {words.profile}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<ShieldCheck aria-hidden />} onSelect={() => navigate(paths.security)}>
          {words.security}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<LogOut aria-hidden />} onSelect={leave}>
          {words.logout}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
