import { Link, useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { FullPageFailure } from "../components/full-page-failure.tsx";
import { Button } from "../components/ui/button.tsx";
import { createLazyComponent } from "../lib/lazy-component.ts";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

const OwnRecipes = createLazyComponent(() => import("../features/dashboard/own-recipes.tsx"), {
  isOptional: true,
});

/** The page for an unknown address. */
export default function UnknownPage() {
  const [path] = useLocation();
  const { user, isGuest } = useSession();
  const isInside = user !== null || isGuest;
  return (
    <>
      <FullPageFailure
        kind="empty-plate"
        logoHref={isInside ? undefined : paths.landing}
        title={text.failures.unknownTitle}
        body={text.failures.unknownPath(path)}
        actions={
          <>
            <Button asChild variant="primary">
              <Link href={paths.landing}>{text.failures.goHome}</Link>
            </Button>
            <Button asChild>
              {isInside ? (
                <Link href={paths.search()}>{text.failures.search}</Link>
              ) : (
                <Link href={paths.login}>{text.failures.signIn}</Link>
              )}
            </Button>
          </>
        }
      />
      {user ? <OwnRecipes /> : null}
    </>
  );
}
