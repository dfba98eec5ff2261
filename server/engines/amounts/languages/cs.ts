import type { LanguageWords } from "./language-words.ts";

/** Czech. Names stay in the case the line has them in. "čl" is told from "cl" by its accent: see units.ts. */
export const cs: LanguageWords = {
  units: {
    tsp: "lžička,lžičky,lžiček,lžičku,lžičkou,čajová lžička,čajové lžičky,čajových lžiček,čajovou lžičku,čaj. lžička,čaj. lžičky,čaj. lžiček,kávová lžička,kávové lžičky,kávových lžiček,kávovou lžičku,malá lžička,malé lžičky,malých lžiček,kl",
    tbsp: "lžíce,lžic,lžíci,lžící,polévková lžíce,polévkové lžíce,polévkových lžic,polévkovou lžíci,pol. lžíce,pol. lžic,velká lžíce,velké lžíce,velkých lžic,pl,lž",
    dsp: "dezertní lžička,dezertní lžičky",
    cup: "hrnek,hrnky,hrnků,hrnku,hrneček,hrnečky,hrnečků,hrnečku,šálek,šálky,šálků,šálku,hrnk",
    ml: "mililitr,mililitry,mililitrů",
    cl: "centilitr,centilitry,centilitrů",
    dl: "decilitr,decilitry,decilitrů,decilitru,deci,dcl",
    l: "litr,litru,litry,litrů",
    g: "gram,gramy,gramů,gramu,gr",
    dag: "deka,dkg,dekagram,dekagramů",
    kg: "kilo,kila,kilogram,kilogramy,kilogramů,kilogramu",
    cm: "centimetr,centimetry,centimetrů",
    pinch: "špetka,špetky,špetku,špetek,špička nože,špičku nože,špičky nože,na špičku nože",
    dash: "střik,střiky,loknutí,kápnutí",
    drop: "kapka,kapky,kapek,kapku,pár kapek",
    handful: "hrst,hrsti,hrstí,hrstička,hrstičku,hrstičky,hrstiček",
    knob: "oříšek",
    sprig: "snítka,snítky,snítek,snítku,větvička,větvičky,větviček,větvičku",
    bunch: "svazek,svazky,svazků,svazku,svazeček,svazečky,svazečku",
    clove: "stroužek,stroužky,stroužků,stroužku",
    head: "hlávka,hlávky,hlávek,hlávku,hlavička,hlavičky,hlavičku,palice,palici,palička,paličky,paličku,bulva,bulvy",
    slice: "plátek,plátky,plátků,plátku,krajíc,krajíce,krajíců,kolečko,kolečka,koleček,plátečky",
    piece:
      "ks,kus,kusy,kusů,kusu,kousek,kousky,kousků,kousku,porce,porcí,porci,stk,filet,filety,filetů,dílek,dílky,dílků",
    stalk: "stonek,stonky,stonků,stonku,řapík,řapíky,řapíků,řapíku,stéblo,stébla,stébel",
    leaf: "list,listy,listů,listu,lístek,lístky,lístků,lístečky",
    sheet: "plát,pláty,plátů",
    stick: "svitek,svitky,tyčinka,tyčinky,tyčinku",
    loaf: "bochník,bochníky,bochníku",
    square:
      "kostka,kostky,kostek,kostku,kulička,kuličky,kuliček,kopeček,kopečky,kopečků,tabulka,tabulky,tabulek,tabulku,panák,panáky,panáků,lusk,lusky,lusků,odměrka,odměrky,odměrek,díl,díly,dílů",
    dozen: "tucet,tucty",
    can: "konzerva,konzervy,konzerv,konzervu,plechovka,plechovky,plechovek,plechovku",
    package:
      "balíček,balíčky,balíčků,balíčku,balení,bal,balík,balíky,sáček,sáčky,sáčků,sáčku,krabička,krabičky,krabiček,krabičku,krabice,krabici,kelímek,kelímky,kelímků,kelímku,kel,pytlík,pytlíky,tuba,tuby,vanička,vaničky,vaničku,pytel",
    jar: "sklenice,sklenic,sklenici,sklenička,skleničky,skleniček,skleničku,sklenka,sklenky,sklenek,sklenku,pohár",
    bottle: "láhev,lahev,láhve,lahve,lahví,lahvička,lahvičky,lahviček",
  },
  numbers: `
    1 jeden,jedna,jedno,jednu; 2 dva,dvě,dvou; 3 tři; 4 čtyři; 5 pět; 6 šest; 7 sedm; 8 osm; 9 devět;
    10 deset; 11 jedenáct; 12 dvanáct; 14 čtrnáct; 15 patnáct; 16 šestnáct; 18 osmnáct; 20 dvacet;
    30 třicet; 40 čtyřicet; 50 padesát; 60 šedesát; 1/4 čtvrt,čtvrtka,čtvrtina,čtvrtku;
    1/3 třetina,třetinu; 3/4 tři čtvrtě,třičtvrtě,tři čtvrtiny
  `,
  half: "půl,půlka,půlku,polovina,polovinu,půlky,půlce",
  articles: "",
  about: "asi,cca,přibližně,zhruba,okolo,kolem,ca,circa,necelý,necelé,necelá",
  range: "až,nebo,či,do",
  plus: "a,plus",
  of: "z,ze",
  each: "po,à,o hmotnosti,o objemu,o váze",
  eachAfter: "každý,každá,každé",
  lead: "od",
  vague: "trochu,trocha,trošku,trošička,několik,pár,trocha",
  sizes:
    "velký,velká,velké,velkých,velkou,velkého,malý,malá,malé,malých,malou,malého,střední,středních,středně,větší,menší,vrchovatá,vrchovaté,vrchovatou,vrchovatých,zarovnaná,zarovnané,zarovnanou,plná,plné,plných,plnou,kopcovitá,kopcovité,hojná,hojné,hojnou,pořádná,pořádné,pořádný,silný,silné,tenký,tenké,tenkých,poctivá,celý,celá",
  sizesAfter: "velký,velká,velké,malý,malá,malé,střední",
  intensifiers: "velmi,hodně",
  onlyBefore: "oříšek: másla",
  notBefore: "list: bobkový; listy: bobkové",
};
