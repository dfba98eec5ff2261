import { validationTexts } from "#server/texts/en/answers.ts";
import type { RestRow } from "../rest-row.ts";
import { soupExample } from "./recipes.ts";

const PHOTO = "/9j/4AAQSkZJRg…";

/** Calls that scan recipes from photos, in the order of the documentation. */
export const scanRows: readonly RestRow[] = [
  {
    method: "POST",
    path: "/api/ocr/process",
    procedure: "scans.process",
    status: 200,
    storesPictures: true,
    summary: "Read a recipe from photos of it",
    example: { image_data: PHOTO },
    description:
      "One to four photos of one recipe, 10 MB together: JPEG, PNG, BMP, TIFF, GIF, AVIF or HEIC. Each page of a TIFF is a photo. Answered within 30 seconds. Counts as one scan when something was read.",
    counts: "ocr_operation",
    errors: [
      "SCAN_TOO_LARGE",
      "SCAN_TOO_MANY_PIXELS",
      "SCAN_TOO_COSTLY",
      "SCAN_TOO_MANY_PAGES",
      "SCAN_UNSUPPORTED",
      "SCAN_DATA_INVALID",
      "SCAN_NO_TEXT",
      "SCAN_CANCELLED",
      "SCAN_UNAVAILABLE",
      "SCAN_BUSY",
      "SCAN_TIMEOUT",
    ],
  },
  {
    method: "GET",
    path: "/api/ocr/progress/{id}",
    procedure: "scans.progress",
    status: 200,
    summary: "How far an own scan is",
    description:
      "By the `progress_id` that was sent with it. Null once it has ended, or where none goes by that id.",
    errors: ["VALIDATION"],
  },
  {
    method: "DELETE",
    path: "/api/ocr/progress/{id}",
    procedure: "scans.cancel",
    status: 204,
    summary: "Cancel an own scan",
    description: "Nothing is counted, and its own call answers 499. A scan that has ended is no error.",
    errors: ["VALIDATION"],
  },
  {
    method: "POST",
    path: "/api/ocr/parse-with-llm",
    procedure: "scans.parseText",
    status: 200,
    summary: "Read a recipe from the text of a photo",
    description:
      "By rules on this server, or by the language model that its operator named: `GET /api/ocr/options` tells which.",
    example: { ocr_text: "Onion soup\n1 kg onions\n60 g butter\nCook the onions slowly." },
    errors: ["SCAN_UNAVAILABLE", "SCAN_BUSY", "SCAN_TIMEOUT"],
  },
  {
    method: "POST",
    path: "/api/ocr/assess-quality",
    procedure: "scans.assessQuality",
    status: 200,
    summary: "How well can a photo be read?",
    description: "Nothing is counted or kept.",
    example: { image_data: PHOTO },
    errors: [
      "SCAN_TOO_LARGE",
      "SCAN_TOO_MANY_PIXELS",
      "SCAN_TOO_COSTLY",
      "SCAN_TOO_MANY_PAGES",
      "SCAN_UNSUPPORTED",
      "SCAN_DATA_INVALID",
      "SCAN_UNAVAILABLE",
      "SCAN_BUSY",
      "SCAN_TIMEOUT",
    ],
  },
  {
    method: "GET",
    path: "/api/ocr/options",
    procedure: "scans.options",
    status: 200,
    summary: "What this server’s scanner may use",
    description: "Whether the text of a photo may be sent to a language model, and whose.",
  },
  {
    method: "POST",
    path: "/api/ocr/save-recipe",
    procedure: "scans.save",
    status: 201,
    storesPictures: true,
    summary: "Save a reviewed scan",
    example: { recipe: { ...soupExample, servings: 4 }, photo_ids: [] },
    description:
      "The recipe is private, with the photos it was read from. Counts nothing: reading was counted.",
    limitedBy: "ocr_operation",
    errors: ["LIFETIME_LIMIT_EXCEEDED", "SCAN_TOO_LARGE", "SCAN_DATA_INVALID"],
    fieldErrors: [
      ["image_assignments", validationTexts.unknownImageIndex],
      ["image_assignments", validationTexts.unknownStepNumber],
      ["food_images", validationTexts.invalidImage],
      ["photo_ids", validationTexts.unknownImage],
    ],
  },
];
