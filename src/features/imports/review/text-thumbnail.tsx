const lines = 8;
/** In characters: longer lines end at the edge. */
const widest = 40;

/** A pasted text as a small sheet: its first lines, as long as they are. */
export function TextThumbnail({ pasted }: { pasted: string }) {
  const lengths = pasted.split("\n", lines).map((line) => Math.min(line.trim().length, widest) / widest);
  return (
    <svg viewBox="0 0 32 40" aria-hidden className="text-thumbnail">
      {lengths.map((length, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it stands.
          key={at}
          x="5"
          y={5 + at * 4}
          width={22 * length}
          height={at === 0 ? 2.25 : 1.5}
          rx="0.75"
          fill="currentColor"
          opacity={at === 0 ? 0.8 : 0.4}
        />
      ))}
    </svg>
  );
}
