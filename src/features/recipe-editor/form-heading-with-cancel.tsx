import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Button } from "../../components/ui/button.tsx";

/** The heading of a form, smaller than the recipe's title below it. On phones it also has the cancel link. */
export function FormHeadingWithCancel({ children, cancelHref }: { children: string; cancelHref: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 max-sm:-mt-3 max-sm:mb-1 sm:mb-3">
      <PageHeading className="text-2xl!">{children}</PageHeading>
      <Button asChild variant="plain" size="small" className="-mr-3.5 sm:hidden">
        <Link href={cancelHref}>{text.recipes.form.cancel}</Link>
      </Button>
    </div>
  );
}
