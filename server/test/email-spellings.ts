const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;

/** Spellings of a path that a router might treat as equal, the plain one first. */
export function spellingsOf(path: string): string[] {
  const last = path.lastIndexOf("/") + 1;
  const encodedLetter = path.slice(0, last) + hex(path.charAt(last)) + path.slice(last + 1);
  return [
    path,
    encodedLetter,
    encodedLetter.toUpperCase().replace(path.slice(0, last).toUpperCase(), path.slice(0, last)),
    path.replace(/[a-z]/g, hex),
    path.replaceAll(".", "%2E").replaceAll(",", "%2C"),
    `http://localhost${path}`,
    `HTTP://LOCALHOST:80${encodedLetter}`,
    `${path}/`,
    `${path}?a=b&batch=0`,
    `${path}#x`,
    `${path};a=b`,
    path.replace("/", "//"),
    path.replace(/^(\/\w+)/, "$1/."),
    path.replace(/^(\/\w+)/, "$1/x/.."),
    path.toUpperCase(),
  ];
}
