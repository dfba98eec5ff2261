import { LayoutGrid, Rows3 } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { chooseListLayout, useListLayout } from "./use-list-layout.ts";

/** Switches all recipe lists between cards and rows. */
export function ListLayoutButton() {
  const isList = useListLayout() === "list";
  const label = isList ? text.recipes.list.asGrid : text.recipes.list.asRows;
  return (
    <Button
      variant="plain"
      size="icon"
      aria-label={label}
      title={label}
      onClick={() => chooseListLayout(isList ? "grid" : "list")}
    >
      {isList ? <LayoutGrid aria-hidden /> : <Rows3 aria-hidden />}
    </Button>
  );
}
