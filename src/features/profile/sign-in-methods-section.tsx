import { useEffect, useRef } from "react";
import { text } from "#server/texts/en.ts";
import { SectionLoadError } from "../../components/section-load-error.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Skeleton, SkeletonGroup } from "../../components/ui/skeleton.tsx";
import type { SessionUser } from "../../lib/session-store.ts";
import { trpc } from "../../lib/trpc.ts";
import { useIdentityConfigOrNull } from "../identities/identity-config.ts";
import { AddSignInServiceRow } from "./add-sign-in-service-row.tsx";
import { LinkedServiceRow } from "./linked-service-row.tsx";
import { PasswordProfileRow } from "./password-profile-row.tsx";
import { useFinishServiceLinking } from "./use-finish-service-linking.ts";

const texts = text.profile.ways;

/** The password and the linked sign-in services, each with its actions. */
export function SignInMethodsSection({ user }: { user: SessionUser }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { adding, problem, clearProblem } = useFinishServiceLinking(user.id);

  useEffect(() => {
    if (new URLSearchParams(location.search).get("open") === "ways") heading.current?.focus();
  }, []);

  return (
    <section aria-labelledby="ways" data-place>
      <h2 ref={heading} id="ways" tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
        {texts.title}
      </h2>
      {problem === null ? null : (
        <Alert tone={problem.tone} className="mt-3">
          {problem.message}
        </Alert>
      )}
      {adding === null ? null : (
        <p role="status" className="mt-3 text-soft">
          {text.identities.link.adding(adding)}
        </p>
      )}
      <div className="mt-3 border-line border-t">
        <PasswordProfileRow user={user} />
        <LinkedSignInServiceList
          user={user}
          onBegin={clearProblem}
          onRemoved={() => heading.current?.focus()}
        />
      </div>
    </section>
  );
}

type Props = { user: SessionUser; onBegin: () => void; onRemoved: () => void };

function LinkedSignInServiceList({ user, onBegin, onRemoved }: Props) {
  const ways = trpc.identities.ways.useQuery();
  const count = ways.data?.identities.length ?? 0;
  const shownCount = useRef(count);
  useEffect(() => {
    // The confirmation dialog that had the focus is removed with the row of its service.
    if (count < shownCount.current && document.activeElement === document.body) onRemoved();
    shownCount.current = count;
  });
  // If the server has no identity provider, the list is most likely empty, so no space is reserved.
  const isExpected = useIdentityConfigOrNull()?.enabled === true;
  if (ways.data) {
    const { identities, addable } = ways.data;
    const canAdd = addable !== null && !identities.some(({ isAvailable }) => isAvailable);
    return (
      <>
        {identities.map((identity) => (
          <LinkedServiceRow key={identity.id} identity={identity} user={user} ways={ways.data} />
        ))}
        {canAdd ? <AddSignInServiceRow service={addable} user={user} onBegin={onBegin} /> : null}
      </>
    );
  }
  if (ways.isError) {
    return (
      <SectionLoadError
        error={ways.error}
        fallback={texts.failed}
        onRetry={() => void ways.refetch()}
        isRetrying={ways.isFetching}
        className="mt-3"
      />
    );
  }
  if (!isExpected) return null;
  return (
    <SkeletonGroup className="border-line border-b py-3.5">
      <Skeleton className="profile-way-coming" />
    </SkeletonGroup>
  );
}
