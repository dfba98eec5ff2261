/** An address for readers: without scheme, and with the site emphasised. */
export function UrlWithBoldSite({ address }: { address: string }) {
  const [, site, rest] = /^(?:https?:\/\/)?([^/?#]*)(.*)$/is.exec(address) ?? [];
  return (
    <>
      <span className="font-semibold">{site}</span>
      <span className="font-normal text-soft">{rest === "/" ? null : rest}</span>
    </>
  );
}
