import { text } from "#server/texts/en.ts";
import { RegisterToSaveButton } from "./save-copy-button.tsx";

const { foot } = text.keeping;

/** Shown below a recipe to a visitor without an account: offers to register, which saving needs. */
export function RegisterToSaveSection({ recipeId }: { recipeId: string }) {
  return (
    <section
      aria-labelledby="keep-foot"
      className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-hero bg-sunk p-6 sm:p-7 print:hidden"
    >
      <div className="max-w-xl min-w-0">
        <h2 id="keep-foot" className="text-2xl">
          {foot.title}
        </h2>
        <p className="mt-2 text-soft">{foot.body}</p>
      </div>
      <RegisterToSaveButton recipeId={recipeId} label={foot.call} />
    </section>
  );
}
