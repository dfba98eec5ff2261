// Named one by one, so that a bundler can leave out of a page what that page never says. No server texts here.
export { accounts } from "./accounts.ts";
export { common } from "./common.ts";
export { cooking } from "./cooking.ts";
export { dashboard } from "./dashboard.ts";
export { downloads } from "./downloads.ts";
export { failures } from "./failures.ts";
export { favorites } from "./favorites.ts";
export { imports } from "./imports.ts";
export { landing } from "./landing.ts";
export { likes } from "./likes.ts";
export { navigation } from "./navigation.ts";
export { recipeWizard } from "./recipe-wizard.ts";
export { recipes } from "./recipes.ts";
export { scaling } from "./scaling.ts";
export { scalingScreen } from "./scaling-screen.ts";
export { search } from "./search.ts";
export { sessions } from "./sessions.ts";
