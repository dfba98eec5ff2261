import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { Input } from "./input.tsx";

/** A password field with a button that shows the password. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className={cn("relative block", className)}>
      <Input type={isShown ? "text" : "password"} className="pr-12" {...rest} />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={isShown ? text.common.hidePassword : text.common.showPassword}
        onClick={() => setShown(!isShown)}
        className="absolute top-0.5 right-0.5 grid size-10.5 place-items-center rounded-md text-soft hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </span>
  );
}
