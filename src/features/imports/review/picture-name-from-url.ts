/** A label for a picture: its file name and host, which distinguish it from the page's other pictures. */
export function createPictureLabelFromUrl(address: string): string {
  if (!URL.canParse(address)) return address.slice(0, 80);
  const { pathname, hostname } = new URL(address);
  const file = pathname.split("/").filter(Boolean).at(-1) ?? "";
  return [decodeUriComponentOrUnchanged(file), hostname.replace(/^www\./, "")].filter(Boolean).join(" · ");
}

function decodeUriComponentOrUnchanged(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
