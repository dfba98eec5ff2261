import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";
import hosts from "./data/recipe-hosts.txt?raw";

/** Display names of well-known sites by host. Other sites are shown by their host. */
export const HEADLINE_SITES: Record<string, string> = {
  "allrecipes.com": "Allrecipes",
  "bbcgoodfood.com": "BBC Good Food",
  "foodnetwork.com": "Food Network",
  "seriouseats.com": "Serious Eats",
};

/** Hosts whose recipes can be imported, including their subdomains; well-known sites come first. */
export const RECIPE_HOSTS: readonly string[] = [...Object.keys(HEADLINE_SITES), ...parseDataLines(hosts)];
