import { Bot, Laptop, type LucideIcon, Smartphone, Tablet, Tv } from "lucide-react";

const icons: Record<string, LucideIcon> = { mobile: Smartphone, tablet: Tablet, tv: Tv, bot: Bot };

/** An icon for the device type; unknown types get a laptop. */
export function DeviceIcon({ type, className }: { type: string | null; className?: string }) {
  const Icon = icons[type ?? ""] ?? Laptop;
  return <Icon aria-hidden className={className} />;
}
