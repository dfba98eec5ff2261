import type { LanguageWords, TimeWords } from "../language-words.ts";

export const nl: LanguageWords = {
  small: `
    en, de, het, een, met, tot, van, voor, in, op, dan, el, tl, eetlepel, theelepel, zout, peper, bloem, suiker, boter,
    eieren, water, minuten, ui, teentje, laat, voeg, toe, is, niet, je, oven, snijd, stukjes, naar
  `,
  ingredients: `
    ingrediënten, de ingrediënten, ingrediëntenlijst, dit heb je nodig, wat heb je nodig, je hebt nodig, nodig,
    benodigdheden, boodschappen, boodschappenlijst
  `,
  steps: `
    bereiding, de bereiding, bereidingswijze, bereidingsmethode, zo maak je het, zo maak je, zo bereid je het,
    zo doe je het, zo gaat het, zo ga je te werk, hoe maak je het, werkwijze, instructies, stappen, aan de slag,
    aan het werk, maken
  `,
  notes: "tips en variaties, bewaren, serveertip, opmerking, tip van de chef",
  aside: `
    geef een reactie, plaats een reactie, voedingswaarden, voedingswaarde, reacties, gerelateerde recepten,
    ook lekker, meer recepten, materiaal, keukenspullen
  `,
  asideOnPages: `
    voedingswaarde, reactie, gerelateerd, ook lekker, meer recepten, deel, bewaren, advertentie, benodigdheden,
    serveertip, opdientip, aanbevolen, aanrader, onze producten
  `,
  columns: "hoeveelheid, eenheid, ingrediënten",
  prep: "voorbereiding, voorbereidingstijd, voorbereidingen",
  cook: "kooktijd, oventijd, baktijd, kookduur, baktijd oven",
  total: "totale tijd, totaal, klaar in",
  time: "tijd",
  making: "bereiding, bereidingstijd, bereiden",
  rest: "rusttijd, wachttijd",
  difficulty: "moeilijkheid, moeilijkheidsgraad",
  cuisine: "keuken",
  category: "gerecht, categorie",
  other: "prijs",
  yields: "porties, portie, aantal, aantal personen, voor",
  people: "portie, porties, personen",
  led: "voor, porties, personen",
  pieces: "stuks, stukken, plakken, koeken",
};

export const nlTimes: TimeWords = {
  seconds: "seconde, seconden",
  minutes: "minuut, minuten, minuutje, minuutjes",
  hours: "u, uur, uren, uurtje",
  days: "dag, dagen",
  weeks: "weken",
  quarters: "kwart",
  lengths: { 15: "kwartier, kwartiertje" },
};
