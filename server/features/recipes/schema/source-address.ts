/**
 * An address of the web without the user and password that may stand in it: whoever reads the recipe, a shared page or
 * an export would read them too. Any other text as it is.
 */
export function withoutSignIn(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.username === "" && url.password === "") return address;
  url.username = "";
  url.password = "";
  return url.href;
}
