import { Camera, CookingPot, Download, Link2, PencilLine, Scale } from "lucide-react";
import { text } from "#server/texts/en.ts";
import "./plans.css";

const words = text.plans.offers;
const icons = [PencilLine, Link2, Camera, Scale, CookingPot, Download];

/** Where nothing is sold: what there is to have, in plain words. */
export function ServerOffers() {
  return (
    <section aria-labelledby="server-offers" className="server-offers">
      <h2 id="server-offers" className="text-2xl">
        {words.title}
      </h2>
      <ul>
        {words.items.map(({ what, how }, index) => {
          const Icon = icons[index];
          return (
            <li key={what}>
              {Icon ? <Icon aria-hidden /> : null}
              <h3 className="text-lg">{what}</h3>
              <p>{how}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
