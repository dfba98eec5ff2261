// Named one by one, so that a bundler can leave out of a page what that page never says. No server texts here.
export { accounts } from "./accounts.ts";
export { common } from "./common.ts";
export { failures } from "./failures.ts";
export { landing } from "./landing.ts";
export { navigation } from "./navigation.ts";
export { sessions } from "./sessions.ts";
