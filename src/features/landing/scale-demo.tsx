import { text } from "#server/texts/en.ts";
import { Amount } from "../../components/ui/amount.tsx";

const words = text.landingTour.scale;

/** A list of ingredients as it is written, and as the app prints it for more people. */
export function ScaleDemo() {
  return (
    <table className="tour-amounts">
      <caption className="title text-2xl">{words.ingredients}</caption>
      <thead>
        <tr>
          <th scope="col">{words.written}</th>
          <th scope="col">{words.shown}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {words.rows.map((row) => (
          <tr key={row.name}>
            <td>
              <Amount text={row.written} />
            </td>
            <td>
              <mark className="scaled-amount">
                <Amount text={row.amount} />
              </mark>
            </td>
            <td>
              {row.name}
              {row.note ? <span className="text-soft">, {row.note}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
