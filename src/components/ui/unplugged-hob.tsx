const stripes = Array.from({ length: 10 }, (_, at) => `M${at * 44 - 20} 0h20l-26 260h-20Z`).join("");

/** A pot on a hob whose plug is out. Drawn here and in no file: it is seen where nothing can be fetched. */
export function UnpluggedHob({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 260" className={className}>
      <path fill="#d5e3e8" d="M0 0h400v260H0Z" />
      <path fill="#e0ebef" d={stripes} />
      <path
        fill="none"
        stroke="#4a4038"
        strokeWidth="7"
        strokeLinecap="round"
        d="M196 168c40 40 66 40 82 14 10-18 2-40 8-56"
      />
      <path fill="#4a4038" d="M268 94h36v20c0 12-8 20-18 20s-18-8-18-20Z" />
      <path fill="#b9b3a6" d="M275 76h6v18h-6ZM291 76h6v18h-6Z" />
      <rect x="258" y="20" width="56" height="40" rx="10" fill="#fbf7ee" />
      <path stroke="#4a4038" strokeWidth="8" strokeLinecap="round" d="M278 42h0M294 42h0" />
      <circle cx="126" cy="142" r="92" opacity=".13" />
      <circle cx="130" cy="134" r="92" fill="#3a332d" />
      <path fill="#c8432f" d="M30 120h24v28H30ZM206 120h24v28h-24Z" />
      <circle cx="130" cy="134" r="76" fill="#c8432f" />
      <circle cx="130" cy="134" r="64" fill="#f5ecdc" />
      <circle cx="130" cy="134" r="56" fill="#efe3c8" />
      <path fill="#fbf7ee" d="M96 112c14-16 40-22 60-10-20-4-42 0-60 10Z" />
    </svg>
  );
}
