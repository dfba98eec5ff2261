import type { LanguageWords, TimeWords } from "../language-words.ts";

export const de: LanguageWords = {
  small: `
    und, die, der, den, dem, das, mit, bis, für, ein, eine, einen, etwas, lassen, dann, zum, zur, im, bei, auf, nach,
    el, tl, prise, mehl, zucker, eier, wasser, salz, pfeffer, zwiebel, minuten, stunde, geben, schneiden, backen,
    nicht, ist, ich, dazu
  `,
  ingredients: `
    Zutaten, Zutatenliste, die Zutaten, Zutat, Zutaten und Menge, benötigte Zutaten, folgende Zutaten,
    was man braucht, was braucht man, das braucht man, man braucht, man nehme, man benötigt,
    man benötigt folgendes, was du brauchst, das brauchst du, das brauchst du dafür, du brauchst, was brauche ich,
    ihr braucht, was ihr braucht, das braucht ihr, dazu braucht ihr, ihr benötigt, was wir brauchen, wir brauchen,
    Einkaufsliste, Einkaufszettel, was ich nehme, was rein kommt, das kommt rein
  `,
  steps: `
    Zubereitung, die Zubereitung, Zubereitungsschritte, Zubereitungsart, Zubereitung Schritt für Schritt, so geht's,
    so geht es, und so geht's, und so geht es, wie geht's, los geht's, so funktioniert's, so wird's was,
    so wird's gemacht, so wird es gemacht, so machst du es, so machst du's, und dann, Anleitung, Anleitungen,
    die Anleitung, Arbeitsanleitung, Kochanleitung, Backanleitung, Arbeitsschritte, Schritte, Schritt für Schritt,
    Anweisungen, Durchführung, Herstellung, Vorgehen, Vorgehensweise, Arbeitsweise
  `,
  notes: `
    Tipp, Tipps, mein Tipp, Hinweis, Hinweise, Anmerkung, Anmerkungen, Notiz, Notizen, Varianten, Variante,
    Aufbewahrung, dazu passt
  `,
  aside: `
    schreib einen Kommentar, schreibe einen Kommentar, einen Kommentar schreiben, Kommentar hinterlassen,
    hinterlasse einen Kommentar, Kommentare, Nährwerte, Nährwerte pro Portion, Nährwertangaben,
    das könnte dich auch interessieren, das könnte Ihnen auch gefallen, das könnte dir auch gefallen,
    weitere Rezepte, ähnliche Rezepte, mehr Rezepte, Bewertungen, Bewertung, Utensilien, Küchengeräte, Zubehör,
    Schlagwörter
  `,
  asideOnPages: `
    Nährwert, Tipp, Notiz, Anmerkung, Kommentar, das könnte, weitere, ähnliche, mehr Rezepte, Bewertung, Aufbewahrung,
    Lagerung, Haltbarkeit, Anzeige, abonnieren, Serviervorschlag, empfohlen, Empfehlung, unsere Produkte
  `,
  columns: "Menge, Einheit, Zutat, Zutaten",
  prep: "Vorbereitung, Vorbereitungszeit, Arbeitszeit, aktive Zeit",
  cook: `
    Kochzeit, Backzeit, Koch-/Backzeit, Koch- und Backzeit, Garzeit, Bratzeit, Backen, Kochen, Grillzeit
  `,
  total: "Gesamtzeit, gesamt, Zeitaufwand, fertig in, Gesamtdauer",
  time: "Dauer, Zeit",
  making: "Zubereitung, Zubereitungszeit",
  rest: "Ruhezeit, Kühlzeit, Gehzeit, Wartezeit",
  difficulty: "Schwierigkeit, Schwierigkeitsgrad, Niveau, Aufwand",
  cuisine: "Küche, Landesküche, Herkunft",
  place: "Land",
  category: "Kategorie, Kategorien, Schlagwörter, Gang, Menüart",
  named: "Titel, Rezept, Rezeptname, Gericht",
  other: "Kalorien, Energie, Brennwert, Kosten, Autor, Quelle, Ofen, Ernährung, Saison, Saisonalität",
  yields: "Portionen, ergibt, Menge, Anzahl, Personen, für, Stück",
  people: "Portion, Portionen, Portion(en), Portion/en, Person, Personen, Gäste, Esser, Hungrige",
  led: "für, ergibt, ergeben, reicht für, Menge, Portionen, Personen",
  pieces: `
    Stück, Stück Kuchen, Stücke, Scheiben, Blech, Kuchen, Brot, Brote, Brötchen, Laib, Plätzchen, Waffeln,
    Gläser, Kugeln, Kekse, St, St., Stk, Stk., Fladen, Knödel, Spritz
  `,
};

export const deTimes: TimeWords = {
  seconds: "Sek, Sek., Sekunde, Sekunden",
  minutes: "Minute, Minuten",
  hours: "Std, Std., Stdn, Stunde, Stunden",
  days: "Tag, Tage, Tagen",
  weeks: "Woche, Wochen",
  lengths: { 15: "Viertelstunde", 30: "Halbstunde", 45: "Dreiviertelstunde" },
};
