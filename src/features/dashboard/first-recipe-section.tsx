import { Camera, ClipboardPaste, PencilLine } from "lucide-react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { DishPictureOrDrawing } from "../../components/ui/dish-picture-or-drawing.tsx";
import { paths } from "../../paths.ts";
import { SaveCopyButton } from "../save-recipe/save-copy-button.tsx";
import { ImportLinkForm } from "./import-link-form.tsx";
import type { Sample } from "./use-new-member-or-going.ts";

const texts = text.dashboard.first;

/**
 * The dashboard of a member without recipes: one large way to add a recipe, smaller other ways, and a sample
 * recipe.
 */
export function FirstRecipeSection({ sample, userId }: { sample: Sample | null; userId: string }) {
  return (
    <section aria-labelledby="first-recipe" className="first-recipe">
      <div>
        <h2 id="first-recipe" className="text-page">
          {texts.title}
        </h2>
        <ImportLinkForm />
        <p className="mt-6 text-soft">{texts.orElse}</p>
        <OtherWaysToAddRecipe />
      </div>
      {sample ? <SampleRecipeCard sample={sample} userId={userId} /> : null}
    </section>
  );
}

function SampleRecipeCard({ sample: { recipe, isWanted }, userId }: { sample: Sample; userId: string }) {
  return (
    <aside aria-label={isWanted ? texts.wanted : texts.sample}>
      <p className="text-note text-soft">{isWanted ? texts.wanted : texts.sample}</p>
      <div className="sample">
        <div className="aspect-4/3 overflow-hidden rounded-card">
          <DishPictureOrDrawing
            title={recipe.title}
            tags={recipe.tags}
            cuisine={recipe.cuisine}
            src={recipe.imageUrl}
            imageWidth={recipe.imageWidth}
            imageHeight={recipe.imageHeight}
            sizes="(min-width: 64rem) 17rem, 8rem"
            isPriority
          />
        </div>
        <div className="min-w-0">
          <h3 dir="auto" className="line-clamp-2 text-left text-lg leading-tight sm:text-xl">
            <Link href={paths.recipe(recipe.id)} className="touch-44 underline-offset-4 hover:underline">
              {recipe.title}
            </Link>
          </h3>
          <div className="mt-3">
            <SaveCopyButton recipe={recipe} userId={userId} />
          </div>
        </div>
      </div>
    </aside>
  );
}

/** Ways to add a recipe, next to the cards of a member's first one or two recipes and as high as these. */
export function AddNextRecipeSection() {
  return (
    <section aria-labelledby="next-recipe" className="next-recipe">
      <h2 id="next-recipe" className="text-2xl">
        {text.dashboard.next}
      </h2>
      <ImportLinkForm />
      <OtherWaysToAddRecipe />
    </section>
  );
}

const ways = [
  { href: paths.recipeImport("text"), Icon: ClipboardPaste, label: texts.paste },
  { href: paths.recipeScan, Icon: Camera, label: texts.scan },
  { href: paths.recipeCreate, Icon: PencilLine, label: texts.write },
];

/** The ways to add a recipe that is not on the web. */
function OtherWaysToAddRecipe() {
  return (
    <div className="other-ways mt-3">
      {ways.map(({ href, Icon, label }) => (
        <Button key={href} asChild>
          <Link href={href}>
            <Icon aria-hidden />
            {label}
          </Link>
        </Button>
      ))}
    </div>
  );
}
