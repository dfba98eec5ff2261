import type { LanguageWords } from "./language-words.ts";

/** Swedish. */
export const sv: LanguageWords = {
  units: {
    tsp: "tsk,tesked,teskedar",
    tbsp: "msk,matsked,matskedar",
    dsp: "dessertsked,dessertskedar",
    cup: "kopp,koppar,kaffekopp,kaffekoppar,tekopp,tekoppar",
    ml: "milliliter",
    cl: "centiliter",
    dl: "deciliter",
    l: "liter",
    mg: "milligram",
    g: "gram,gr",
    hg: "hekto,hg,hektogram",
    kg: "kilo,kilogram",
    cm: "centimeter",
    mm: "millimeter",
    pinch: "krm,kryddmått,nypa,nypor,knivsudd,knivsuddar,nyp,smula",
    dash: "skvätt,skvättar,stänk,skvätte,hutt,klunk,varv",
    drop: "droppar,droppe",
    handful: "näve,nävar,handfull,handfullar",
    knob: "klick,klickar,klickor",
    sprig: "kvist,kvistar,stjälk,stjälkar",
    bunch: "knippe,knippen,bunt,buntar,kruka,krukor",
    clove: "klyfta,klyftor",
    head: "huvud,huvuden",
    slice: "skiva,skivor,skivad,strimla,strimlor,rondell,rondeller",
    piece: "st,st.,styck,stycken,bit,bitar,stk,stycke,portion,portioner,tärning,tärningar",
    stalk: "stång,stänger,stängel",
    leaf: "blad",
    sheet: "ark,platta,plattor",
    stick: "stav,stavar",
    square: "kula,kulor,ruta,rutor,kub,kuber,rulle,rullar,block,del,delar",
    dozen: "dussin",
    can: "burk,burkar,konservburk,konservburkar",
    package:
      "förp,förpackning,förpackningar,frp,paket,pkt,pak,påse,påsar,ask,askar,tub,tuber,tråg,nät,kartong,bägare,brick,brickor,påsa,kuvert,pack",
    jar: "glas,burkglas",
    bottle: "flaska,flaskor",
  },
  numbers: `
    1 en,ett; 2 två; 3 tre; 4 fyra; 5 fem; 6 sex; 7 sju; 8 åtta; 9 nio; 10 tio; 11 elva; 12 tolv;
    13 tretton; 14 fjorton; 15 femton; 16 sexton; 17 sjutton; 18 arton; 19 nitton; 20 tjugo; 25 tjugofem;
    30 trettio; 40 fyrtio; 45 fyrtiofem; 50 femtio; 60 sextio; 3/2 anderthalv
  `,
  half: "halv,halvt,halva,hälften",
  articles: "en,ett",
  about: "ca,cirka,ungefär,omkring,drygt,knappt,runt,cirkus,minst",
  range: "till,eller,à",
  plus: "och,plus,o,samt",
  of: "av,med",
  each: "à,a,om,på,á,om ca,à ca,på ca",
  eachAfter: "styck,vardera,per styck",
  lead: "mellan,från",
  vague: "lite,några,någon,nått,litet,flera,rikligt med,ev,eventuellt,lite extra,ett par,en aning,något",
  sizes:
    "liten,litet,lilla,små,stor,stort,stora,mellanstor,mellanstort,mellanstora,medelstor,medelstort,medelstora,råge,rågad,rågade,struken,strukna,strukt,rejäl,rejäla,rejält,tunna,tunn,tjock,tjocka,generös,knapp,dryg,god,väl tilltagen,större,mindre,hel",
  intensifiers: "mycket,riktigt,extra",
};
