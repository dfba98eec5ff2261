const list = (words: string) => new Set(words.split(" "));

/** Unit words that stay the same for one and for many; of the others "20 minute" speaks of a thing, not of a time. */
export const ENGLISH_SINGULAR = list("minute hour second");

/** In front of a time that is not waited for: "every 5 minutes", "within 2 hours", "twice an hour". */
export const NOT_AFTER = list(
  "every each alle jede jeden toutes cada ogni elke iedere within under inside innerhalb binnen once twice times than keeps keep lasts store stored halt conserve conserver conserva houdbaar previous any",
);
/** May stand between those and the time: "keeps for up to 8 hours", "toutes les 5 minutes", "om de 5 minuten". */
export const SKIPPED_BEFORE = list(
  "for up to the les about around approx ca circa etwa approximately als sich at least mindestens au moins min minimum almeno",
);
/** Behind a time that tells when, not how long. */
export const WHEN_WORDS = list("ahead advance beforehand earlier old ago vorher zuvor later less");
/** Behind such a time too, unless somebody is told to wait that long: "rest 10 minutes before slicing". */
export const BEFORE_WORDS = list("before prior avant prima antes vor voor voordat bevor");
export const FOR_WORDS = list(
  "for another further more pendant durante per fur gedurende encore weitere additional",
);
export const PER_WORDS = list("per pro par por je");
/** What a time can be counted by: "20 minutes per 500 g". */
export const PER_THINGS = list(
  "kg kilo kilos kilogram kilogramm lb lbs pound pfund pond g gram gramm livre inch cm",
);

/** What goes on for a while. Behind "10-minute" and "20 minute" they make a time of it; before one, a wait. */
export const PROCESSES = list(
  "rest resting stand standing sit sitting soak soaking simmer simmering boil boiling bake baking roast roasting fry frying cook cooking chill chilling cool cooling cool-down knead kneading rise rising proof proofing prove proving steep steeping marinate marinade marinating wait brew brewing steam steaming saute braise refrigerate freeze drain blanch whisk whisking stir stirring burst bursts interval intervals infusion grill grilling period time timer blitz mix microwave " +
    "ruhen ziehen kochen backen kocheln braten quellen gehen abkuhlen ruhezeit backzeit kochzeit reposer mijoter cuire cuisson repos refroidir mariner reposar hervir cocer hornear enfriar reposo riposare cuocere bollire riposo cottura raffreddare rusten koken bakken sudderen afkoelen trekken",
);
/** Words that go on with the sentence behind a time; anything else names what the time describes. */
export const GOES_ON = list(
  "on in at over until till or and then with without to for from while but more longer per before after each if by under into as of uncovered covered stirring turning undisturbed total again so",
);
