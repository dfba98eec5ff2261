import { AlertSeverity, AlertStatus, AlertType } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { NumberSelect } from "../../components/ui/number-select.tsx";
import { WordSelect } from "./word-select.tsx";

const words = text.security.alerts;
const LIMITS = [50, 100, 200, 500];

export type AlertFilter = {
  status: AlertStatus | null;
  severity: AlertSeverity | null;
  alertType: AlertType | null;
  limit: number;
};

export const noFilter: AlertFilter = { status: null, severity: null, alertType: null, limit: 100 };

export const isFiltered = ({ status, severity, alertType }: AlertFilter) =>
  status !== null || severity !== null || alertType !== null;

/** Which alerts are shown, and how many of them. */
export function AlertFilters(props: { filter: AlertFilter; onChange: (filter: AlertFilter) => void }) {
  const { filter, onChange } = props;
  return (
    <div className="security-choices">
      <WordSelect
        label={words.status}
        any={words.any.status}
        value={filter.status}
        options={AlertStatus.options}
        words={words.statuses}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <WordSelect
        label={words.severity}
        any={words.any.severity}
        value={filter.severity}
        options={AlertSeverity.options}
        words={text.security.levels}
        onChange={(severity) => onChange({ ...filter, severity })}
      />
      <WordSelect
        label={words.type}
        any={words.any.type}
        value={filter.alertType}
        options={AlertType.options}
        words={words.types}
        onChange={(alertType) => onChange({ ...filter, alertType })}
      />
      <NumberSelect
        label={words.limit}
        value={filter.limit}
        options={LIMITS}
        onChange={(limit) => onChange({ ...filter, limit })}
      />
    </div>
  );
}
