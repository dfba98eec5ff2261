import { recipeInput } from "../recipe-input.ts";
import { type AccessTable, type Entity, type Listing, OK, type Reach, type Row } from "./access-row.ts";

const NO_RECIPE = "404 Recipe not found";
const NO_IMAGE = "404 Image not found";
const NO_SESSION = "404 Session not found";
const NO_ALERT = "404 Alert not found";
const NO_IDENTITY = "404 Sign-in service not found";
const NO_RECORD = "404 Import record not found";
const NOT_TO_CHANGE = "403 Not authorized to modify this recipe";
const WRONG_FIELD = "422";
const NO_PHOTO = "422 The image data is not valid";
/** tRPC answers with JSON only, so it refuses procedures that return files. */
const NO_FILES = "415 Unsupported media type";

const anyone = (input: Row["input"], more: Partial<Row> = {}): Row => ({ ladder: "anyone", input, ...more });
const viewer = (input: Row["input"], more: Partial<Row> = {}): Row => ({ ladder: "viewer", input, ...more });
const member = (input: Row["input"], more: Partial<Row> = {}): Row => ({ ladder: "member", input, ...more });

const nothing = () => undefined;
const byId = ({ id }: Entity) => ({ id });
const byRecipeId = ({ id }: Entity) => ({ recipeId: id });
const pathOf = ({ id }: Entity) => `/images/${id}.webp`;

/** The outcomes for the caller's own recipe and for another member's public recipe. */
const recipe = (own: string, open: string, more: Partial<Reach> = {}): Pick<Row, "reach"> => ({
  reach: { kind: "recipe", own, open, missing: NO_RECIPE, ...more },
});
const record = (own: string): Pick<Row, "reach"> => ({ reach: { kind: "record", own, missing: NO_RECORD } });
/** A picture that an input names: any but the caller's own is an invalid field, whether it exists or not. */
const picture: Pick<Row, "reach"> = { reach: { kind: "image", own: OK, missing: WRONG_FIELD } };

const visible: Listing = { kind: "recipe", shows: ({ isMine, isOpen }) => isMine || isOpen };
const open: Listing = { kind: "recipe", shows: ({ isOpen }) => isOpen };
const mine: Listing = { kind: "recipe", shows: ({ isMine }) => isMine };

const soup = { title: "Soup", ingredients: ["salt"], instructions: ["Stir."] };
const fullPage = { pageSize: 100 };

