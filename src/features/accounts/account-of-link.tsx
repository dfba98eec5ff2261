/** The account that a mailed link belongs to. */
export function AccountOfLink({ label, name, email }: { label: string; name?: string; email: string }) {
  return (
    <p className="wrap-anywhere rounded-card bg-sunk px-4 py-3.5">
      <span className="block text-note text-soft">{label}</span>
      {name ? <bdi className="block font-semibold">{name}</bdi> : null}
      <bdi className={name ? "block text-note" : "block font-semibold"}>{email}</bdi>
    </p>
  );
}
