import { TriangleAlert } from "lucide-react";

/** What the server says of its mail: that none comes. */
export function NoMailMessage({ message }: { message: string }) {
  return (
    <p role="status" className="no-mail-message text-amber">
      <TriangleAlert aria-hidden />
      {message}
    </p>
  );
}
