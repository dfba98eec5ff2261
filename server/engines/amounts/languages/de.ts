import type { LanguageWords } from "./language-words.ts";

/** German, with the words of Austria and Switzerland. */
export const de: LanguageWords = {
  units: {
    tsp: "TL,Teelöffel,Teel,TL.,Kaffeelöffel",
    tbsp: "EL,Esslöffel,Eßlöffel,Essl,Eßl",
    dsp: "Dessertlöffel",
    cup: "Tasse,Tassen,Kaffeetasse,Kaffeetassen,Häferl",
    ml: "Milliliter",
    cl: "Zentiliter",
    dl: "Deziliter",
    l: "Liter,Ltr",
    mg: "Milligramm",
    g: "Gramm,gr",
    dag: "Deka,Dekagramm",
    kg: "Kilogramm,Kilo",
    oz: "Unze,Unzen",
    pfund: "Pfund,Pfd",
    cm: "Zentimeter",
    mm: "Millimeter",
    pinch: "Prise,Prisen,Messerspitze,Messerspitzen,Msp,Messersp,Pr",
    dash: "Schuss,Schuß,Spritzer,Spritzern,Hauch",
    drop: "Tropfen",
    handful: "Handvoll,Hand voll,Händevoll",
    knob: "Klecks,Klacks,Flöckchen",
    sprig: "Zweig,Zweige,Zweigen,Zweiglein,Zweigchen,Stängel,Stängeln,Stengel,Stiel,Stiele,Stielen",
    bunch: "Bund,Bd,Bündel,Sträußchen,Strauß,Bünde,Bunde,Töpfchen",
    clove: "Zehe,Zehen",
    head: "Kopf,Köpfe,Knolle,Knollen,Staude,Stauden",
    slice: "Scheibe,Scheiben,Scheibchen,Tranche,Tranchen,Schnitte,Schnitten",
    piece: "Stück,Stücke,Stücken,Stückchen,Stk,St,Stck,Spalte,Spalten",
    stalk: "Stange,Stangen",
    leaf: "Blatt,Blätter,Blättern,Blättchen",
    sheet: "Platte,Platten,Lage,Lagen",
    stick: "Riegel",
    loaf: "Laib,Laibe",
    square:
      "Kugel,Kugeln,Würfel,Rippe,Rippen,Tafel,Tafeln,Rolle,Rollen,Schote,Schoten,Teil,Teile,Portion,Portionen,Block,Kästchen,Beet",
    dozen: "Dutzend,Dtzd",
    can: "Dose,Dosen,Döschen,Büchse,Büchsen",
    package:
      "Packung,Packungen,Pck,Pckg,Pkg,Pkt,Pack,Päckchen,Pä,Paket,Pakete,Packerl,Beutel,Tüte,Tüten,Tütchen,Becher,Schale,Schalen,Schälchen,Tube,Tuben,Karton,Netz,Sachet,Briefchen,Bch",
    jar: "Glas,Gläser,Gläschen,Glaeser,Topf",
    bottle: "Flasche,Flaschen,Fläschchen,Fl",
  },
  numbers: `
    1 ein,eine,einen,einem,einer,eines; 2 zwei,zwo; 3 drei; 4 vier; 5 fünf,fuenf; 6 sechs; 7 sieben;
    8 acht; 9 neun; 10 zehn; 11 elf; 12 zwölf; 13 dreizehn; 14 vierzehn; 15 fünfzehn; 16 sechzehn;
    17 siebzehn; 18 achtzehn; 19 neunzehn; 20 zwanzig; 24 vierundzwanzig; 25 fünfundzwanzig;
    30 dreißig,dreissig; 40 vierzig; 45 fünfundvierzig; 50 fünfzig; 60 sechzig; 70 siebzig; 80 achtzig;
    90 neunzig; 3/2 anderthalb,eineinhalb; 5/2 zweieinhalb; 7/2 dreieinhalb; 1/4 viertel; 3/4 dreiviertel
  `,
  half: "halb,halbe,halber,halbes,halben,halbem",
  articles: "ein,eine,einen,einem,einer,eines",
  about:
    "ca,circa,zirka,etwa,ungefähr,rund,knapp,gut,reichlich,ungef,max,mind,mindestens,maximal,gute,knappe",
  range: "bis,oder,bis zu,bzw",
  plus: "und,plus,u,sowie",
  of: "von,vom",
  each: "à,a,je,zu,zu je,von je,je ca,à ca,mit je,á,mit",
  eachAfter: "jeweils,pro Stück,je Stück,das Stück",
  lead: "zwischen",
  vague:
    "etwas,wenig,ein wenig,ein bisschen,bisschen,einige,ein paar,paar,mehrere,evtl,eventuell,viel,reichlich,nach Belieben,n B,etw,je",
  sizes:
    "klein,kleine,kleiner,kleines,kleinen,kl,kleinere,mittel,mittlere,mittlerer,mittleres,mittelgroß,mittelgroße,mittelgroßer,mittelgroßes,mittelgroßen,mittelgross,mittelgrosse,m-große,m-großer,m-großes,m-großen,groß,große,großer,großes,großen,gross,grosse,grosser,grosses,grossen,gr,größere,gehäuft,gehäufte,gehäufter,gehäuften,geh,gehäuftes,gestrichen,gestrichene,gestrichener,gestrichenen,gestr,leicht gehäuft,dicke,dicker,dünne,dünner,voll,volle,voller,gute,guter,knappe,knapper,kräftige,kräftiger,kräftigen,großzügige,riesige",
  intensifiers: "sehr,besonders,leicht,extra",
  notBefore: "Schale: einer,von; Stück: von; Schoten: Kardamomsaat",
};
