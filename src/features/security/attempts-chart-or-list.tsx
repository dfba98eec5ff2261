import type { SecurityStats } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { formatDateOrNull } from "../../lib/format.ts";
import {
  countChartDaysSinceAccountCreated,
  createClippedBarScale,
  succeededHeightOfBarPx,
} from "./attempts-scale.ts";
import { formatMonthAndDay, formatRelativeDay, toLocalNoonIsoText } from "./format-history.ts";
import "./attempts-chart-or-list.css";
import "../../components/ui/fold.css";

const texts = text.security.statistics;
const HEIGHT = 96;
const DAY_WIDTH = 20;
/** The space above the scale for clipped bars, as a share of the chart's height. */
const CLIPPED_SHARE = 0.5;
/** The gap that shows that a bar is clipped: its distance from the bottom and its thickness in px. */
const BREAK = { offset: 48, size: 4 };
/** The minimum height of a clipped bar in px, so that its end is visible above the gap. */
const MIN_CLIPPED_HEIGHT = 56;

type Props = Pick<SecurityStats, "days" | "accountCreated">;

/** With fewer days there is a list, because a chart would be almost empty. */
const MIN_CHART_DAYS = 5;
/** Days between two dates on the time axis. */
const DATE_INTERVAL_DAYS = 7;

/** Sign-in attempts per day as a chart, or as a list if there are only a few days. */
export function AttemptsChartOrList({ days, accountCreated }: Props) {
  const used = days.filter(({ succeeded, failed }) => succeeded + failed > 0);
  return (
    <section aria-labelledby="chart">
      <h2 id="chart" className="text-2xl">
        {texts.chart}
      </h2>
      {used.length >= MIN_CHART_DAYS ? (
        <AttemptBarChart days={days} />
      ) : (
        <FewDaysList used={used} of={countChartDaysSinceAccountCreated(days, accountCreated)} />
      )}
    </section>
  );
}

/** A bar for each day, with failures on top of successes. The table below the chart states the numbers. */
function AttemptBarChart({ days }: Pick<Props, "days">) {
  const { top, middle, isClipped, barShare, overflowShare } = createClippedBarScale(days);
  const sum = (of: "succeeded" | "failed") => days.reduce((total, day) => total + day[of], 0);
  const clipped = days.flatMap(({ day, succeeded, failed }) =>
    isClipped(succeeded + failed) ? [{ day, succeeded, failed, all: succeeded + failed }] : [],
  );
  const above = clipped.length > 0 ? CLIPPED_SHARE : 0;
  const plot = HEIGHT * (1 - above);
  return (
    <>
      <p className="security-legend">
        <span data-of="succeeded">{texts.legend(sum("succeeded"), texts.succeeded)}</span>{" "}
        <span data-of="failed">{texts.legend(sum("failed"), texts.failedOnes)}</span>
      </p>
      <div className="attempts-plot">
        <svg
          role="img"
          aria-label={[
            ...clipped.map(({ day, succeeded, failed }) =>
              texts.cutTold(formatDateOrNull(toLocalNoonIsoText(day)) ?? day, succeeded, failed),
            ),
            texts.chartSummary(sum("succeeded"), sum("failed")),
          ].join(" ")}
          className="attempts-chart"
          viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <path
            data-of="none"
            d={`M0 ${HEIGHT - plot}h${days.length * DAY_WIDTH}v.75H0zM0 ${HEIGHT - plot / 2}h${days.length * DAY_WIDTH}v.75H0z`}
          />
          {days.map(({ day, succeeded, failed }, index) => {
            const all = succeeded + failed;
            const height = isClipped(all)
              ? MIN_CLIPPED_HEIGHT + overflowShare(all) * (HEIGHT - MIN_CLIPPED_HEIGHT)
              : barShare(all) * plot;
            const good = succeededHeightOfBarPx(
              { succeeded, failed },
              height,
              isClipped(all) ? BREAK : undefined,
            );
            const bad = height - good;
            const x = index * DAY_WIDTH + 3;
            return (
              <g key={day}>
                <rect data-of="none" x={x} y={HEIGHT - 2} width={DAY_WIDTH - 6} height={2} />
                <rect data-of="succeeded" x={x} y={HEIGHT - good} width={DAY_WIDTH - 6} height={good} />
                <rect data-of="failed" x={x} y={HEIGHT - height} width={DAY_WIDTH - 6} height={bad} />
                {isClipped(all) ? (
                  <path
                    data-of="break"
                    d={`M${x - 2} ${HEIGHT - BREAK.offset - BREAK.size + 2.5}l${DAY_WIDTH - 2}-5v${BREAK.size}l${2 - DAY_WIDTH} 5z`}
                  />
                ) : null}
              </g>
            );
          })}
        </svg>
        <p className="attempts-scale" data-cut={clipped.length > 0 || undefined} aria-hidden>
          <span>{top.toLocaleString("en")}</span>
          <span>{middle.toLocaleString("en")}</span>
        </p>
        <p className="attempts-dates" aria-hidden>
          {days.map(({ day }, index) =>
            (days.length - 1 - index) % DATE_INTERVAL_DAYS === 0 ? (
              <span key={day} style={{ left: `${(100 * (index + 0.5)) / days.length}%` }}>
                {formatMonthAndDay(toLocalNoonIsoText(day))}
              </span>
            ) : null,
          )}
        </p>
      </div>
      {clipped.length > 0 ? (
        <p className="attempts-cut" aria-hidden>
          {texts.notToScale(top)}{" "}
          {clipped.map(({ day, all }, index) => (
            <span key={day}>
              {texts.onDay(formatMonthAndDay(toLocalNoonIsoText(day)), all)}
              {index < clipped.length - 1 ? " · " : null}
            </span>
          ))}
        </p>
      ) : null}
      <details className="attempts-table fold">
        <summary>{texts.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.succeeded}</th>
              <th scope="col">{texts.failedOnes}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, succeeded, failed }) => (
              <tr key={day}>
                <th scope="row">{formatDateOrNull(toLocalNoonIsoText(day))}</th>
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

/** A list of the days with attempts, latest first, or a note that there are none. */
function FewDaysList({ used, of }: { used: SecurityStats["days"]; of: number }) {
  if (used.length === 0) return <p className="mt-2 text-soft">{texts.chartEmpty}</p>;
  const signedIn = used.filter(({ succeeded }) => succeeded > 0).length;
  return (
    <>
      <p className="mt-1 text-note text-soft">
        {signedIn > 0 ? texts.signInsOn(signedIn, of) : texts.triedOn(used.length, of)}
      </p>
      <dl className="few-days">
        {used.toReversed().map(({ day, succeeded, failed }) => (
          <div key={day} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2">
            <dt>{formatRelativeDay(toLocalNoonIsoText(day), Date.now())}</dt>
            <dd className="flex flex-wrap gap-x-4 font-semibold">
              {succeeded > 0 ? <span>{texts.signIns(succeeded)}</span> : null}{" "}
              {failed > 0 ? (
                <span className="text-tomato">{texts.legend(failed, texts.failedOnes)}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
