import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";
import { PredrawnDishImage } from "../still-dishes/predrawn-dish-image.tsx";
import { FeatureShowcases } from "./feature-showcases.tsx";

/** Names of prepared drawings of dishes. */
const plates = ["pear-galette", "prawn-curry", "herb-salad"] as const;
const { closing, foot } = text.landingTour;

/** The lower part of the landing page: features, a call to action, and credits. */
export default function Tour() {
  return (
    <>
      <FeatureShowcases />
      <section className="page-column">
        <div className="tour-closing">
          <div>
            <h2 className="text-page">{closing.title}</h2>
            <p className="mt-4 max-w-xl text-lg text-soft">{closing.body}</p>
            <Button asChild variant="primary" size="large" className="mt-7">
              <Link href={paths.register}>{closing.call}</Link>
            </Button>
          </div>
          <div className="tour-plates">
            {plates.map((name) => (
              <span key={name}>
                <PredrawnDishImage name={name} />
              </span>
            ))}
          </div>
        </div>
      </section>
      <footer className="page-column tour-foot">
        <p>{foot.source}</p>
        <ul>
          <li>
            <a href={paths.licence} className="text-link touch-44">
              {foot.licence}
            </a>
          </li>
          <li>
            <a href={paths.apiReference} className="text-link touch-44">
              {foot.api}
            </a>
          </li>
        </ul>
      </footer>
    </>
  );
}
