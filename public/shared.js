// A shared recipe is readable as served. This loads the app once the page is displayed; the app then draws the
// same recipe in its place (src/pages/shared-recipe.tsx).
const { recipe, scripts } = document.currentScript.dataset;
try {
  // Visitors without a token become guests.
  if (!localStorage.getItem("token")) localStorage.setItem("guestMode", "true");
  // The recipe page then has no link back to a list.
  sessionStorage.setItem("larder:shared", recipe);
} catch {
  // Without storage the app offers the ways to sign in.
}
const loadApp = () => {
  const [entry, ...imported] = scripts.split(" ");
  for (const href of imported)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  import(entry);
};
const runWhenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener("load", () => runWhenIdle(loadApp));
