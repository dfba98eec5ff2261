// A shared link opened in a browser: who holds no token looks around as a guest, then the recipe itself opens.
try {
  if (!localStorage.getItem("token")) localStorage.setItem("guestMode", "true");
} catch {
  // Without storage the recipe page itself offers the ways in.
}
// The servings that were shared stand behind the address.
location.replace(`/recipes/${encodeURIComponent(document.body.dataset.recipe)}${location.search}`);
