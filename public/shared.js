// A shared link opened in a browser: who holds no token looks around as a guest, then the recipe itself opens.
const { recipe } = document.body.dataset;
try {
  if (!localStorage.getItem("token")) localStorage.setItem("guestMode", "true");
  // The recipe page leads nobody back to a list that they have not come from.
  sessionStorage.setItem("larder:shared", recipe);
} catch {
  // Without storage the recipe page itself offers the ways in.
}
// The servings that were shared stand behind the address.
location.replace(`/recipes/${encodeURIComponent(recipe)}${location.search}`);
