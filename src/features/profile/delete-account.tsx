import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import type { SessionUser } from "../../lib/session-store.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

const words = text.profile.delete;

/** The end of the page, and of an account. */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="delete">
      <h2 id="delete" className="sr-only">
        {words.title}
      </h2>
      <div className="profile-row-words">
        <p className="profile-note">{words.note}</p>
        <Button variant="danger" size="small" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      <DeleteDialog user={user} open={isOpen} onOpenChange={setOpen} />
    </section>
  );
}
