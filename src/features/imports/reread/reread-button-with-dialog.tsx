import { RotateCw } from "lucide-react";
import { useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { LoadingMessage } from "../../../components/ui/loading-message.tsx";
import { createLazyComponent } from "../../../lib/lazy-component.ts";

const texts = text.imports.reread;

// Loaded on demand, because most visitors only read or cook the recipe.
const RereadChoice = createLazyComponent(() => import("./reread-choice.tsx"), {
  placeholder: <LoadingMessage message={texts.loading} isCompact />,
});

/**
 * For the owner of an imported recipe: reads the recipe's stored page again, and asks which differences to
 * apply.
 */
export function RereadButtonWithDialog({ recipe }: { recipe: Recipe }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="touch-44 inline-flex cursor-pointer items-center gap-1.5 py-1 font-semibold hover:text-ink print:hidden"
      >
        <RotateCw aria-hidden className="size-3.5" />
        {texts.action}
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.title}
        description={recipe.sourceUrl === null ? texts.bodyText : texts.body}
        className="w-[min(44rem,calc(100vw-2rem))]"
      >
        <RereadChoice recipe={recipe} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
