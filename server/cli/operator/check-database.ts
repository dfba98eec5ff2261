import type { Deps } from "#server/deps.ts";
import { OperatorError } from "#server/features/accounts/service/operate-account.ts";
import { checkTexts } from "#server/texts/en/operator.ts";
import { type Finding, findPictureFaults, formatSampleIds, MAX_SAMPLES } from "./check-pictures.ts";

const DAY = 24 * 3_600_000;
/** Age in ms from which an unfinished deletion of an account counts as interrupted. */
const MAX_DELETION_MS = 3_600_000;

type ReadDeps = Pick<Deps, "db" | "clock" | "images">;

/**
 * Checks the database without writing. Returns a summary with notes. Throws OperatorError with a list of all
 * faults.
 */
export async function checkDatabaseOrThrow(deps: ReadDeps): Promise<string> {
  const structure = await deps.db.integrityCheck();
  // Further queries on a damaged file would give wrong results.
  if (structure !== "ok") throw new OperatorError(checkTexts.damaged(structure));
  const pictures = await findPictureFaults(deps);
  const faults = [
    ...(await findSearchIndexFaults(deps)),
    ...(await findLikeCountFaults(deps)),
    ...pictures.faults,
    ...(await findStuckAccountDeletions(deps)),
  ];
  const notes = [...pictures.notes, ...(await findUndeliveredMailNotes(deps))];
  if (faults.length > 0) throw new OperatorError([...faults, ...notes].join("\n"));
  const { recipes } = await countRecipesAndIndexed(deps);
  return [checkTexts.sound(recipes, pictures.count), ...notes].join("\n");
}

async function countRecipesAndIndexed({ db }: ReadDeps): Promise<{ recipes: number; indexed: number }> {
  const [counted] = await db.all<{ recipes: number; indexed: number }>(
    `select (select count(*) from recipes) as recipes,
      (select count(*) from recipes join search_facets on search_facets.row_id = recipes.row_id) as indexed`,
  );
  return counted ?? { recipes: 0, indexed: 0 };
}

/** Checks that the search index has exactly the recipes of the database, each with the same visibility. */
async function findSearchIndexFaults(deps: ReadDeps): Promise<string[]> {
  const { recipes, indexed } = await countRecipesAndIndexed(deps);
  const [stray] = await deps.db.all<{ entries: number }>(
    "select count(*) as entries from search_facets where row_id not in (select row_id from recipes)",
  );
  const strayEntries = stray?.entries ?? 0;
  const scopes = await countAndSampleRecipes(
    deps,
    `recipes join search_facets on search_facets.row_id = recipes.row_id
      where search_facets.scope <> iif(recipes.is_public, 0, recipes.owner_row_id)`,
  );
  return [
    ...(indexed === recipes ? [] : [checkTexts.notIndexed(indexed, recipes)]),
    ...(strayEntries === 0 ? [] : [checkTexts.strayEntries(strayEntries)]),
    ...formatFinding(scopes, checkTexts.wrongScope),
  ];
}

/** Checks that the number of likes in recipes and in the search index matches the rows of likes. */
async function findLikeCountFaults(deps: ReadDeps): Promise<string[]> {
  const counted = await countAndSampleRecipes(
    deps,
    `recipes where like_count <> (select count(*) from likes where likes.recipe_row_id = recipes.row_id)`,
  );
  const ranked = await countAndSampleRecipes(
    deps,
    `recipes join search_facets on search_facets.row_id = recipes.row_id
      where search_facets.like_count <> recipes.like_count`,
  );
  return [
    ...formatFinding(counted, checkTexts.likesMiscounted),
    ...formatFinding(ranked, checkTexts.likesMisranked),
  ];
}

async function findStuckAccountDeletions({ db, clock }: ReadDeps): Promise<string[]> {
  const [left] = await db.all<{ accounts: number }>(
    `select count(*) as accounts from users where deleted_at < ${clock.now() - MAX_DELETION_MS}`,
  );
  return left?.accounts ? [checkTexts.deletionsLeft(left.accounts)] : [];
}

/** Undelivered mails are only a note, because the member may have mistyped the address. */
async function findUndeliveredMailNotes({ db, clock }: ReadDeps): Promise<string[]> {
  const lost = `outbox where next_attempt_at is null and sent_at is null and created_at > ${clock.now() - 30 * DAY}`;
  const [counted] = await db.all<{ mails: number; reason: string | null }>(
    `select count(*) as mails,
      (select last_error from ${lost} order by row_id desc limit 1) as reason from ${lost}`,
  );
  return counted?.mails ? [checkTexts.mailsGivenUp(counted.mails, counted.reason ?? "-")] : [];
}

async function countAndSampleRecipes({ db }: ReadDeps, from: string): Promise<Finding> {
  const [counted] = await db.all<{ found: number }>(`select count(*) as found from ${from}`);
  const samples = await db.all<{ id: string }>(
    `select recipes.id as id from ${from} order by recipes.row_id limit ${MAX_SAMPLES}`,
  );
  return { count: counted?.found ?? 0, samples: samples.map(({ id }) => id) };
}

function formatFinding(finding: Finding, text: (count: number, ids: string) => string): string[] {
  return finding.count === 0 ? [] : [text(finding.count, formatSampleIds(finding))];
}
