const lines = [0, 1, 2, 3, 4, 5];
const stripes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A drawing of a cookbook page on a striped cloth, inside a viewfinder. */
export function CookbookPageDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 260" className={className} aria-hidden="true">
      <rect width="400" height="260" fill="#e9dcc9" />
      <g fill="#f0e6d6">
        {stripes.map((stripe) => (
          <path key={stripe} d={`M${stripe * 44 - 20} 0h20l-26 260h-20Z`} />
        ))}
      </g>
      <g transform="rotate(-5 200 130)">
        <rect x="121" y="31" width="164" height="208" rx="4" fill="#2b211b" opacity=".13" />
        <rect x="118" y="26" width="164" height="208" rx="4" fill="#fbf7ee" />
        <rect x="134" y="42" width="92" height="11" rx="3" fill="#5a463a" />
        <g fill="#c9bdab">
          {lines.map((line) => (
            <rect
              key={line}
              x="134"
              y={68 + line * 13}
              width={line % 2 === 0 ? 52 : 44}
              height="5"
              rx="2.5"
            />
          ))}
          {lines.map((line) => (
            <rect
              key={line}
              x="134"
              y={158 + line * 11}
              width={line === 5 ? 78 : line % 2 === 0 ? 132 : 124}
              height="5"
              rx="2.5"
            />
          ))}
        </g>
        <rect x="204" y="66" width="62" height="72" rx="3" fill="#dfe6dc" />
        <circle cx="235" cy="102" r="25" fill="#fbf7ee" />
        <circle cx="235" cy="102" r="18" fill="#c4452c" />
        <path d="M226 96q8-9 15 0q-7 8-15 0ZM238 108q7-8 13-1q-6 8-13 1Z" fill="#4f7a43" />
      </g>
      <g fill="none" stroke="#c23a22" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M92 42V16h28M280 16h28v26M308 218v26h-28M120 244H92v-26" />
      </g>
    </svg>
  );
}
