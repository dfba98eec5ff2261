import { expect, it } from "vitest";
import { findStepTimes } from "./step-times.ts";

const m = 60;
const h = 3600;

/** Returns the text, the seconds and, for a range, the upper end of each time found. */
function read(text: string): [string, number, number?][] {
  return findStepTimes(text).map(({ start, end, seconds, most }) =>
    most === null ? [text.slice(start, end), seconds] : [text.slice(start, end), seconds, most],
  );
}

const timed: [string, ...[string, number, number?][]][] = [
  ["Simmer for 20 minutes.", ["20 minutes", 20 * m]],
  ["Bake 1 hour at 180 °C.", ["1 hour", h]],
  ["Braise for 1 to 2 hours, covered.", ["1 to 2 hours", h, 2 * h]],
  ["Let it rise 1 ½ hours.", ["1 ½ hours", 1.5 * h]],
  ["Let it rise 1 1/2 hours.", ["1 1/2 hours", 1.5 * h]],
  ["Cook 1-1/2 hours until tender.", ["1-1/2 hours", 1.5 * h]],
  ["Roast 30-40 min, turning once.", ["30-40 min", 30 * m, 40 * m]],
  ["Roast 30–40 min.", ["30–40 min", 30 * m, 40 * m]],
  ["Microwave for 90 seconds.", ["90 seconds", 90]],
  ["Cook 1 hour 30 minutes.", ["1 hour 30 minutes", 1.5 * h]],
  ["Cook 1 hour and 15 minutes more.", ["1 hour and 15 minutes", 75 * m]],
  ["Cook for 2 hrs, 30 mins.", ["2 hrs, 30 mins", 2.5 * h]],
  ["Chill for half an hour.", ["half an hour", 30 * m]],
  ["Leave for ½ an hour, then stir.", ["½ an hour", 30 * m]],
  ["Rest ¾ of an hour.", ["¾ of an hour", 45 * m]],
  ["Cook 1h 20m, covered.", ["1h 20m", 80 * m]],
  ["Bake 12\u201115 minutes.", ["12\u201115 minutes", 12 * m, 15 * m]],
  ["Bake 12 \u2011 15 minutes.", ["12 \u2011 15 minutes", 12 * m, 15 * m]],
  ["Take a 20–minute rest.", ["20–minute", 20 * m]],
  ["Chill a half hour.", ["a half hour", 30 * m]],
  ["Wait a quarter of an hour.", ["a quarter of an hour", 15 * m]],
  ["Leave three quarters of an hour.", ["three quarters of an hour", 45 * m]],
  ["Prove for an hour and a half.", ["an hour and a half", 1.5 * h]],
  ["Prove for one and a half hours.", ["one and a half hours", 1.5 * h]],
  ["Fry for a minute or two.", ["a minute or two", m, 2 * m]],
  ["Fry two or three minutes.", ["two or three minutes", 2 * m, 3 * m]],
  ["Fry for a minute, then stir.", ["a minute", m]],
  ["Cook 45 minutes to 1 hour.", ["45 minutes to 1 hour", 45 * m, h]],
  ["Rest between 10 and 15 minutes.", ["10 and 15 minutes", 10 * m, 15 * m]],
  ["Fry 3 minutes, flip, fry 2 minutes more.", ["3 minutes", 3 * m], ["2 minutes", 2 * m]],
  ["Cook 4 minutes per side.", ["4 minutes", 4 * m]],
  ["Cook 4-5 minutes on each side", ["4-5 minutes", 4 * m, 5 * m]],
  ["Rest for 10 minutes before slicing.", ["10 minutes", 10 * m]],
  ["Let the meat rest 10 minutes before slicing.", ["10 minutes", 10 * m]],
  ["After 20 minutes, turn the tray.", ["20 minutes", 20 * m]],
  ["In the last 5 minutes add the peas.", ["5 minutes", 5 * m]],
  ["Bake for 25 minutes or until golden.", ["25 minutes", 25 * m]],
  ["Give it a 20-minute rest.", ["20-minute", 20 * m]],
  ["After a five-minute soak, drain.", ["five-minute", 5 * m]],
  ["Heat in 30-second bursts.", ["30-second", 30]],
  ["Cook 20 minute on low", ["20 minute", 20 * m]],
  ["Simmer 1.5 hours.", ["1.5 hours", 1.5 * h]],
  ["Simmer gently (about 35 mins).", ["35 mins", 35 * m]],
  ["Marinate at least 24 hours.", ["24 hours", 24 * h]],
  ["Boil 8min", ["8min", 8 * m]],
  ["Stir and cook another minute until thick.", ["another minute", m]],
  ["Simmer seventy minutes.", ["seventy minutes", 70 * m]],
  ["Siebzehn Minuten backen.", ["Siebzehn Minuten", 17 * m]],
  ["Cuire dix-neuf minutes.", ["dix-neuf minutes", 19 * m]],
  ["Laat negentig minuten staan.", ["negentig minuten", 90 * m]],
  ["Bake for forty-five minutes", ["forty-five minutes", 45 * m]],
  ["Knead for ten minutes", ["ten minutes", 10 * m]],
  ["30 Minuten köcheln lassen.", ["30 Minuten", 30 * m]],
  ["Ca. 20 Min. backen.", ["20 Min", 20 * m]],
  ["1 Std. 20 Min. schmoren.", ["1 Std. 20 Min", 80 * m]],
  ["1,5 Stunden gehen lassen", ["1,5 Stunden", 1.5 * h]],
  ["Eine halbe Stunde ruhen lassen.", ["Eine halbe Stunde", 30 * m]],
  ["Anderthalb Stunden garen", ["Anderthalb Stunden", 1.5 * h]],
  ["10 bis 15 Minuten ziehen lassen", ["10 bis 15 Minuten", 10 * m, 15 * m]],
  ["Eine Viertelstunde quellen lassen", ["Eine Viertelstunde", 15 * m]],
  ["Zwei Stunden kalt stellen, dann 5 Sekunden rühren", ["Zwei Stunden", 2 * h]],
  ["Laisser mijoter 20 minutes.", ["20 minutes", 20 * m]],
  ["Cuire 1 h 30 à feu doux.", ["1 h 30", 1.5 * h]],
  ["Cuire 1 heure 30 à feu doux.", ["1 heure 30", 1.5 * h]],
  ["Bake for 1 hour 45, until set.", ["1 hour 45", 1.75 * h]],
  ["Chill for 1 hour 12 cookies at a time.", ["1 hour", h]],
  ["Soak for 1 hour 50 g of beans.", ["1 hour", h]],
  ["Cuire 1h30 au four", ["1h30", 1.5 * h]],
  ["Laisser reposer une demi-heure", ["une demi-heure", 30 * m]],
  ["Une heure et demie au frais", ["Une heure et demie", 1.5 * h]],
  ["De 10 à 15 mn de cuisson", ["10 à 15 mn", 10 * m, 15 * m]],
  ["Un quart d'heure plus tard", ["Un quart d'heure", 15 * m]],
  ["Cocer 20 minutos.", ["20 minutos", 20 * m]],
  ["Reposar media hora", ["media hora", 30 * m]],
  ["Hornear una hora y media", ["una hora y media", 1.5 * h]],
  ["De 5 a 10 segundos... o 30 segundos", ["30 segundos", 30]],
  ["Cuocere per 40 minuti", ["40 minuti", 40 * m]],
  ["Riposare mezz'ora", ["mezz'ora", 30 * m]],
  ["Lasciate lievitare un'ora e mezza", ["un'ora e mezza", 1.5 * h]],
  ["Lievitare 2 ore", ["2 ore", 2 * h]],
  ["Laat 10 minuten sudderen", ["10 minuten", 10 * m]],
  ["Een half uur in de oven", ["Een half uur", 30 * m]],
  ["Anderhalf uur bakken", ["Anderhalf uur", 1.5 * h]],
  ["Laat een kwartier rusten", ["een kwartier", 15 * m]],
  ["2 tot 3 uur stoven", ["2 tot 3 uur", 2 * h, 3 * h]],
  ["Deixe descansar meia hora", ["meia hora", 30 * m]],
  ["Whisk gently for 5 more minutes.", ["5 more minutes", 5 * m]],
  ["Refrigerate for a couple of hours.", ["a couple of hours", 2 * h]],
  ["Refrigerate for at least 4 hours before serving.", ["4 hours", 4 * h]],
  ["Bake for thirty-five minutes.", ["thirty-five minutes", 35 * m]],
  ["Bake for thirty five minutes.", ["thirty five minutes", 35 * m]],
  ["After a fifty-five-minute rest, bake.", ["fifty-five-minute", 55 * m]],
  ["Bake for twenty-two to twenty-four minutes.", ["twenty-two to twenty-four minutes", 22 * m, 24 * m]],
  ["Between twenty and twenty-five minutes.", ["twenty and twenty-five minutes", 20 * m, 25 * m]],
  ["Simmer for fourteen to eighteen minutes.", ["fourteen to eighteen minutes", 14 * m, 18 * m]],
  ["Leave it three-quarters of an hour.", ["three-quarters of an hour", 45 * m]],
  ["Rest it for one-half hour.", ["one-half hour", 30 * m]],
  ["Braise for 1 and 1/2 hours.", ["1 and 1/2 hours", 90 * m]],
  ["Braise for one and one-half hours.", ["one and one-half hours", 90 * m]],
  ["Braise for an hour and a quarter.", ["an hour and a quarter", 75 * m]],
  ["Braise for two and three-quarter hours.", ["two and three-quarter hours", 165 * m]],
  ["Stir in the peas and cook another hour.", ["another hour", h]],
  ["Laisser cuire trente-cinq minutes.", ["trente-cinq minutes", 35 * m]],
  ["Hornear treinta y cinco minutos.", ["treinta y cinco minutos", 35 * m]],
  ["Elf Minuten kochen.", ["Elf Minuten", 11 * m]],
  ["Koka 10 minuter", ["10 minuter", 10 * m]],
];

