/** What tells one picture's address from another: the end of its path and its host. */
export function pictureName(address: string): string {
  if (!URL.canParse(address)) return address.slice(0, 80);
  const { pathname, hostname } = new URL(address);
  const file = pathname.split("/").filter(Boolean).at(-1) ?? "";
  return [decoded(file), hostname.replace(/^www\./, "")].filter(Boolean).join(" · ");
}

function decoded(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
