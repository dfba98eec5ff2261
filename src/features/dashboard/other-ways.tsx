import { Camera, ClipboardPaste, PencilLine } from "lucide-react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";

const words = text.dashboard.first;

/** The ways to a recipe that is not on the web. */
export function OtherWays() {
  return (
    <div className="other-ways mt-3">
      <Button asChild>
        <Link href={paths.recipeImport("text")}>
          <ClipboardPaste aria-hidden />
          {words.paste}
        </Link>
      </Button>
      <Button asChild>
        <Link href={paths.recipeScan}>
          <Camera aria-hidden />
          {words.scan}
        </Link>
      </Button>
      <Button asChild>
        <Link href={paths.recipeCreate}>
          <PencilLine aria-hidden />
          {words.write}
        </Link>
      </Button>
    </div>
  );
}
