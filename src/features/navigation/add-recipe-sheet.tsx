import { Camera, ClipboardPaste, Link2, PencilLine } from "lucide-react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { SheetClose, SidePanelSheet } from "../../components/ui/side-panel-sheet.tsx";
import { paths } from "../../paths.ts";

/** A sheet with the ways to add a recipe. */
export function AddRecipeSheet({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const texts = text.navigation;
  const ways = [
    { href: paths.recipeCreate, icon: PencilLine, label: texts.newRecipe, hint: texts.newRecipeHint },
    { href: paths.recipeImport(), icon: Link2, label: texts.importRecipe, hint: texts.importSheetHint },
    { href: paths.recipeImport("text"), icon: ClipboardPaste, label: texts.pasteText, hint: texts.pasteHint },
    { href: paths.recipeScan, icon: Camera, label: texts.scanRecipe, hint: texts.scanSheetHint },
  ];
  return (
    <SidePanelSheet
      open={open}
      onOpenChange={onOpenChange}
      side="bottom"
      title={texts.addSheetTitle}
      description={texts.addSheetDescription}
    >
      <ul className="grid gap-1.5">
        {ways.map(({ href, icon: Icon, label, hint }) => (
          <li key={href}>
            <SheetClose asChild>
              <Link href={href} className="flex items-center gap-4 rounded-card p-3 hover:bg-sunk">
                <span className="grid size-12 place-items-center rounded-full bg-tomato-wash text-tomato">
                  <Icon aria-hidden className="size-5.5" />
                </span>
                <span>
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-note text-soft">{hint}</span>
                </span>
              </Link>
            </SheetClose>
          </li>
        ))}
      </ul>
    </SidePanelSheet>
  );
}
