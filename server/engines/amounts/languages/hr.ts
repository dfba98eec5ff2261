import type { LanguageWords } from "./language-words.ts";

/** Croatian, with the few words of its neighbours that differ. Names stay in the case the line has them in. */
export const hr: LanguageWords = {
  units: {
    tsp: "žličica,žličice,žličicu,čajna žličica,čajne žličice,čajnih žličica,čajnu žličicu,čajna žlica,čajne žlice,mala žlica,male žlice,malih žlica,mala žličica,male žličice,kašičica,kašičice,kašičicu,čajna kašičica,čajne kašičice",
    tbsp: "žlica,žlice,žlicu,žlicom,jušna žlica,jušne žlice,jušnih žlica,jušnu žlicu,velika žlica,velike žlice,velikih žlica,kašika,kašike,kašiku,supena kašika,supene kašike,supenih kašika,žl",
    dsp: "desertna žlica,desertne žlice,desertna žličica,desertne žličice",
    cup: "šalica,šalice,šalicu,šolja,šolje,šolju,šoljica,šoljice,šalicu",
    ml: "mililitar,mililitra,mililitara",
    cl: "centilitar,centilitra,centilitara",
    dl: "decilitar,decilitra,decilitara,deci,dcl",
    l: "litra,litre,litara,litar,lit",
    g: "gram,grama,gr",
    dag: "dkg,deka,dekagrama,dekagram",
    kg: "kilogram,kilograma,kila,kilo",
    cm: "centimetar,centimetra,centimetara",
    pinch: "prstohvat,prstohvata,prstohvati,vrh noža,vršak noža,na vrh noža",
    dash: "mrvica,mrvicu",
    drop: "kap,kapi,kapljica,kapljice,kapljicu",
    handful: "šaka,šake,šaku,pregršt,pregršti",
    knob: "orah,oraščić",
    sprig: "grančica,grančice,grančicu,grana,grane",
    bunch: "vezica,vezice,vezicu,svežanj,svežnja,svežnjeva,svežnjevi,vezić,vezića,struk,struka",
    clove:
      "češanj,češnja,češnjeva,češnjevi,češnjeve,čen,čena,čenova,čenovi,režanj,režnja,režnjeva,režnjevi,češnjić",
    head: "glavica,glavice,glavicu,glava,glave",
    slice:
      "kriška,kriške,krišku,kriški,ploška,ploške,ploški,plošku,šnita,šnite,šniti,kolut,koluta,koluti,kolutić,kolutića,odrezak,odreska,odrezaka,odresci",
    piece: "kom,komad,komada,komadi,komadić,komadića,komadići,porcija,porcije,porcija",
    stalk: "stabljika,stabljike,stabljiku,stapka,stapke,peteljka,peteljke",
    leaf: "list,lista,listova,listovi,listić,listića,listići",
    sheet: "kora,kore",
    stick: "štapić,štapića,štapići,štap,štapa",
    loaf: "štruca,štruce",
    square:
      "kocka,kocke,kocaka,kocku,kockica,kockice,kuglica,kuglice,kugla,kugle,tabla,table,tablica,mahuna,mahune,mjerica,mjerice,dio,dijela,dijelova",
    dozen: "tucet",
    can: "konzerva,konzerve,konzervi,konzervu,limenka,limenke,limenki,limenku",
    package:
      "vrećica,vrećice,vrećicu,vreća,paket,paketa,paketi,paketić,paketića,paketići,pakiranje,pakiranja,pakovanje,pakovanja,kutija,kutije,kutiju,kutijica,kutijice,pak,tetrapak,čašica,čašice,kesica,kesice,kesicu,tuba,tube",
    jar: "staklenka,staklenke,staklenki,staklenku,teglica,teglice,tegla,tegle,teglu,čaša,čaše,čašu",
    bottle: "boca,boce,bocu,bočica,bočice,flaša,flaše,flašu",
  },
  numbers: `
    1 jedan,jedna,jedno,jednu; 2 dva,dvije,dve; 3 tri; 4 četiri; 5 pet; 6 šest; 7 sedam; 8 osam; 9 devet;
    10 deset; 11 jedanaest; 12 dvanaest; 14 četrnaest; 15 petnaest; 16 šesnaest; 18 osamnaest; 20 dvadeset;
    30 trideset; 40 četrdeset; 50 pedeset; 60 šezdeset; 1/4 četvrt,četvrtina,četvrtinu,četvrtine;
    1/3 trećina,trećinu; 3/4 tri četvrtine,tričetvrt; 3/2 jedan i pol,jedna ipol
  `,
  half: "pola,pol,polovica,polovicu,polovina,polovinu",
  articles: "",
  about: "oko,otprilike,cca,ca,približno,circa",
  range: "do,ili",
  plus: "i,plus",
  of: "od",
  each: "po,od,à",
  eachAfter: "svaki,svaka,svako",
  lead: "od",
  vague: "malo,nekoliko,par,malo više,po malo",
  sizes:
    "veliki,velika,veliko,velike,velikih,veliku,velikog,mali,mala,malo,male,malih,malu,malog,srednji,srednja,srednje,srednjih,srednju,srednjeg,veći,veća,veće,većih,manji,manja,manje,manjih,puna,pune,punih,punu,pun,puni,ravna,ravne,ravnih,vršna,vršne,vrhom,debela,debele,tanka,tanke,oveći,oveća,cijeli,cijela",
  sizesAfter: "veliki,velika,velike,mala,male,srednja,srednje",
  intensifiers: "vrlo,jako",
  onlyBefore: `
    orah: maslaca; oraščić: maslaca; struk: celera,poriluka,vlasca; struka: celera,poriluka
  `,
};
