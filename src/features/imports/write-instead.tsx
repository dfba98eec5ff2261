import { PencilLine } from "lucide-react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { isRoomFor } from "./room-left.ts";

/** The way on where no more can be read: pasted text counts as an import too, a recipe that one writes does not. */
export function WriteInstead() {
  const { data } = trpc.usage.get.useQuery();
  if (data && !isRoomFor("recipes", data)) return null;
  return (
    <Button asChild variant="primary">
      <Link href={paths.recipeCreate}>
        <PencilLine aria-hidden />
        {text.imports.writeInstead}
      </Link>
    </Button>
  );
}
