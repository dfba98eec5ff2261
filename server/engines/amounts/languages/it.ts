import type { LanguageWords } from "./language-words.ts";

/** Italian. */
export const it: LanguageWords = {
  units: {
    tsp: "cucchiaino,cucchiaini,cucchiaino da caffè,cucchiaini da caffè,cucchiaino da tè,cucchiaini da tè,cucch.ino,c.no,cucchiaino da the",
    tbsp: "cucchiaio,cucchiai,cucchiaio da minestra,cucchiai da minestra,cucchiaio da tavola,cucchiai da tavola,cucchiaio da cucina,cucchiai da cucina,cucch,cucchiaiata,cucchiaiate",
    cup: "tazza,tazze,tazzina,tazzine,tazza da tè,tazzina da caffè,tazzine da caffè,scodella",
    ml: "millilitro,millilitri",
    cl: "centilitro,centilitri",
    dl: "decilitro,decilitri",
    l: "litro,litri,lt",
    mg: "milligrammo,milligrammi",
    g: "grammo,grammi,gr",
    hg: "etto,etti,hg",
    kg: "chilo,chili,chilogrammo,chilogrammi,kilo",
    oz: "oncia,once",
    cm: "centimetro,centimetri",
    pinch: "pizzico,pizzichi,pizzichino,presa,prese,punta di cucchiaino,punta di coltello,punta",
    dash: "filo,goccio,goccino,spruzzo,spruzzata,spruzzatina,grattata,grattatina,spolverata,macinata,giro,giri,schizzo",
    drop: "goccia,gocce",
    handful: "manciata,manciate,manciatina,pugno,pugni,pugnetto",
    knob: "noce,noci,nocetta,fiocchetto,fiocchetti,ricciolo",
    sprig: "rametto,rametti,ramo,rami,ramoscello,ramoscelli,stelo,steli,ciuffetto,ciuffetti",
    bunch: "mazzo,mazzi,mazzetto,mazzetti,ciuffo,ciuffi",
    clove: "spicchio,spicchi,spicchietto",
    head: "testa,teste,cespo,cespi,bulbo,bulbi,capo,ceppo",
    slice: "fetta,fette,fettina,fettine,rondella,rondelle,trancio,tranci",
    piece: "pezzo,pezzi,pz,pezzetto,pezzetti,unità,tocco,tocchetto,porzione,porzioni,cubetto,cubetti",
    stalk: "gambo,gambi,costa,coste,costola,costole",
    leaf: "foglia,foglie,foglioline,fogliolina",
    sheet: "foglio,fogli,disco,dischi",
    stick: "stecca,stecche,bastoncino,bastoncini,stecchetta",
    loaf: "filone,filoni,pagnotta",
    square:
      "panetto,panetti,quadretto,quadretti,pallina,palline,tavoletta,tavolette,rotolo,rotoli,baccello,baccelli,bacca,bacche,parte,parti",
    dozen: "dozzina,dozzine",
    can: "scatola,scatole,scatoletta,scatolette,lattina,lattine,barattolo,barattoli,latta,latte,barattolino",
    package:
      "bustina,bustine,busta,buste,confezione,confezioni,conf,pacchetto,pacchetti,pacco,pacchi,sacchetto,sacchetti,vaschetta,vaschette,vasetto,vasetti,brick,cartone,tubetto,tubetti,pacchettino,scatolina,dose,dosi",
    jar: "bicchiere,bicchieri,bicchierino,bicchierini,vaso,vasi,vasettino,calice",
    bottle: "bottiglia,bottiglie,bottiglietta,fiala,fialetta,fialette",
  },
  numbers: `
    1 un,uno,una,un'; 2 due; 3 tre; 4 quattro; 5 cinque; 6 sei; 7 sette; 8 otto; 9 nove; 10 dieci;
    11 undici; 12 dodici; 13 tredici; 14 quattordici; 15 quindici; 16 sedici; 17 diciassette; 18 diciotto;
    19 diciannove; 20 venti; 24 ventiquattro; 25 venticinque; 30 trenta; 40 quaranta; 45 quarantacinque;
    50 cinquanta; 60 sessanta; 70 settanta; 80 ottanta; 90 novanta; 1/4 quarto; 3/4 tre quarti
  `,
  half: "mezzo,mezza,mezz',mezzi,metà",
  articles: "un,uno,una,un'",
  about: "circa,ca,all'incirca,più o meno,quasi,intorno a,approssimativamente,indicativamente",
  range: "a,o,oppure,ai,fino a",
  plus: "e,più,ed",
  of: "di,d',del,dello,della,dell',dei,degli,delle,da",
  each: "da,da circa,di,di circa,da ca,ciascuna da,cadauno da",
  eachAfter: "ciascuna,ciascuno,l'una,l'uno,cadauno,cad,cada",
  lead: "da,tra,fra",
  vague: "un po' di,un po',un poco,poco,poca,pochi,poche,qualche,alcuni,alcune,abbondante,parecchio",
  sizes:
    "piccolo,piccola,piccoli,piccole,grande,grandi,medio,media,medi,medie,colmo,colmi,raso,rasi,rasa,rase,abbondante,abbondanti,scarso,scarsi,scarsa,generoso,generosa,generosi,generose,bel,bella,belle,bello,buon,buona,grosso,grossa,grossi,grosse,pieno,pieni",
  sizesAfter:
    "piccolo,piccola,piccoli,piccole,grande,grandi,medio,media,medi,medie,colmo,colmi,raso,rasi,grosso,grossa,grossi,grosse,abbondante,abbondanti,di media grandezza,di medie dimensioni,medio-grande,medio-grandi,scarsi,scarso",
  intensifiers: "molto,ben",
  onlyBefore: `
    noce: burro,margarina; noci: burro; filo: olio,aceto,miele,olio; costa: sedano,bietola; coste: sedano;
    latte: pomodori,pelati,tonno; testa: aglio; teste: aglio; giro: olio,pepe; giri: olio,pepe;
    bacca: vaniglia; presa: sale,pepe,zafferano,zucchero,cannella;
    punta: coltello,cucchiaino,peperoncino,cannella,curry,noce,zenzero
  `,
};
