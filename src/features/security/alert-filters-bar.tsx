import { ChevronDown, X } from "lucide-react";
import { useState } from "react";
import { AlertSeverity, AlertStatus, AlertType } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { LabelledNumberSelect } from "../../components/ui/labelled-number-select.tsx";
import { PillSelect } from "../../components/ui/pill-select.tsx";
import { SheetClose, SidePanelSheet } from "../../components/ui/side-panel-sheet.tsx";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";

const texts = text.security.alerts;
const LIMITS = [50, 100, 200, 500];

export type AlertFilter = {
  status: AlertStatus | null;
  severity: AlertSeverity | null;
  alertType: AlertType | null;
  limit: number;
};

export const noFilter: AlertFilter = { status: null, severity: null, alertType: null, limit: 100 };

export const isAnyFilterSet = ({ status, severity, alertType }: AlertFilter) =>
  status !== null || severity !== null || alertType !== null;

type Props = { filter: AlertFilter; onChange: (filter: AlertFilter) => void };

/** The filters of the alert list and its limit: in a row on wide screens, otherwise behind a button. */
export function AlertFiltersBar(props: Props) {
  return (
    <>
      <div className="alert-filters">
        <AlertFilterSelects {...props} />
      </div>
      <AlertFilterSheet {...props} />
    </>
  );
}

function AlertFilterSelects({ filter, onChange }: Props) {
  return (
    <>
      <FilterSelect
        label={texts.status}
        any={texts.any.status}
        value={filter.status}
        options={AlertStatus.options}
        words={texts.statuses}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <FilterSelect
        label={texts.severity}
        any={texts.any.severity}
        value={filter.severity}
        options={AlertSeverity.options}
        words={text.security.levels}
        onChange={(severity) => onChange({ ...filter, severity })}
      />
      <FilterSelect
        label={texts.type}
        any={texts.any.type}
        value={filter.alertType}
        options={AlertType.options}
        words={texts.types}
        onChange={(alertType) => onChange({ ...filter, alertType })}
      />
      <LabelledNumberSelect
        label={texts.limit}
        value={filter.limit}
        options={LIMITS}
        onChange={(limit) => onChange({ ...filter, limit })}
      />
    </>
  );
}

/** Selects one of a few values, or any (null). */
function FilterSelect<Value extends string>(props: {
  label: string;
  any: string;
  value: Value | null;
  options: readonly Value[];
  words: Readonly<Record<Value, string>>;
  onChange: (value: Value | null) => void;
}) {
  const options = props.options.map((value) => ({ value, label: props.words[value] }));
  return (
    <PillSelect<Value | "">
      label={props.label}
      value={props.value ?? ""}
      options={[{ value: "", label: props.any }, ...options]}
      onChange={(value) => props.onChange(value === "" ? null : value)}
      isActive={props.value !== null}
    />
  );
}

function AlertFilterSheet(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const count = listActiveAlertFilters(props.filter).length;
  return (
    <>
      <Button
        size="small"
        aria-label={texts.filterCount(count)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="alert-filter-button"
      >
        {texts.filter}
        {count === 0 ? null : (
          <span className="grid size-5 place-items-center rounded-full bg-ink text-paper text-sm tabular-nums">
            {count}
          </span>
        )}
        <ChevronDown aria-hidden />
      </Button>
      <SidePanelSheet open={isOpen} onOpenChange={setOpen} side="bottom" title={texts.filter}>
        <div className="alert-filters-sheet grid justify-items-start gap-3">
          <AlertFilterSelects {...props} />
          <SheetClose asChild>
            <Button variant="primary">{texts.showThese}</Button>
          </SheetClose>
        </div>
      </SidePanelSheet>
    </>
  );
}

/** The active filters as removable chips, for screens on which a button hides the filters. */
export function ActiveAlertFilterChips({ filter, onChange }: Props) {
  const active = listActiveAlertFilters(filter);
  if (active.length === 0) return null;
  return (
    <ul aria-label={texts.active} className="alert-filter-chips">
      {active.map(({ name, label }) => (
        <li key={name}>
          <Button
            ref={moveFocusOnRemoval}
            size="small"
            aria-label={texts.removeFilter(label)}
            onClick={() => onChange({ ...filter, [name]: null })}
          >
            {label}
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The active filters with their labels. */
function listActiveAlertFilters({ status, severity, alertType }: AlertFilter) {
  return [
    { name: "status", label: status && texts.statuses[status] },
    { name: "severity", label: severity && text.security.levels[severity] },
    { name: "alertType", label: alertType && texts.types[alertType] },
  ].flatMap(({ name, label }) => (label === null ? [] : [{ name, label }]));
}
