import { validationTexts } from "#server/texts/en/answers.ts";
import type { RestRow } from "../rest-row.ts";

/** Calls that import recipes from pages and pasted text, in the order of the documentation. */
export const importRows: readonly RestRow[] = [
  {
    method: "POST",
    path: "/api/import/validate",
    procedure: "imports.validate",
    status: 200,
    summary: "Is this address of a supported site?",
    description: "Nothing is fetched. An address of another site answers `valid` false.",
    example: { url: "https://www.allrecipes.com/recipe/…" },
    errors: ["IMPORT_URL_MISSING"],
  },
  {
    method: "POST",
    path: "/api/import/extract",
    procedure: "imports.extract",
    status: 200,
    summary: "Read a recipe from an address or from page source",
    description:
      "With `html`, the page as a browser has it, nothing is fetched and any site will do. Nothing is saved or counted yet; `data.data` is the draft that save takes.",
    example: { url: "https://www.allrecipes.com/recipe/…" },
    counts: "recipe_import",
    errors: [
      "IMPORT_URL_MISSING",
      "IMPORT_SITE_UNSUPPORTED",
      "IMPORT_PAGE_GONE",
      "IMPORT_NO_RECIPE",
      "IMPORT_SITE_REFUSES",
      "IMPORT_PAGE_TOO_LARGE",
      "IMPORT_UNREACHABLE",
      "IMPORT_TIMEOUT",
    ],
  },
  {
    method: "POST",
    path: "/api/import/extract-text",
    procedure: "imports.extractText",
    status: 200,
    summary: "Read a recipe from pasted text",
    description: "Nothing is saved or counted yet; `data.data` is the draft that save takes.",
    example: {
      text: "Onion soup\n\n1 kg onions\n60 g butter\n\nCook the onions in the butter for 40 minutes.",
    },
    counts: "recipe_import",
    errors: ["IMPORT_NO_RECIPE_IN_TEXT"],
  },
  {
    method: "POST",
    path: "/api/import/save",
    procedure: "imports.save",
    status: 201,
    summary: "Save a reviewed draft",
    description:
      "The recipe is private and stays so. Counts as one import. Pictures of the page are fetched now; one that fails is named in `failed_images`.",
    example: {
      title: "Onion soup",
      ingredients: ["1 kg onions, thinly sliced", "60 g butter"],
      instructions: ["Melt the butter and cook the onions slowly for 40 minutes."],
      servings: 4,
    },
    counts: "recipe_import",
    fieldErrors: [["cover_image", validationTexts.unknownImage]],
  },
  {
    method: "GET",
    path: "/api/import/supported-sites",
    procedure: "imports.supportedSites",
    status: 200,
    summary: "Sites that can be imported",
  },
  {
    method: "GET",
    path: "/api/import/history",
    procedure: "imports.history",
    status: 200,
    summary: "The own imports, newest first",
    description: "Also those that failed, and those that were read and not yet saved.",
  },
  {
    method: "DELETE",
    path: "/api/import/history/{id}",
    procedure: "imports.deleteRecord",
    status: 204,
    summary: "Forget an import; the recipe stays",
    errors: ["IMPORT_RECORD_NOT_FOUND"],
  },
  {
    method: "GET",
    path: "/api/import/history/{id}/draft",
    procedure: "imports.continueReview",
    status: 200,
    summary: "The draft of an import that was read and not saved",
    description: "As extract answered it, so that its review can go on.",
    errors: ["IMPORT_RECORD_NOT_FOUND"],
  },
  {
    method: "GET",
    path: "/api/import/reread/{recipe_id}",
    procedure: "imports.reread",
    status: 200,
    summary: "Read the kept page of an own imported recipe again",
    description:
      "What the reader of today makes of the page as it was imported. Nothing is fetched or changed: a PUT takes over what is wanted.",
    errors: ["RECIPE_CHANGE_FORBIDDEN", "RECIPE_NOT_FOUND", "IMPORT_PAGE_NOT_KEPT", "IMPORT_NO_RECIPE"],
  },
];
