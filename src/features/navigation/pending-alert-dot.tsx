import "./pending-alert-dot.css";

/**
 * A dot on a button or link that leads to pending alerts. The button's label must state their number, and its
 * element must be positioned.
 */
export function PendingAlertDot() {
  return <span aria-hidden data-alert-dot className="alert-dot" />;
}
