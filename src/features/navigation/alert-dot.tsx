import "./alert-dot.css";

/** Marks a button or link that leads to waiting alerts; its name says how many. The parent is positioned. */
export function AlertDot() {
  return <span aria-hidden data-alert-dot className="alert-dot" />;
}