/** The access rules of all procedures. The type requires an entry for each procedure. */
export const accessTable: AccessTable = {
  "accounts.register": [
    anyone(() => ({ email: "x", password: "x", name: "x" }), { answers: WRONG_FIELD }),
    anyone(({ word }) => ({ email: `${word}@example.com`, password: "Walnut-board 42?", name: "A Cook" }), {
      what: "of a new address",
    }),
  ],
  "accounts.readInvitation": [anyone(() => ({ token: "x" }), { answers: "400 Invalid or expired link" })],
  "accounts.verifyEmail": [
    anyone(() => ({ token: "x" }), { answers: "400 Invalid or expired verification token" }),
  ],
  "accounts.resendVerification": [anyone(() => ({ email: "x" }), { answers: WRONG_FIELD })],
  "accounts.readVerification": [
    anyone(() => ({ token: "x" }), { answers: "400 Invalid or expired verification token" }),
  ],
  // Declining a request that does not exist succeeds, because nothing has to be done.
  "accounts.declineVerification": [anyone(() => ({ token: "x" }))],
  "accounts.forgotPassword": [anyone(() => ({ email: "x" }), { answers: WRONG_FIELD })],
  "accounts.checkResetToken": [
    anyone(() => ({ token: "x" }), { answers: "400 Invalid or expired reset token" }),
  ],
  "accounts.resetPassword": [
    anyone(() => ({ token: "x", newPassword: "Walnut-board 42?" }), {
      answers: "400 Invalid or expired reset token",
    }),
  ],
  "accounts.update": [member(() => ({ name: "Ada" }))],
  "accounts.changePassword": [
    member(() => ({ currentPassword: "x", newPassword: "Walnut-board 42?" }), {
      answers: "400 Current password is incorrect",
    }),
  ],
  "accounts.delete": [
    member(() => ({ currentPassword: "x" }), { answers: "400 Current password is incorrect" }),
  ],
  "accounts.me": [member(nothing)],
  "sessions.login": [
    anyone(() => ({ email: "x", password: "" }), { answers: WRONG_FIELD }),
    anyone(({ word }) => ({ email: `${word}@example.com`, password: "x" }), {
      what: "of nobody",
      answers: "401 Invalid email or password",
    }),
  ],
  "sessions.refresh": [
    anyone(() => ({ refreshToken: "x" }), { answers: "401 Invalid or expired refresh token" }),
  ],
  "sessions.logoutEverywhere": [member(nothing, { spends: "login" })],
  "sessions.trustBrowser": [anyone(() => ({ token: "x" }), { answers: "400 Invalid or expired link" })],
  "sessions.logout": [anyone(() => ({}), { spends: "login" })],
  "security.sessions": [member(nothing, { lists: { kind: "session", shows: ({ isMine }) => isMine } })],
  "security.endSession": [
    member(byId, { reach: { kind: "session", own: OK, missing: NO_SESSION }, spends: "entity" }),
  ],
  "security.summary": [member(nothing)],
  "security.stats": [member(nothing)],
  "security.loginHistory": [member(() => ({}))],
  "security.exportHistory": [member(() => ({}))],
  "security.alerts": [member(() => ({}), { lists: { kind: "alert", shows: ({ isMine }) => isMine } })],
  "security.waiting": [member(nothing)],
  "security.acknowledge": [
    member(({ id }) => ({ alertId: id }), { reach: { kind: "alert", own: OK, missing: NO_ALERT } }),
  ],
  "security.reply": [
    member(({ id }) => ({ alertId: id, answer: "me" }), {
      reach: { kind: "alert", own: OK, missing: NO_ALERT },
    }),
  ],
  "security.replyToAll": [
    member(({ id }) => ({ alertIds: [id], answer: "me" }), {
      reach: { kind: "alert", own: OK, missing: NO_ALERT },
    }),
  ],
  "security.endOtherSessions": [member(nothing, { spends: "login" })],
  "identities.config": [anyone(nothing)],
  "identities.signIn": [
    anyone(() => ({ credential: "x" }), { answers: "503 Google login is not configured" }),
  ],
  "identities.ways": [member(nothing, { lists: { kind: "identity", shows: ({ isMine }) => isMine } })],
  "identities.beginLink": [member(() => ({}), { answers: "503 Google login is not configured" })],
  "identities.link": [
    member(() => ({ code: "x", redirectUri: "x", state: "x" }), {
      answers: "503 Google login is not configured",
    }),
  ],
  "identities.remove": [
    member(byId, {
      reach: { kind: "identity", own: "400 Current password is incorrect", missing: NO_IDENTITY },
    }),
  ],
  "identities.readRemovalLink": [anyone(() => ({ token: "x" }), { answers: "400 Invalid or expired link" })],
  "identities.removeByLink": [anyone(() => ({ token: "x" }), { answers: "400 Invalid or expired link" })],
  "usage.get": [member(nothing)],
  "uploads.create": [member(() => ({ fileName: "a.png" }), { overTrpc: WRONG_FIELD })],
  "uploads.delete": [
    member(byId, {
      reach: {
        kind: "image",
        own: OK,
        // A picture can be read by its address, so its existence is no secret.
        open: "403 Not authorized to delete this image",
        hidden: "403 Not authorized to delete this image",
        missing: NO_IMAGE,
      },
      spends: "entity",
    }),
  ],
  "drafts.list": [member(nothing, { lists: mine })],
  "drafts.get": [member(byRecipeId, recipe(OK, NOT_TO_CHANGE))],
  "drafts.save": [
    member(({ id }) => ({ recipeId: id, value: "{}", shape: 1, basis: null }), recipe(OK, NOT_TO_CHANGE)),
  ],
  "drafts.delete": [member(byRecipeId, recipe(OK, NOT_TO_CHANGE))],
  "recipes.list": [viewer(() => fullPage, { lists: visible })],
  "recipes.featured": [viewer(() => ({ limit: 50 }), { lists: open })],
  "recipes.my": [
    member(() => fullPage, { lists: mine }),
    member(({ word }) => ({ ...fullPage, search: word }), { what: "searched", lists: mine }),
  ],
  "recipes.stats": [member(nothing)],
  "recipes.cuisines": [anyone(nothing)],
  "recipes.categories": [anyone(nothing, { lists: { ...open, mark: "tag" } })],
  "recipes.tags": [member(nothing, { lists: { ...mine, mark: "tag" } })],
  "recipes.metadata": [anyone(nothing, { lists: { ...open, mark: "tag" } })],
  "recipes.create": [
    member(() => recipeInput()),
    member((entity) => recipeInput({ imagePath: pathOf(entity) }), { what: "with a picture", ...picture }),
  ],
  "recipes.get": [viewer(byId, recipe(OK, OK))],
  "recipes.update": [
    member(({ id }) => ({ id, notes: "Changed." }), recipe(OK, NOT_TO_CHANGE)),
    member(({ id }) => ({ id, isPublic: true }), {
      what: "published",
      ...recipe(OK, NOT_TO_CHANGE, { imported: "403 Imported and scanned recipes cannot be made public" }),
      spends: "entity",
    }),
  ],
  "recipes.delete": [
    member(byId, { ...recipe(OK, "403 Not authorized to delete this recipe"), spends: "entity" }),
  ],
  // The answer lists refused changes, so each call succeeds; the test also compares the owner's rows.
  "recipes.changeMany": [
    member(({ id }) => ({ recipeIds: [id], deed: "add_tags", tags: ["kept"] }), {
      what: "tagged",
      reach: { kind: "recipe", own: OK, open: OK, missing: OK },
    }),
    member(({ id }) => ({ recipeIds: [id], deed: "make_private" }), {
      what: "made private",
      reach: { kind: "recipe", own: OK, open: OK, missing: OK },
      spends: "entity",
    }),
    member(({ id }) => ({ recipeIds: [id], deed: "delete" }), {
      what: "deleted",
      reach: { kind: "recipe", own: OK, open: OK, missing: OK },
      spends: "entity",
    }),
  ],
  "recipes.export": [
    member(({ id }) => ({ recipeIds: [id] }), { ...recipe(OK, NO_RECIPE), overTrpc: NO_FILES }),
    member(({ id }) => ({ recipeIds: [id], format: "csv" }), {
      what: "as CSV",
      ...recipe(OK, NO_RECIPE),
      overTrpc: NO_FILES,
    }),
    member(nothing, { what: "of all", lists: mine, overTrpc: NO_FILES }),
    member(() => ({ format: "csv", leaving: true }), {
      what: "before leaving",
      answers: "400 Current password is incorrect",
    }),
  ],
  "recipes.duplicate": [member(byId, recipe(OK, OK))],
  "recipes.readLines": [member(() => ({ lines: ["1 leek"] }))],
  // Must precede the rows that remove likes. A recipe that became private is no longer listed.
  "likes.favorites": [member(() => fullPage, { lists: visible })],
  "likes.like": [member(byId, recipe(OK, OK))],
  "likes.unlike": [member(byId, recipe(OK, OK))],
  "scaling.scale": [viewer(({ id }) => ({ id, newServings: 8 }), recipe(OK, OK))],
  "scaling.validate": [viewer(({ id }) => ({ id, newServings: 8 }), recipe(OK, OK))],
  "scaling.history": [member(byId, recipe(OK, OK))],
  "search.quick": [viewer(({ word }) => ({ q: word }), { lists: visible })],
  "search.advanced": [
    viewer(() => fullPage, { lists: visible }),
    viewer(({ word }) => ({ ...fullPage, title: word }), { what: "by title", lists: visible }),
  ],
  "search.fullText": [viewer(({ word }) => ({ ...fullPage, q: word }), { lists: visible })],
  // The query is the entity's word without its last letter.
  "search.suggestions": [
    viewer(({ word }) => ({ ...fullPage, q: word.slice(0, -1) }), { lists: { ...visible, mark: "tag" } }),
  ],
  "search.ingredients": [viewer(() => fullPage)],
  "imports.validate": [member(() => ({ url: "https://allrecipes.com" }))],
  "imports.extract": [
    member(() => ({ url: "https://a.example/soup", html: "<p>Nothing</p>" }), {
      answers: "422 No recipe was found at this address",
    }),
  ],
  "imports.extractText": [member(() => ({ text: "x" }), { answers: "422 No recipe was found in this text" })],
  "imports.continueReview": [member(byId, record(OK))],
  "imports.fetchPicture": [
    // The caller's own record gets the same answer as a missing one, because its page has no such picture.
    member(({ id }) => ({ importId: id, address: "https://example.com/a.jpg" }), record(NO_RECORD)),
  ],
  "imports.reread": [
    member(byRecipeId, recipe("404 The page of this recipe was not kept", NOT_TO_CHANGE, { imported: OK })),
  ],
  "imports.save": [
    member(() => soup),
    // The id of another member's record is ignored: the recipe is saved with a new record.
    member(({ id }) => ({ ...soup, importId: id }), {
      what: "of a record",
      reach: { kind: "record", own: OK, missing: OK },
      spends: "entity",
    }),
    member((entity) => ({ ...soup, coverImage: pathOf(entity) }), { what: "with a picture", ...picture }),
  ],
  "imports.supportedSites": [anyone(nothing)],
  "imports.history": [
    member(() => ({ limit: 200 }), { lists: { kind: "record", shows: ({ isMine }) => isMine } }),
  ],
  "imports.deleteRecord": [member(byId, { ...record(OK), spends: "entity" })],
  "scans.process": [member(() => ({ imageData: "" }), { answers: NO_PHOTO })],
  "scans.progress": [member(byId, { lists: { kind: "scan", shows: ({ isMine }) => isMine, mark: "step" } })],
  // Cancelling a missing scan succeeds. The test also checks that the owner's scan continues.
  "scans.cancel": [member(byId, { reach: { kind: "scan", own: OK, missing: OK }, spends: "entity" })],
  "scans.assessQuality": [member(() => ({ imageData: "" }), { answers: NO_PHOTO })],
  "scans.parseText": [member(() => ({ ocrText: "Soup" }))],
  "scans.options": [member(nothing)],
  "scans.save": [
    member(() => ({ recipe: recipeInput() })),
    member(({ id }) => ({ recipe: recipeInput(), photoIds: [id] }), { what: "with a photo", ...picture }),
  ],
};
