import type { Browser } from "@playwright/test";

/** A printed recipe as somebody would photograph it, as PNG. */
export async function photographPage(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 620, height: 820 }, deviceScaleFactor: 2 });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; padding: 44px 52px; background: #fffdf8; color: #1c1815; font: 17px/1.5 serif }
    h1 { font-size: 34px; margin: 0 0 6px } h2 { font-size: 21px; margin: 22px 0 6px }
    ul { list-style: none; margin: 0; padding: 0 } ol { margin: 0; padding-left: 24px } li { margin: 5px 0 }
  </style><h1>Brown Butter Shortbread</h1><p>Serves 6 · Cooking time 25 minutes</p>
  <h2>Ingredients</h2><ul><li>1 1/2 cups flour</li><li>3/4 cup butter</li><li>1/3 cup sugar</li>
  <li>1 tsp vanilla extract</li><li>2 large egg yolks</li><li>1/4 tsp salt</li></ul>
  <h2>Method</h2><ol><li>Melt the butter in a small pan and let it brown slowly until it smells of nuts.</li>
  <li>Stir sugar, vanilla and egg yolks into the cooled butter, then fold in flour and salt.</li>
  <li>Press the dough into a tin, prick it with a fork and bake for 25 minutes until golden.</li></ol>`);
  const photo = await page.screenshot();
  await page.close();
  return photo;
}
