import { Camera, ClipboardPaste, Link2, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { paths } from "../../paths.ts";

const texts = text.navigation;
const ways = [
  { path: paths.recipeCreate, icon: PencilLine, label: texts.createRecipe, hint: texts.createRecipeHint },
  { path: paths.recipeImport(), icon: Link2, label: texts.importRecipe, hint: texts.importRecipeHint },
  { path: paths.recipeImport("text"), icon: ClipboardPaste, label: texts.pasteText, hint: texts.pasteHint },
  { path: paths.recipeScan, icon: Camera, label: texts.scanRecipe, hint: texts.scanRecipeHint },
];

/** A menu with all ways to add a recipe. `children` is the button that opens it. */
export function AddRecipeDropdown({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent>
        {ways.map(({ path, icon: Icon, label, hint }) => (
          <DropdownMenuItem
            key={path}
            icon={
              <span className="grid size-10 place-items-center rounded-full bg-tomato-wash text-tomato">
                <Icon aria-hidden className="size-5" />
              </span>
            }
            hint={hint}
            onSelect={() => navigate(path)}
          >
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
