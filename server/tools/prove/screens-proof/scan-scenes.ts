import { press, type Scene, type Stage } from "./scene.ts";

/** So long a scan may take where a machine does much else, in ms. */
const UNTIL_READ = 240_000;

async function open(stage: Stage): Promise<void> {
  await press(stage, "Start Recipe Scanning");
  await stage.page.getByRole("dialog", { name: "Scan a recipe" }).waitFor();
}

const choose = ({ page, photo }: Stage) =>
  page.locator("input[type=file]").setInputFiles({ name: "page.png", mimeType: "image/png", buffer: photo });

/** Scanning a recipe: from the page to what was saved, the ways beside it, and what goes wrong. */
export const scanScenes: readonly Scene[] = [
  {
    name: "scan",
    who: "writer",
    path: "/recipes/scan",
    async play(stage) {
      const { page, shoot } = stage;
      await shoot();
      await press(stage, "View All Tips");
      await shoot("tips");
      await page.keyboard.press("Escape");
      await open(stage);
      await shoot("capture");
      await choose(stage);
      await page.waitForTimeout(300);
      await shoot("reading");
      const review = page.getByRole("button", { name: "Review and Edit" });
      await review.waitFor({ timeout: UNTIL_READ });
      await shoot("result");
      await review.click();
      const title = page.getByRole("textbox", { name: "Title" });
      await title.waitFor();
      await shoot("review");
      await title.focus();
      await shoot("title");
      if ((page.viewportSize()?.width ?? 0) < 768) {
        await page.getByRole("textbox", { name: "Name of Ingredient 5" }).focus();
        await press(stage, "Show all of the photo");
        await page.waitForTimeout(300);
        await shoot("line");
      }
      await press(stage, "Save Recipe");
      await page.getByText("Recipe saved successfully!").first().waitFor();
      await shoot("saved");
    },
  },
  {
    name: "scan-pages",
    who: "writer",
    path: "/recipes/scan",
    async play(stage) {
      const { page, shoot } = stage;
      await open(stage);
      await page.getByRole("switch", { name: "This recipe has several pages" }).click();
      for (let pages = 1; pages <= 2; pages += 1) {
        await choose(stage);
        await page
          .getByText(`Page ${pages} of ${pages}`)
          .or(page.getByAltText(`Page ${pages} of ${pages}`))
          .first()
          .waitFor();
      }
      await shoot("tray");
      await press(stage, "Add a page");
      await page.getByRole("menuitem", { name: "Use Camera" }).waitFor();
      await shoot("adding");
      await page.keyboard.press("Escape");
      await press(stage, "Crop");
      await page.getByRole("button", { name: /^Top left corner/ }).waitFor();
      await shoot("crop");
      await press(stage, "Cancel");
      await press(stage, "Close");
      await shoot("asked");
      await page.getByRole("alertdialog").getByRole("button", { name: "Close" }).click();
      await shoot("unfinished");
    },
  },
  {
    name: "scan-failed",
    who: "writer",
    path: "/recipes/scan",
    async play(stage) {
      const { page, shoot } = stage;
      let data = { code: "INTERNAL", httpStatus: 500, detail: "Internal server error" };
      await page.route("**/trpc/scans.process*", (route) =>
        route.fulfill({
          status: data.httpStatus,
          json: { error: { message: data.detail, code: -32603, data } },
        }),
      );
      await open(stage);
      await choose(stage);
      await page.getByRole("button", { name: "Retry Processing" }).waitFor();
      await shoot();
      // Of two pages without text the first is too small, the second dark.
      await press(stage, "Back");
      await choose(stage);
      await page.getByAltText("Page 2 of 2").waitFor();
      data = { code: "SCAN_NO_TEXT", httpStatus: 422, detail: "No text could be read from this image" };
      let asked = 0;
      await page.route("**/trpc/scans.assessQuality*", (route) => {
        asked += 1;
        const suggestions = [
          asked === 2 ? "Add light: the photo is dark." : "Go closer: the letters are small.",
        ];
        const scores = { overallScore: 0.3, textClarity: 0.3, lightingScore: 0.2, focusScore: 0.6 };
        return route.fulfill({ json: { result: { data: { ...scores, suggestions } } } });
      });
      await press(stage, "Process with OCR");
      await page.getByText("On none of the pages could text be read.").waitFor();
      await shoot("page");
      await page.unroute("**/trpc/scans.process*");
      await page.route("**/trpc/scans.process*", () => {});
      await page.route("**/trpc/scans.progress*", (route) =>
        route.fulfill({
          json: { result: { data: { step: "reading", photo: 2, of: 2, share: 0.65, waiting: 0 } } },
        }),
      );
      await page.getByRole("button", { name: "Back" }).click();
      await press(stage, "Process with OCR");
      await page.getByText("Reading the text of page 2 of 2").first().waitFor();
      await shoot("retried");
    },
  },
];
