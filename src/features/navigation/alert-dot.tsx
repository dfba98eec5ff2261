/** Marks a button or link that leads to waiting alerts; its name says how many. The parent is positioned. */
export function AlertDot({ className }: { className: string }) {
  return (
    <span aria-hidden data-alert-dot className={`absolute size-2.5 rounded-full bg-tomato ${className}`} />
  );
}
