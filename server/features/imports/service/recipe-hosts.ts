import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";
import hosts from "./data/recipe-hosts.txt?raw";

/** Display names of prominent sites by host; others are named by their host. */
export const HEADLINE_SITES: Record<string, string> = {
  "allrecipes.com": "Allrecipes",
  "bbcgoodfood.com": "BBC Good Food",
  "foodnetwork.com": "Food Network",
  "seriouseats.com": "Serious Eats",
};

/** Hosts with readable recipes, prominent sites first; includes subdomains. */
export const RECIPE_HOSTS: readonly string[] = [...Object.keys(HEADLINE_SITES), ...parseDataLines(hosts)];
