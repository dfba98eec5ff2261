import { expect, it } from "vitest";
import { findStepTimes } from "./step-times.ts";

/**
 * Phrases by language, each with the times it must give: "10m-12m" is a range. A phrase without times needs
 * no timer.
 */
const PHRASES: Record<string, string> = {
  en: `
    Simmer 10/12 minutes. => 10m-12m
    Bake for 15/20 min. => 15m-20m
    Bake 1/2 hour at 180 °C. => 30m
    Rest 3/4 hour. => 45m
    Bake 1 & 1/2 hours. => 90m
    Cook for 1min 30s on high. => 90s
    Roast for 1 hour and 15 to 20 minutes. => 75m-80m
    Fry for 30 s, then stir. => 30s
    Cook 10m on each side. => 10m
    Braise 1:30 hours. => 90m
    Simmer 15+ minutes. => 15m
    Boil for 5', then drain. => 5m
    Bake 10 (ten) minutes. => 10m
    Chill for 12 to 36 hours. => 12h-36h
    Cure in the fridge for 2 days. => 2d
    Cover and leave for 3 to 4 days. => 3d-4d
    Let stand 5 to 10 mins => 5m-10m
    Cook for 1 hour 15 minutes to 1 hour 30 minutes. => 75m-90m
    Slow cook on low for 6-8 hrs. => 6h-8h
    Bake for 1hr 10mins => 70m
    Bake 45 minutes - 1 hour. => 45m-1h
    Bake 25 min. or until done => 25m
    Cook for about 1h15 until soft => 75m
    Blend for 2-3min => 2m-3m
    Steam for ten to twelve minutes => 10m-12m
    Wait at least 1.5 hrs => 90m
    Bake for 1 1/4 hours => 75m
    Bake for 1¼–1½ hours => 75m-90m
    Bake at 350 for 20 minutes. => 20m
    Add 2 m of string => 
    Cut into 5 m strips => 
    Serves 4 in 20 => 
    Cook 20 minutes (10 minutes for small ones). => 20m, 10m
    Boil it for 7 minutes and 30 seconds => 450s
    Let sit for 1 to 1 1/2 hours. => 1h-90m
    Rest 10 mins; bake 20 mins. => 10m, 20m
    Whisk for 1-2 minutes => 1m-2m
    Refrigerate 8 hours or overnight => 8h
    Microwave in 15-second intervals => 15s
    Cook for 12 – 15 minutes => 12m-15m
    Leave in a cool place for 6 weeks. => 6w
    Brine for a day or two. => 1d-2d
    Soak the fruit for 48 hours. => 48h
    Stir it for 10 minutes a day. => 10m
    After a 10 day cure, rinse it. => 10d
    Feed the starter after one day. => 1d
    Ferment 2 days, then boil for 10 minutes. => 2d, 10m
    Boil for 10 minutes. Store in a jar for up to 4 days. => 10m
    Chill for up to 2 days. => 
    The stew lasts 5 days in the fridge. => 
    Use 2-day-old bread. => 
    Cube the 3 day old loaf. => 
    Start the dough 2 days ahead. => 
    Add the day before serving. => 
`,
  de: `
    10/12 Minuten kochen. => 10m-12m
    15/20 Min. backen. => 15m-20m
    1:15 Std. schmoren. => 75m
    1,5 Std. ruhen lassen. => 90m
    2 1/2 Stunden garen => 150m
    Ca. 1 Stunde 15 Minuten backen. => 75m
    1 Stunde und 30 Minuten ziehen lassen => 90m
    45 Minuten bis 1 Stunde backen => 45m-1h
    1 bis 1 1/2 Stunden gehen lassen => 1h-90m
    30 Sek. rühren => 30s
    30 s mixen => 30s
    eine dreiviertel Stunde backen => 45m
    Eineinhalb Stunden kochen => 90m
    zweieinhalb Stunden schmoren => 150m
    8-10 Min. anbraten => 8m-10m
    Mindestens 12 Stunden marinieren. => 12h
    Über Nacht 12–24 Stunden kühlen => 12h-24h
    2 Tage ziehen lassen. => 2d
    alle 5 Minuten wenden => 
    hält sich 3 Tage im Kühlschrank => 
    fünf Minuten rühren => 5m
    zehn bis zwölf Minuten backen => 10m-12m
    1 Std 45 Min im Ofen => 105m
    1h 30min garen => 90m
    Bei 180 °C 25 Minuten backen => 25m
    Eine halbe bis eine Stunde ruhen lassen => 30m-1h
    20-minütige Ruhezeit => 20m
    90 Sekunden mixen => 90s
    Zwei Tage im Kühlschrank reifen lassen. => 2d
    Nach 3 bis 4 Tagen abseihen. => 3d-4d
    6 Wochen ziehen lassen. => 6w
    Im Kühlschrank 3 Tage haltbar. => 
    Bis zu 3 Tage kühl stellen. => 
`,
  fr: `
    Cuire 10/12 minutes. => 10m-12m
    Cuire 12/15 minutes à feu doux => 12m-15m
    Enfourner 1h30 à 180 °C. => 90m
    Cuire 1h15 à 1h30. => 75m-90m
    Cuire 1 h 15 à 160°C => 75m
    Laisser cuire 2h à 150 °C => 2h
    Faire cuire 1 h à 1 h 30 => 1h-90m
    Cuire 45 min à 1 h => 45m-1h
    Cuire 45 min à 180°C (th.6) => 45m
    Laisser reposer 1/2 heure => 30m
    Laisser reposer 3/4 d'heure => 45m
    Reposer une heure et quart => 75m
    Trois quarts d'heure au four => 45m
    Laisser reposer une dizaine de minutes => 
    Cuire 5 à 6 mn => 5m-6m
    Mixer 30 s => 30s
    Mixer 30 secondes => 30s
    Réserver 2 jours au frais => 2d
    Remuer toutes les 10 min => 
    Cuire cinq minutes => 5m
    Cuire dix à douze minutes => 10m-12m
    Laisser lever 1h à 1h30 dans un endroit chaud => 1h-90m
    Cuire 1 heure et 15 minutes => 75m
    Cuire entre 20 et 25 minutes => 20m-25m
    Cuire 25-30min => 25m-30m
    Laisser mariner 12 h => 12h
    Cuire 1h05 => 65m
    Cuire 8' à la vapeur => 8m
    Laisser reposer deux heures => 2h
    Laisser macérer deux jours. => 2d
    Laisser fermenter 2 à 3 jours. => 2d-3d
    Se conserve 3 jours au frais. => 
`,
  es: `
    Cocer 15/20 minutos. => 15m-20m
    Hornear 1h30 a 180 °C => 90m
    Hornear 1 h 30 min a 180 °C => 90m
    Cocinar hora y media => 90m
    Dejar reposar una hora y cuarto => 75m
    Cocinar de 10 a 12 minutos => 10m-12m
    Cocer entre 20 y 25 minutos => 20m-25m
    Hornear 45 minutos a 1 hora => 45m-1h
    Hornear 45 minutos a 180 grados => 45m
    Batir 30 seg. => 30s
    Batir 30 s => 30s
    Dejar 3/4 de hora => 45m
    tres cuartos de hora => 45m
    un cuarto de hora => 15m
    Dejar reposar 1/2 hora => 30m
    Cocer dos horas y media => 150m
    cinco minutos => 5m
    diez o doce minutos => 10m-12m
    Marinar 2 días. => 2d
    remover cada 10 min => 
    Cocer 1 hora y 15 minutos => 75m
    Cocer 1 hora 15 minutos => 75m
    Refrigerar 24 horas => 24h
    unos 8-10 min => 8m-10m
    Cocer 1 min y 30 seg => 90s
    Hornear unos 35 min. => 35m
    Dejar reposar durante 3 días. => 3d
    Se conserva 3 días en la nevera. => 
`,
  it: `
    Cuocere 10/12 minuti. => 10m-12m
    Rosolare 2/3 minuti. => 2m-3m
    Riposare 3/4 d'ora. => 45m
    Cuocere per 40/45 min => 40m-45m
    Infornare 1h30 a 180° => 90m
    Cuocere 1 ora e 30 a 160 °C => 90m
    Cuocere un'ora e un quarto => 75m
    Riposare 1/2 ora => 30m
    tre quarti d'ora => 45m
    un quarto d'ora => 15m
    Cuocere dai 10 ai 12 minuti => 10m-12m
    Cuocere da 10 a 12 minuti => 10m-12m
    Cuocere tra i 20 e i 25 minuti => 20m-25m
    Lievitare 2 ore e mezza => 150m
    due ore => 2h
    cinque minuti => 5m
    Frullare 30 sec. => 30s
    Frullare 30 secondi => 30s
    mescolare ogni 10 min => 
    Marinare 2 giorni. => 2d
    Cuocere 1 ora e 15 minuti => 75m
    Infornare a 180° per 25 minuti => 25m
    8-10 min. => 8m-10m
    Cuocere per 1 minuto e mezzo => 90s
    Lievitare 12 ore in frigo => 12h
    Cuocere 1h e 20 => 80m
    Cuocere per un'oretta => 
    Far riposare per due giorni. => 2d
    Si conserva per 3 giorni. => 
`,
  nl: `
    Bak 10/12 minuten. => 10m-12m
    Bak 15-20 min. => 15m-20m
    Laat 1,5 uur rusten => 90m
    Bak 1 uur en 15 minuten => 75m
    Laat drie kwartier stoven => 45m
    Laat vijf kwartier stoven => 75m
    Kook 1 uur op 160 °C => 1h
    Laat een uur rijzen => 1h
    Laat anderhalf uur rijzen => 90m
    Kook tien tot twaalf minuten => 10m-12m
    30 sec. mixen => 30s
    Laat 2 dagen marineren. => 2d
    roer elke 5 minuten => 
    Bak in 25 minuten gaar => 25m
    Laat 2 à 3 minuten bakken => 2m-3m
    45 minuten tot 1 uur => 45m-1h
    tweeënhalf uur stoven => 150m
    2,5 uur => 150m
    Kook de eieren 8 min => 8m
    1 uur 30 min in de oven => 90m
    Laat 2 dagen rijpen. => 2d
    Laat 6 weken staan. => 6w
    Tot 3 dagen in de koelkast houdbaar. => 
`,
  pt: `
    Cozinhe 15/20 minutos. => 15m-20m
    Asse 1h30 a 180 °C => 90m
    Asse 1h30min => 90m
    Leve ao forno por 1 hora e 30 minutos => 90m
    uma hora e meia => 90m
    hora e meia => 90m
    Deixe 3/4 de hora => 45m
    um quarto de hora => 15m
    Deixe repousar 1/2 hora => 30m
    de 10 a 12 minutos => 10m-12m
    entre 20 e 25 minutos => 20m-25m
    duas horas => 2h
    cinco minutos => 5m
    dez a doze minutos => 10m-12m
    Bata 30 seg. => 30s
    Bata 30 s => 30s
    mexa a cada 10 min => 
    Marinar 2 dias. => 2d
    duas horas e meia => 150m
    45 minutos a 1 hora => 45m-1h
    cerca de 35 min => 35m
    por aproximadamente 1 hora => 1h
    Deixe marinar 2 dias. => 2d
    Conserve na geladeira por 3 dias. => 
`,
  pl: `
    Gotuj 10/12 minut. => 10m-12m
    Piecz 45-50 min. => 45m-50m
    Piecz 1 godz. 30 min. => 90m
    Piecz 1 godzinę i 15 minut => 75m
    Odstaw na pół godziny => 30m
    Odstaw na godzinę => 1h
    Odstaw na półtorej godziny => 90m
    Gotuj 1,5 godziny => 90m
    Gotuj od 10 do 12 minut => 10m-12m
    kwadrans => 15m
    dwie godziny => 2h
    pięć minut => 5m
    miksuj 30 sekund => 30s
    miksuj 30 sek. => 30s
    mieszaj co 5 minut => 
    marynuj 2 dni. => 2d
    2 godziny i 30 minut => 150m
    przez ok. 20 minut => 20m
    trzy kwadranse => 45m
    Piecz 25 minut w 180 °C => 25m
    Odstaw na 2 dni. => 2d
    Dodaj 5 dag masła. => 
`,
  sv: `
    Koka 10/12 minuter. => 10m-12m
    Grädda 15-20 min. => 15m-20m
    Låt jäsa 1 timme => 1h
    Låt jäsa en timme => 1h
    Låt vila en halvtimme => 30m
    Låt vila i en halv timme => 30m
    Grädda 1 timme och 15 minuter => 75m
    1,5 timme => 90m
    1 1/2 timme => 90m
    en och en halv timme => 90m
    tre kvart => 45m
    en kvarts timme => 15m
    två timmar => 2h
    fem minuter => 5m
    mixa 30 sek => 30s
    rör var 5:e minut => 
    marinera 2 dagar. => 2d
    10 till 12 minuter => 10m-12m
    en timme till en och en halv timme => 1h-90m
    Stek 3-4 min per sida => 3m-4m
    1 tim 30 min => 90m
    ca 25 min => 25m
    Låt stå i två veckor. => 2w
    Håller 3 dagar i kylen. => 
`,
  da: `
    Kog 10/12 minutter. => 10m-12m
    Bag 15-20 min. => 15m-20m
    Lad hæve 1 time => 1h
    Lad hæve en time => 1h
    Lad hvile en halv time => 30m
    Steg i 1 time og 15 minutter => 75m
    Lad hæve i 1 1/2 time => 90m
    halvanden time => 90m
    Lad hæve i 1½ time => 90m
    tre kvarter => 45m
    et kvarter => 15m
    to timer => 2h
    fem minutter => 5m
    30 sekunder => 30s
    rør hvert 5. minut => 
    2 dage i køleskab. => 2d
    10 til 12 minutter => 10m-12m
    Lad trække 2-3 timer => 2h-3h
    1 t. 30 min. => 90m
    ca. 25 min. => 25m
    Lad stå i to uger. => 2w
    Lad stå en dag. => 1d
`,
  no: `
    Stek 15/20 minutter. => 15m-20m
    La heve 1 time => 1h
    La heve i en time => 1h
    en halvtime => 30m
    1 time og 15 minutter => 75m
    halvannen time => 90m
    to timer => 2h
    et kvarter => 15m
    10 til 12 minutter => 10m-12m
    1-2 min => 1m-2m
    La stå i 2 dager. => 2d
`,
  fi: `
    Keitä 10–12 minuuttia. => 10m-12m
    Paista noin 1 tunti => 1h
    puoli tuntia => 30m
    puolitoista tuntia => 90m
    1 tunti 15 minuuttia => 75m
    1,5 tuntia => 90m
    30 sekuntia => 30s
    Paista 25 min => 25m
    Anna marinoitua 2 päivää. => 2d
`,
  cs: `
    Vařte 10/12 minut. => 10m-12m
    Pečte 45 min. => 45m
    půl hodiny => 30m
    hodinu a půl => 90m
    1 hodinu a 15 minut => 75m
    čtvrt hodiny => 15m
    2 hodiny => 2h
    1,5 hod. => 90m
    10 až 12 minut => 10m-12m
    Nechte 2 dny odležet. => 2d
`,
  hu: `
    20 percig főzzük. => 20m
    10-12 perc alatt => 10m-12m
    1 órán át pihentetjük => 1h
    fél órát pihentetjük => 30m
    másfél óráig sütjük => 90m
    1 óra 15 percig => 75m
    30 másodpercig => 30s
    negyed óráig => 15m
    2 órára hűtőbe tesszük => 2h
    kb. 25 perc => 25m
    2 napig pácoljuk. => 2d
`,
  ru: `
    Варить 10/12 минут. => 10m-12m
    Варить 10–12 мин. => 10m-12m
    Выпекать 1 час 15 минут => 75m
    полчаса => 30m
    полтора часа => 90m
    1,5 часа => 90m
    час => 1h
    2 часа => 2h
    пять минут => 5m
    30 секунд => 30s
    от 10 до 12 минут => 10m-12m
    четверть часа => 15m
    каждые 5 минут => 
    2 дня. => 2d
    Настаивать 2 недели. => 2w
    Хранить 3 дня. => 
`,
  uk: `
    Варити 10–12 хв. => 10m-12m
    1 годину 15 хвилин => 75m
    півгодини => 30m
    півтори години => 90m
    2 години => 2h
    30 секунд => 30s
    Настоювати 3 дні. => 3d
`,
  tr: `
    10-12 dakika pişirin => 10m-12m
    1 saat 15 dakika => 75m
    yarım saat bekletin => 30m
    bir buçuk saat => 90m
    1,5 saat => 90m
    30 saniye => 30s
    2 saat buzdolabında => 2h
    25 dk. pişirin => 25m
    2 gün bekletin. => 2d
`,
  ja: `
    弱火で5分煮る。 => 5m
    10〜15分焼く。 => 10m-15m
    1時間30分置く => 90m
    30分ほど寝かせる => 30m
    1時間半煮込む => 90m
    電子レンジ(600W)で2分加熱する => 2m
    30秒混ぜる => 30s
    冷蔵庫で2時間冷やす => 2h
    180℃のオーブンで25分焼く => 25m
    5~6分蒸す => 5m-6m
    2人分です => 
    半分に切る => 
    冷蔵庫で2日間漬ける。 => 2d
`,
  zh: `
    小火煮10分钟。 => 10m
    烤15-20分钟 => 15m-20m
    静置1小时 => 1h
    腌制半小时 => 30m
    炖1个半小时 => 90m
    发酵1小时30分钟 => 90m
    搅拌30秒 => 30s
    冷藏两个小时 => 2h
    蒸八分鐘 => 8m
    腌制2天。 => 2d
`,
  ko: `
    10분간 끓인다. => 10m
    15~20분 굽는다 => 15m-20m
    1시간 30분 재운다 => 90m
    30분 정도 둔다 => 30m
    30초 섞는다 => 30s
    2시간 냉장 보관 => 2h
    1시간 반 숙성 => 90m
    2일간 숙성한다 => 2d
`,
  el: `
    Ψήνουμε για 10-12 λεπτά => 10m-12m
    1 ώρα και 15 λεπτά => 75m
    μισή ώρα => 30m
    μιάμιση ώρα => 90m
    2 ώρες => 2h
    30 δευτερόλεπτα => 30s
    Αφήνουμε 2 μέρες => 2d
`,
  ro: `
    Se fierbe 10-12 minute => 10m-12m
    1 oră și 15 minute => 75m
    o jumătate de oră => 30m
    o oră și jumătate => 90m
    2 ore => 2h
    30 de secunde => 30s
    Se lasă 2 zile => 2d
`,
  vi: `
    Nấu 10 phút. => 10m
    Ủ trong 2 giờ. => 2h
    Ngâm 2 ngày. => 2d
`,
  id: `
    Rebus 10-15 menit. => 10m-15m
    Diamkan 2 hari. => 2d
`,
};

const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 24 * 3600, w: 7 * 24 * 3600 };
const seconds = (time: string) => Number.parseInt(time, 10) * (UNITS[time.slice(-1)] ?? 0);

type Phrase = { phrase: string; wanted: string };

const phrasesOf = (rows: string): Phrase[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [phrase = "", times = ""] = row.split("=>").map((part) => part.trim());
      const wanted = times === "" ? [] : times.split(", ").map((range) => range.split("-").map(seconds));
      return { phrase, wanted: JSON.stringify(wanted) };
    });

const read = (phrase: string) =>
  JSON.stringify(
    findStepTimes(phrase).map(({ seconds, most }) => (most === null ? [seconds] : [seconds, most])),
  );

it.each(Object.entries(PHRASES))(
  "finds at least 95 % of the times in %s and none that is wrong",
  (_, rows) => {
    const phrases = phrasesOf(rows);
    const different = phrases.filter(({ phrase, wanted }) => read(phrase) !== wanted);
    expect(different.filter(({ phrase }) => read(phrase) !== "[]")).toEqual([]);
    const share = different.length / phrases.length;
    // A language with fewer than 20 phrases may miss one of them.
    if (different.length > 1) expect(share).toBeLessThanOrEqual(0.05);
  },
);
