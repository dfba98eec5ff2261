import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../lib/class-names.ts";

/** Classes, icon and ARIA role for each tone of an alert. */
export const alertTones = {
  error: { box: "bg-tomato-wash", icon: CircleAlert, ink: "text-tomato", role: "alert" },
  warning: { box: "bg-amber-wash", icon: TriangleAlert, ink: "text-amber", role: "status" },
  success: { box: "bg-herb-wash", icon: CircleCheck, ink: "text-herb", role: "status" },
  info: { box: "bg-sunk", icon: Info, ink: "text-soft", role: "status" },
} as const;

export type AlertTone = keyof typeof alertTones;

/**
 * A message with an icon. `action` is a button or link below the text; `aside` contains small buttons that
 * are next to it if there is space.
 */
export function Alert({
  tone,
  title,
  children,
  action,
  aside,
  className,
}: {
  tone: AlertTone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  aside?: ReactNode;
  className?: string;
}) {
  const { box, icon: Icon, ink, role } = alertTones[tone];
  return (
    <div
      role={role}
      className={cn("flex animate-appear gap-3 rounded-card px-4 py-3.5 text-note", box, className)}
    >
      <Icon aria-hidden className={cn("size-5.5 shrink-0", aside ? "mt-2" : "mt-px", ink)} />
      <div className="min-w-0 grow">
        {title ? <p className="font-semibold">{title}</p> : null}
        {aside ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 font-medium">
            <span className="py-2">{children}</span>
            <span className="flex flex-wrap gap-2">{aside}</span>
          </div>
        ) : children ? (
          <div className={title ? "mt-0.5" : "font-medium"}>{children}</div>
        ) : null}
        {action ? <div className="mt-3">{action}</div> : null}
      </div>
    </div>
  );
}
