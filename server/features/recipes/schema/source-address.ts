/**
 * Removes user and password from a web address, which readers of the recipe, its shared page or an export could see.
 * Other text is returned unchanged.
 */
export function urlWithoutCredentials(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.username === "" && url.password === "") return address;
  url.username = "";
  url.password = "";
  return url.href;
}
