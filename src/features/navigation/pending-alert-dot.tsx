import "./pending-alert-dot.css";

/** Marks a button or link that leads to pending alerts; its label has the number. The parent must be positioned. */
export function PendingAlertDot() {
  return <span aria-hidden data-alert-dot className="alert-dot" />;
}