it.each(timed)("finds the timers in %j", (text, ...times) => {
  expect(read(text)).toEqual(times);
});

it.each([
  "Leave in the fridge overnight.",
  "Keeps for 3 days.",
  "Add the 2 minute noodles.",
  "Serve with 5-minute eggs.",
  "A 30-minute meal for tired evenings.",
  "Stir every 5 minutes.",
  "Alle 10 Minuten umrühren",
  "Remuer toutes les 5 minutes",
  "Remover cada 5 minutos",
  "Mescolare ogni 5 minuti",
  "Roer om de 5 minuten",
  "Take it out of the fridge 30 minutes before cooking.",
  "Make it 2 hours ahead.",
  "Can be made 8 hours in advance",
  "Roast 20 minutes per 500 g.",
  "Allow 15 minutes a pound.",
  "20 Minuten pro Kilo rechnen",
  "Serve within 2 hours.",
  "Turn it twice an hour.",
  "It keeps for up to 8 hours.",
  "Wait a few minutes.",
  "Laisser quatre-vingt-dix minutes.",
  "At the last minute, add the herbs.",
  "Pulse for 2 seconds.",
  "Bake at 200 °C in a 20 cm tin.",
  "Add 2 tbsp oil and 3 cloves of garlic.",
  "Cut in half and serve a quarter each.",
  "The second layer goes on top.",
  "Divide into 12, one hand wide.",
  "Whisk with a timer in sight",
  "",
])("offers no timer in %j", (text) => {
  expect(read(text)).toEqual([]);
});

it("gives positions in the text after any characters", () => {
  const text = "🍅 Œufs — ¾ cup. Bake 20 minutes, rest 5 minutes.";
  expect(read(text)).toEqual([
    ["20 minutes", 20 * m],
    ["5 minutes", 5 * m],
  ]);
});

it("reads a long hostile text in linear time", () => {
  expect(findStepTimes("1 - ".repeat(20_000))).toEqual([]);
  expect(findStepTimes("a half of an ".repeat(5000))).toEqual([]);
  expect(findStepTimes("minutes ".repeat(20_000))).toEqual([]);
});
