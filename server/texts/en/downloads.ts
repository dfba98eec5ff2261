/** Recipes as files: the choice of a format, and choosing among My Recipes. */
export const downloads = {
  export: "Export",
  exportAll: (recipes: string) => `Export all ${recipes}`,
  exportSome: (count: string) => `Export ${count}`,
  preparing: "Preparing...",
  formats: {
    json: { name: "JSON", hint: "All there is, for programs" },
    jsonld: { name: "JSON-LD", hint: "For other recipe keepers, and for Larder" },
    csv: { name: "CSV", hint: "For a spreadsheet" },
    markdown: { name: "Markdown", hint: "To read and to print" },
  },
  premium: "Part of premium",
  done: (file: string) => `${file} is in your downloads.`,
  failed: "The recipes could not be exported. Please try again.",
  select: "Select",
  selecting: "Choose recipes",
  selected: (count: string) => `${count} selected`,
  noneSelected: "Choose recipes, or take all of them.",
  selectPage: "Select these",
  clear: "Clear",
  finish: "Done",
  tooMany: (most: number) => `At most ${most} at once; or export all.`,
};
