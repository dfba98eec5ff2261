import type { LanguageWords } from "./language-words.ts";

/** Dutch, with the words of Flanders. */
export const nl: LanguageWords = {
  units: {
    tsp: "tl,theelepel,theelepels,theelepeltje,theelepeltjes,theel,koffielepel,koffielepels,koffielepeltje,koffielepeltjes,kl",
    tbsp: "el,eetlepel,eetlepels,eetl,soeplepel,soeplepels,sl",
    dsp: "dessertlepel,dessertlepels",
    cup: "kop,koppen,kopje,kopjes,beker,bekers,mok,mokken",
    ml: "milliliter",
    cl: "centiliter",
    dl: "deciliter",
    l: "liter,ltr",
    mg: "milligram",
    g: "gram,gr",
    hg: "ons",
    kg: "kilo,kilogram",
    pfund: "pond",
    cm: "centimeter",
    pinch: "snuf,snufje,snufjes,mespunt,mespuntje,mespunten,mespuntjes,mespt,toefje,toefjes,vleugje",
    dash: "scheut,scheutje,scheutjes,scheuten,straaltje,drup,spatje,kneepje,scheutj,draai,draaien",
    drop: "druppel,druppels,druppeltje,druppeltjes",
    handful: "hand,handje,handjes,handjevol,handvol,handen,handenvol,hand vol,plukje,plukjes",
    knob: "klont,klontje,klontjes,klontjes,nootje",
    sprig: "tak,takje,takjes,takken,twijgje,twijgjes,sprietje,sprietjes",
    bunch: "bos,bosje,bosjes,bossen,bundel,bundeltje,bussel,busseltje",
    clove: "teen,teentje,teentjes,tenen,teenje",
    head: "krop,kroppen,kropje,kropjes,struik,struikje,struikjes,struiken,stronk,stronken,stronkje,bol,bollen,bolletje,bolletjes,knol,knollen",
    slice:
      "plak,plakken,plakje,plakjes,snee,sneden,sneetje,sneetjes,sneetjes,schijf,schijfje,schijfjes,schijven,lap,lappen,reep,repen,reepje,reepjes",
    piece: "stuk,stuks,stukje,stukjes,stukken,st,partje,partjes,parten,blokje,blokjes",
    stalk: "stengel,stengels,stengeltje,stengeltjes,steel,stelen,stok,stokken",
    leaf: "blad,blaadje,blaadjes,bladeren,bladen,blaadjes",
    sheet: "vel,vellen,velletje,velletjes,plaat,platen",
    stick: "stokje,stokjes,staaf,staafje,pijp,pijpje",
    ear: "kolf,kolven",
    loaf: "brood van",
    square:
      "bal,ballen,balletje,balletjes,rol,rollen,rolletje,rolletjes,blok,blokken,tablet,tabletten,tros,trosje,portie,porties,delen",
    dozen: "dozijn",
    can: "blik,blikje,blikjes,blikken",
    package:
      "pak,pakje,pakjes,pakken,zak,zakje,zakjes,zakken,bak,bakje,bakjes,bakken,doos,doosje,doosjes,dozen,kuipje,kuipjes,bekertje,bekertjes,tube,tubes,tubetje,net,netje,schaal,schaaltje,schaaltjes,pkj,builtje,builtjes,verpakking,verpakkingen,pakket,karton",
    jar: "pot,potje,potjes,potten,glas,glazen,glaasje,glaasjes",
    bottle: "fles,flessen,flesje,flesjes",
  },
  numbers: `
    1 een,één; 2 twee; 3 drie; 4 vier; 5 vijf; 6 zes; 7 zeven; 8 acht; 9 negen; 10 tien; 11 elf; 12 twaalf;
    13 dertien; 14 veertien; 15 vijftien; 16 zestien; 17 zeventien; 18 achttien; 19 negentien; 20 twintig;
    24 vierentwintig; 25 vijfentwintig; 30 dertig; 40 veertig; 45 vijfenveertig; 50 vijftig; 60 zestig;
    70 zeventig; 80 tachtig; 90 negentig; 3/2 anderhalf,anderhalve; 1/4 kwart; 3/4 driekwart
  `,
  half: "half,halve,helft",
  articles: "een,één",
  about: "ongeveer,circa,ca,plm,ong,zo'n,rond,rond de,bijna,ruim,krap,minimaal,±",
  range: "tot,of,à,a,t/m",
  plus: "en,plus",
  of: "van,van de,van het",
  each: "à,a,van,van elk,van circa,van ca,van ongeveer,á,van ong",
  eachAfter: "per stuk,elk,ieder,p/st",
  lead: "tussen,van",
  vague: "een beetje,beetje,wat,enkele,een paar,paar,enige,een weinig,flink wat,evt,eventueel,een aantal",
  sizes:
    "klein,kleine,grote,groot,middelgrote,middelgroot,middel,volle,afgestreken,flinke,flink,ruime,krappe,dikke,dunne,forse,royale,kleintje,afgestr,opgehoopte,mooie",
  intensifiers: "zeer,erg,extra",
  onlyBefore: `
    hand: rucola,spinazie,peterselie,basilicum,noten,amandelen,koriander,munt,sla,rozijnen,walnoten;
    bal: mozzarella; ballen: mozzarella; draai: peper
  `,
};
