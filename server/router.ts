import { accountsRouter } from "./features/accounts/router.ts";
import { draftsRouter } from "./features/drafts/router.ts";
import { identitiesRouter } from "./features/identities/router.ts";
import { importsRouter } from "./features/imports/router.ts";
import { likesRouter } from "./features/likes/router.ts";
import { recipesRouter } from "./features/recipes/router.ts";
import { registrationRouter } from "./features/registration/router.ts";
import { scalingRouter } from "./features/scaling/router.ts";
import { scansRouter } from "./features/scans/router.ts";
import { searchRouter } from "./features/search/router.ts";
import { securityRouter } from "./features/security/router.ts";
import { sessionsRouter } from "./features/sessions/router.ts";
import { uploadsRouter } from "./features/uploads/router.ts";
import { usageRouter } from "./features/usage/router.ts";
import { createCallerFactory, mergeRouters, router } from "./trpc.ts";

/** All procedures of the server, by area. */
export const appRouter = router({
  accounts: mergeRouters(registrationRouter, accountsRouter),
  drafts: draftsRouter,
  identities: identitiesRouter,
  imports: importsRouter,
  likes: likesRouter,
  recipes: recipesRouter,
  scaling: scalingRouter,
  scans: scansRouter,
  search: searchRouter,
  security: securityRouter,
  sessions: sessionsRouter,
  uploads: uploadsRouter,
  usage: usageRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process, for REST routes and tests. */
export const createCaller = createCallerFactory(appRouter);
