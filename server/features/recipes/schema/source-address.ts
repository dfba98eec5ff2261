/**
 * Removes user name and password from a web address, because everyone who sees the recipe would see them.
 * Other text is returned unchanged.
 */
export function removeCredentialsFromUrl(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.username === "" && url.password === "") return address;
  url.username = "";
  url.password = "";
  return url.href;
}
