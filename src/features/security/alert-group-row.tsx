import { Check, CircleCheck, TriangleAlert } from "lucide-react";
import { Indicator, Root } from "radix-ui/checkbox";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";
import { AlertActionsMenu, AlertAnswerButton } from "./alert-buttons.tsx";
import {
  type AlertGroup,
  canAnswerAlertWithItWasMe,
  type describeWhetherLoginsAreActiveOrNull,
  findCommonIpAndReasons,
  formatAlertPeriod,
  isAlertCriticalOrHigh,
  summarizeAlertGroup,
} from "./alert-facts.ts";
import { formatRelativeDayAndTime } from "./format-history.ts";
import { changePasswordLink } from "./security-tasks.ts";
import "../../components/ui/fold.css";

const texts = text.security.alerts;
const badgeTones = { critical: "tomato", high: "tomato", medium: "amber", low: "plain" } as const;
const textColors = { critical: "text-tomato", high: "text-tomato", medium: "text-amber", low: "text-soft" };
const MAX_DESCRIPTION_LENGTH = 200;

type Answer = "me" | "not_me";

/** A row with one alert, or several with the same text; pending ones have buttons. */
export function AlertGroupRow(props: {
  alerts: AlertGroup;
  /** Whether the alert is about this browser. */
  isAboutHere: boolean;
  /** Whether this row has the highest severity; its answer is then the primary button of the page. */
  isFirst: boolean;
  /** Whether the logins of the alerts are still active; null if unknown. */
  logins: ReturnType<typeof describeWhetherLoginsAreActiveOrNull>;
  /** Whether the row has a checkbox instead of answers. */
  isSelectable: boolean;
  isSelected: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onAcknowledge: () => void;
  onReply: (answer: Answer) => void;
  /** The single alerts of the row, shown below its text. */
  children?: ReactNode;
}) {
  const { alerts, isBusy } = props;
  const [alert] = alerts;
  const { title, description, severity } = summarizeAlertGroup(alerts);
  const { ip, reasons } = findCommonIpAndReasons(alerts);
  // A title other than the alert's means that the row joins password guesses with lockouts.
  const isAttackGroup = title !== alert.title;
  const isPending = alert.status === "pending";
  const isSingle = alerts.length === 1;
  const Icon = isPending ? TriangleAlert : CircleCheck;
  const when = formatAlertPeriod(alerts, Date.now());
  const acknowledge = isSingle ? texts.acknowledge : texts.acknowledgeAll(alerts.length);
  const isPrimary = props.isFirst && !props.isAboutHere;
  const grave = isAlertCriticalOrHigh({ severity });
  const button = { title, isBusy, isSmall: true };
  return (
    <li className="alert-row" data-story={isAttackGroup || undefined}>
      {isPending && props.isSelectable ? (
        <SelectAlertCheckbox
          label={texts.select(title)}
          isSelected={props.isSelected}
          onToggle={props.onToggle}
        />
      ) : (
        <Icon aria-hidden className={cn("mt-0.5 size-5.5", isPending ? textColors[severity] : "text-soft")} />
      )}
      <div className="alert-words">
        <p className="alert-title">
          {title}
          <Badge tone={isPending ? badgeTones[severity] : "plain"}>{text.security.levels[severity]}</Badge>
          {isPending ? null : <Badge>{texts.statuses[alert.status]}</Badge>}
          {props.isAboutHere ? <Badge tone="herb">{text.security.places.current}</Badge> : null}
        </p>
        <p dir="auto">{truncateDescription(description)}</p>
        {reasons.length > 0 ? <p>{reasons.join(" · ")}</p> : null}
        {props.logins && !props.isAboutHere ? (
          <p className="alert-login" data-live={props.logins.isLive || undefined}>
            {props.logins.status}
          </p>
        ) : null}
        <p className="alert-when">
          {[
            isSingle ? when : texts.alike(alerts.length, when),
            ip === null ? null : texts.from(ip),
            alert.acknowledgedAt === null
              ? null
              : texts.acknowledged(formatRelativeDayAndTime(alert.acknowledgedAt, Date.now())),
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </p>
        {isPending && !props.isSelectable ? (
          <div className="mt-2 flex flex-wrap gap-2">
            {canAnswerAlertWithItWasMe(alert) ? (
              <>
                <AlertAnswerButton
                  {...button}
                  label={isSingle ? texts.me : texts.allMe(alerts.length)}
                  isFilled={isPrimary && !grave}
                  onClick={() => props.onReply("me")}
                />
                <AlertAnswerButton
                  {...button}
                  label={isSingle ? texts.notMe : texts.noneMe}
                  isFilled={isPrimary && grave}
                  onClick={() => props.onReply("not_me")}
                />
                <AlertActionsMenu
                  title={title}
                  label={acknowledge}
                  isBusy={isBusy}
                  onAcknowledge={props.onAcknowledge}
                />
              </>
            ) : (
              <>
                {isAttackGroup || isPrimary ? (
                  <Button asChild variant={isPrimary ? "primary" : "quiet"} size="small">
                    <Link href={changePasswordLink.href}>{changePasswordLink.label}</Link>
                  </Button>
                ) : null}
                <AlertAnswerButton {...button} label={acknowledge} onClick={props.onAcknowledge} />
              </>
            )}
          </div>
        ) : null}
        {props.children}
      </div>
    </li>
  );
}

/** A checkbox whose label is the text of its row. */
function SelectAlertCheckbox(props: { label: string; isSelected: boolean; onToggle: () => void }) {
  return (
    <Root
      aria-label={props.label}
      checked={props.isSelected}
      onCheckedChange={props.onToggle}
      className="touch-44 mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-sm border border-edge bg-surface transition-colors data-[state=checked]:border-tomato data-[state=checked]:bg-tomato"
    >
      <Indicator>
        <Check aria-hidden className="size-4 text-on-tomato" strokeWidth={3} />
      </Indicator>
    </Root>
  );
}

/** Alerts with the same answer in one line, which unfolds to show each of them. */
export function AnsweredAlertsRow({ alerts, children }: { alerts: AlertGroup; children: ReactNode }) {
  const [{ title, status, severity, createdAt }] = alerts;
  const when = formatRelativeDayAndTime(createdAt, Date.now());
  return (
    <li className="alert-row" data-closed>
      <CircleCheck aria-hidden className="size-5.5 text-soft" />
      <div className="alert-words">
        <FoldedAlertList
          summary={
            <>
              <span className="alert-title">
                {title}
                <Badge>{text.security.levels[severity]}</Badge>
              </span>{" "}
              <span className="alert-when">
                {status === "pending" ? when : texts.closed[status](alerts.length, when)}
              </span>
            </>
          }
        >
          {children}
        </FoldedAlertList>
      </div>
    </li>
  );
}

/** A foldable list of the alerts in a row. It renders them only while it is open. */
export function FoldedAlertList({ summary, children }: { summary?: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="alert-alike fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary ?? texts.showAlike}</summary>
      {isOpen ? <ul>{children}</ul> : null}
    </details>
  );
}

function truncateDescription(description: string): string {
  const letters = Array.from(description);
  return letters.length <= MAX_DESCRIPTION_LENGTH
    ? description
    : `${letters.slice(0, MAX_DESCRIPTION_LENGTH).join("")}…`;
}
