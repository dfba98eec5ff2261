import type { LanguageWords, TimeWords } from "../language-words.ts";

export const pl: LanguageWords = {
  small: `
    i, z, na, do, w, się, nie, jest, ze, po, przez, oraz, aż, dodać, łyżka, łyżki, łyżeczka, szklanka, szklanki, sól,
    pieprz, mąka, mąki, cukier, cukru, masło, masła, jajka, wody, minut, cebula, czosnek, czosnku, piekarnik
  `,
  ingredients: "składniki, lista składników, potrzebujesz, potrzebne składniki",
  steps: `
    sposób przygotowania, przygotowanie, sposób wykonania, wykonanie, przepis, przepis krok po kroku, jak zrobić,
    jak przygotować, krok po kroku, instrukcja, instrukcje
  `,
  notes: "wskazówka, wskazówki, uwagi, porady, rada",
  aside: "dodaj komentarz, wartości odżywcze, komentarze, podobne przepisy, zobacz też, zobacz także",
  asideOnPages: `
    wartości, komentarz, podobne, zobacz, przechowywanie, propozycja podania, wskazówka, wskazówki, polecane, polecany,
    polecamy
  `,
  columns: "ilość, jednostka, składnik, składniki",
  prep: "przygotowanie, czas przygotowania",
  cook: "gotowanie, czas gotowania, pieczenie, czas pieczenia",
  total: "czas całkowity, całkowity, gotowe w",
  time: "czas",
  difficulty: "trudność, poziom trudności",
  cuisine: "kuchnia",
  category: "kategoria",
  named: "przepis, nazwa, tytuł",
  yields: "porcje, porcji, liczba porcji, dla",
  people: "porcje, porcji, osoby, osób, os, os.",
  led: "dla, liczba porcji, porcje, ilość porcji",
  pieces: "sztuk, sztuka, sztuki, kawałków, szt, szt.",
};

export const plTimes: TimeWords = {
  seconds: "sekunda, sekundy, sekund",
  minutes: "minuta, minuty, minut",
  hours: "godz, godz., godzina, godziny, godzinę, godzin",
  days: "dzień, dni",
  weeks: "tydzień, tygodnie, tygodni",
};
