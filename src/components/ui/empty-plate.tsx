import { cn } from "../../lib/class-names.ts";

const stripes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** An empty plate on a striped cloth, with a fork and a knife: where nothing has been cooked yet. */
export function EmptyPlate({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 260"
      preserveAspectRatio="xMidYMid slice"
      className={cn("max-w-full", className)}
      aria-hidden="true"
    >
      <rect width="400" height="260" fill="#dfe6dc" />
      <g fill="#e9eee6">
        {stripes.map((stripe) => (
          <path key={stripe} d={`M${stripe * 44 - 20} 0h20l-26 260h-20Z`} />
        ))}
      </g>
      <circle cx="198" cy="138" r="97" fill="#2b211b" opacity=".13" />
      <circle cx="202" cy="130" r="97" fill="#fbf7ee" />
      <circle cx="202" cy="130" r="66" fill="#f4eee1" />
      <circle cx="202" cy="130" r="63" fill="#fbf7ee" />
      <g fill="#b9b3a6">
        <path d="M58 58v44c0 7 4 12 9 14l-2 86a6 6 0 0 0 13 0l-2-86c5-2 9-7 9-14V58h-5v40h-5V58h-6v40h-5V58Z" />
        <path d="M330 58c-12 12-16 42-14 72h10l-2 72a6 6 0 0 0 13 0V58Z" />
      </g>
    </svg>
  );
}
