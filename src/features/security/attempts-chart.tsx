import type { SecurityStats } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { formatDate } from "../../lib/format.ts";
import { scaleOf } from "./attempts-scale.ts";
import "./attempts-chart.css";

const words = text.security.statistics;
const HEIGHT = 96;
const STEP = 20;

type Props = { days: SecurityStats["days"] };

/** How often somebody signed in, or tried to, day by day; where nobody did, that alone. */
export function AttemptsChart({ days }: Props) {
  const isEmpty = days.every(({ succeeded, failed }) => succeeded + failed === 0);
  return (
    <section aria-labelledby="chart">
      <h2 id="chart" className="text-2xl">
        {words.chart}
      </h2>
      {isEmpty ? <p className="mt-2 text-soft">{words.chartEmpty}</p> : <Bars days={days} />}
    </section>
  );
}

/** A bar a day: what failed stands upon what succeeded. Its figures are in the table below it. */
function Bars({ days }: Props) {
  const { isPressed, top, middle, heightOf } = scaleOf(days);
  const sum = (of: "succeeded" | "failed") => days.reduce((total, day) => total + day[of], 0);
  return (
    <>
      <p className="security-legend">
        <span data-of="succeeded">{words.succeeded}</span> <span data-of="failed">{words.failedOnes}</span>
      </p>
      <div className="attempts-plot">
        <svg
          role="img"
          aria-label={words.chartTold(sum("succeeded"), sum("failed"))}
          className="attempts-chart"
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <path
            data-of="none"
            d={`M0 0h${days.length * STEP}v.75H0zM0 ${HEIGHT / 2}h${days.length * STEP}v.75H0z`}
          />
          {days.map(({ day, succeeded, failed }, at) => {
            const all = succeeded + failed;
            const good = all === 0 ? 0 : (heightOf(all) * HEIGHT * succeeded) / all;
            const bad = all === 0 ? 0 : (heightOf(all) * HEIGHT * failed) / all;
            const x = at * STEP + 3;
            return (
              <g key={day}>
                <rect data-of="none" x={x} y={HEIGHT - 2} width={STEP - 6} height={2} />
                <rect data-of="succeeded" x={x} y={HEIGHT - good} width={STEP - 6} height={good} />
                <rect data-of="failed" x={x} y={HEIGHT - good - bad} width={STEP - 6} height={bad} />
              </g>
            );
          })}
        </svg>
        <p className="attempts-scale" aria-hidden>
          <span>{top.toLocaleString("en")}</span>
          <span>{middle.toLocaleString("en")}</span>
        </p>
      </div>
      <p className="attempts-ends" aria-hidden>
        <span>{formatDate(noonOf(days[0]))}</span>
        <span>{formatDate(noonOf(days.at(-1)))}</span>
      </p>
      {isPressed ? <p className="attempts-note">{words.pressed}</p> : null}
      <details className="attempts-table">
        <summary>{words.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.succeeded}</th>
              <th scope="col">{words.failedOnes}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, succeeded, failed }) => (
              <tr key={day}>
                <th scope="row">{formatDate(noonOf({ day }))}</th>
                <td>{succeeded}</td>
                <td>{failed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** A calendar day is the same day wherever it is read. */
function noonOf(of: { day: string } | undefined): string | null {
  return of ? `${of.day}T12:00:00` : null;
}
