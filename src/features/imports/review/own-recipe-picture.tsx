import { LazyDishPicture } from "../../../components/lazy-dish-picture.tsx";
import { trpc } from "../../../lib/trpc.ts";

/**
 * The picture of one of the member's recipes, or a drawing that suits its title. Its space is reserved while
 * loading.
 */
export function OwnRecipePicture({ recipeId, title }: { recipeId: string; title: string }) {
  const { data: recipe, isPending } = trpc.recipes.get.useQuery({ id: recipeId });
  return (
    <div className="aspect-5/3 max-w-sm overflow-hidden rounded-card bg-sunk">
      {isPending ? null : (
        <LazyDishPicture
          title={title}
          tags={recipe?.tags ?? []}
          cuisine={recipe?.cuisine ?? null}
          src={recipe?.imageUrl}
          sizes="24rem"
        />
      )}
    </div>
  );
}
