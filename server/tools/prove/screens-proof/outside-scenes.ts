import type { Scene, Stage } from "./scene.ts";

const fill = async ({ page }: Stage, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
};
const press = ({ page }: Stage, name: string) => page.getByRole("button", { name, exact: true }).click();

let accounts = 0;

/** What whoever is not signed in sees, and the ways in. */
export const outsideScenes: readonly Scene[] = [
  {
    name: "landing",
    who: "nobody",
    path: "/",
    async play(stage) {
      await readToFoot(stage);
      await stage.shoot();
    },
  },
  { name: "gate", who: "nobody", path: "/recipes" },
  { name: "no-such-page", who: "nobody", path: "/no/such/page" },
  { name: "no-such-page-member", who: "200", path: "/no/such/page" },
  {
    name: "login",
    who: "nobody",
    path: "/login",
    async play(stage) {
      await stage.shoot();
      await fill(stage, { Email: "somebody@larder.invalid", Password: "Wrong-one 7!" });
      await stage.page.getByLabel("Password", { exact: true }).press("Enter");
      await stage.page.getByRole("alert").first().waitFor();
      await stage.shoot("refused");
    },
  },
  {
    name: "register",
    who: "nobody",
    path: "/register",
    async play(stage) {
      await stage.shoot();
      accounts += 1;
      await fill(stage, { "Full Name": "A", "Email Address": "no address", Password: "short" });
      await fill(stage, { "Confirm Password": "another" });
      await stage.page.getByLabel("Full Name").focus();
      await stage.shoot("wrong");
      await fill(stage, {
        "Full Name": "Marta Weber",
        "Email Address": `marta-${accounts}@larder.invalid`,
        Password: "Copper-kettle7!",
        "Confirm Password": "Copper-kettle7!",
      });
      await press(stage, "Create Account");
      await stage.page.getByRole("heading", { name: "One step left" }).waitFor();
      await stage.shoot("one-step-left");
      await stage.page.getByText("You run this Larder yourself?").click();
      await stage.shoot("one-step-left-opened");
    },
  },
  { name: "verify-bad-link", who: "nobody", path: `/verify-email/${"x".repeat(43)}` },
  { name: "resend", who: "nobody", path: "/resend-verification" },
  {
    name: "forgot",
    who: "nobody",
    path: "/forgot-password",
    async play(stage) {
      await stage.shoot();
      await fill(stage, { "Email Address": "somebody@larder.invalid" });
      await press(stage, "Send Reset Link");
      await stage.page.getByRole("button", { name: "Try Different Email" }).waitFor();
      await stage.shoot("sent");
    },
  },
  { name: "reset-bad-link", who: "nobody", path: `/reset-password/${"x".repeat(43)}` },
  { name: "trust-bad-link", who: "nobody", path: `/trust/${"x".repeat(43)}` },
  { name: "remove-sign-in-bad-link", who: "nobody", path: `/remove-sign-in/${"x".repeat(43)}` },
  { name: "shared", who: "nobody", path: ({ shared }) => `/r/${shared}` },
  { name: "guest-dashboard", who: "guest", path: "/dashboard" },
  { name: "guest-search", who: "guest", path: "/search?q=soup" },
  { name: "guest-recipe", who: "guest", path: ({ shared }) => `/recipes/${shared}` },
  { name: "guest-profile", who: "guest", path: "/profile" },
];

/** What is loaded only as one comes near it is there. */
async function readToFoot({ page }: Stage): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
}
