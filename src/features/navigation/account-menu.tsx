import { CircleUserRound, LogOut } from "lucide-react";
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
import { leave } from "../sessions/leave.ts";

/** The member's own menu. */
export function AccountMenu() {
  const { user } = useSession();
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant="plain" size="icon" aria-label={text.navigation.account}>
          <CircleUserRound aria-hidden className="size-6" strokeWidth={1.75} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {user ? (
          <DropdownMenuLabel className="max-w-72 truncate">
            {text.navigation.signedInAs(user.name)}
          </DropdownMenuLabel>
        ) : null}
        <DropdownMenuItem icon={<LogOut aria-hidden />} onSelect={leave}>
          {text.navigation.logout}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
