import { CircleCheck, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { handOnFocus } from "../../lib/hand-on-focus.ts";
import { isAnswerable } from "./alert-kinds.ts";
import { type AlikeAlerts, commonOf } from "./group-alerts.ts";
import { whenWords } from "./history-words.ts";
import { SelectBox } from "./select-box.tsx";

const words = text.security.alerts;
const tones = { critical: "tomato", high: "tomato", medium: "amber", low: "plain" } as const;
const DESCRIPTION_SHOWN = 200;

type Answer = "me" | "not_me";

/** An alert, or several that say the same, and what to do about it while it waits. */
export function AlertRow(props: {
  alerts: AlikeAlerts;
  /** It is about the browser that one sits at. */
  isAboutHere: boolean;
  isSelectable: boolean;
  isSelected: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onAcknowledge: () => void;
  onReply: (answer: Answer) => void;
  /** Each of several, below what is said of all. */
  children?: ReactNode;
}) {
  const { alerts, isBusy } = props;
  const [alert] = alerts;
  const { ip, reasons } = commonOf(alerts);
  const isPending = alert.status === "pending";
  const isOne = alerts.length === 1;
  const Icon = isPending ? TriangleAlert : CircleCheck;
  const when = whenWords(alert.createdAt, Date.now());
  const button = (label: string, onClick: () => void, variant: "quiet" | "plain" = "quiet") => (
    <Button
      ref={handOnFocus}
      size="small"
      variant={variant}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
    >
      {label}
      <span className="sr-only">{words.ofAlert(alert.title)}</span>
    </Button>
  );
  return (
    <li className="alert-row" data-severity={isPending ? alert.severity : undefined}>
      {isPending && props.isSelectable ? (
        <SelectBox
          label={words.select(alert.title)}
          isSelected={props.isSelected}
          onToggle={props.onToggle}
        />
      ) : (
        <Icon aria-hidden />
      )}
      <div className="alert-words">
        <p className="alert-title">
          {alert.title}
          <Badge tone={isPending ? tones[alert.severity] : "plain"}>
            {text.security.levels[alert.severity]}
          </Badge>
          {isPending ? null : <Badge>{words.statuses[alert.status]}</Badge>}
          {props.isAboutHere ? <Badge tone="herb">{text.security.places.current}</Badge> : null}
        </p>
        <p dir="auto">{shortened(alert.description)}</p>
        {reasons.length > 0 ? <p>{reasons.join(" · ")}</p> : null}
        <p className="alert-when">
          {[
            isOne ? when : words.alike(alerts.length, when),
            ip === null ? null : words.from(ip),
            alert.acknowledgedAt === null
              ? null
              : words.acknowledged(whenWords(alert.acknowledgedAt, Date.now())),
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </p>
        {isPending ? (
          <div className="alert-deeds">
            {isAnswerable(alert)
              ? button(isOne ? words.me : words.allMe(alerts.length), () => props.onReply("me"))
              : null}
            {isAnswerable(alert)
              ? button(isOne ? words.notMe : words.noneMe, () => props.onReply("not_me"))
              : null}
            {button(
              isOne ? words.acknowledge : words.acknowledgeAll(alerts.length),
              props.onAcknowledge,
              isAnswerable(alert) ? "plain" : "quiet",
            )}
          </div>
        ) : null}
        {props.children}
      </div>
    </li>
  );
}

/** Several that were answered alike: one quiet line, which opens. */
export function ClosedAlerts({ alerts, children }: { alerts: AlikeAlerts; children: ReactNode }) {
  const [{ title, status, severity, createdAt }] = alerts;
  const said = status === "pending" ? words.alike : words.closed[status];
  return (
    <li className="alert-row" data-closed>
      <CircleCheck aria-hidden />
      <div className="alert-words">
        <EachAlert
          said={
            <>
              <span className="alert-title">
                {title}
                <Badge>{text.security.levels[severity]}</Badge>
              </span>{" "}
              <span className="alert-when">{said(alerts.length, whenWords(createdAt, Date.now()))}</span>
            </>
          }
        >
          {children}
        </EachAlert>
      </div>
    </li>
  );
}

/** What opens below several that say the same; a hundred closed ones cost nothing. */
export function EachAlert({ said, children }: { said?: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="alert-alike" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{said ?? words.showAlike}</summary>
      {isOpen ? <ul>{children}</ul> : null}
    </details>
  );
}

function shortened(description: string): string {
  const letters = Array.from(description);
  return letters.length <= DESCRIPTION_SHOWN
    ? description
    : `${letters.slice(0, DESCRIPTION_SHOWN).join("")}…`;
}
