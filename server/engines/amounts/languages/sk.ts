import type { LanguageWords } from "./language-words.ts";

/** Slovak. Names stay in the case the line has them in. "čl" is told from "cl" by its accent: see units.ts. */
export const sk: LanguageWords = {
  units: {
    tsp: "lyžička,lyžičky,lyžičiek,lyžičku,lyžičkou,čajová lyžička,čajové lyžičky,čajových lyžičiek,čajovú lyžičku,čaj. lyžička,čaj. lyžičky,kávová lyžička,kávové lyžičky,kávových lyžičiek,kávovú lyžičku,malá lyžička,malé lyžičky,malých lyžičiek,kl",
    tbsp: "lyžica,lyžice,lyžíc,lyžicu,lyžicou,polievková lyžica,polievkové lyžice,polievkových lyžíc,polievkovú lyžicu,pol. lyžica,pol. lyžice,pol. lyžíc,veľká lyžica,veľké lyžice,pl",
    dsp: "dezertná lyžička,dezertné lyžičky",
    cup: "hrnček,hrnčeky,hrnčekov,hrnčeka,hrnčeku,šálka,šálky,šálok,šálku,hrnok,hrnky",
    ml: "mililiter,mililitre,mililitrov",
    cl: "centiliter,centilitre",
    dl: "deciliter,decilitre,decilitrov,deci,dcl",
    l: "liter,litra,litre,litrov",
    g: "gram,gramy,gramov,gramu,gr",
    dag: "deka,dkg,dekagram,dekagramov",
    kg: "kilo,kila,kilogram,kilogramy,kilogramov,kilogramu",
    cm: "centimeter,centimetre,centimetrov",
    pinch: "štipka,štipky,štipku,štipiek,špička noža,špičku noža,na špičku noža",
    dash: "strek,kvapnutie,hlt",
    drop: "kvapka,kvapky,kvapiek,kvapku",
    handful: "hrsť,hrsti,hrstí,hrstka,hrstku,hrstky",
    knob: "oriešok",
    sprig: "vetvička,vetvičky,vetvičiek,vetvičku,snietka,snietky",
    bunch: "zväzok,zväzky,zväzkov,zväzku,zväzoček,zväzočky,viazanička,viazaničky",
    clove: "strúčik,strúčiky,strúčikov,strúčika,strúčok",
    head: "hlávka,hlávky,hlávok,hlávku,hlavička,hlavičky,hlavičku,hľuza",
    slice: "plátok,plátky,plátkov,plátku,krajec,krajce,krajcov,krajíc,koliesko,kolieska,koliesok",
    piece: "ks,kus,kusy,kusov,kusu,kúsok,kúsky,kúskov,kúska,porcia,porcie,porcií,filet,filety",
    stalk: "stonka,stonky,stoniek,stonku,steblo,steblá",
    leaf: "list,listy,listov,lístok,lístky,lístkov",
    sheet: "plát,pláty,plátov",
    stick: "tyčinka,tyčinky,tyčinku",
    loaf: "bochník,bochníky",
    square:
      "kocka,kocky,kociek,kocku,guľôčka,guľôčky,kopček,kopčeky,kopčekov,tabuľka,tabuľky,tabuliek,tabuľku,struk,struky,odmerka,odmerky,odmeriek,diel,diely,dielov",
    dozen: "tucet,tucty",
    can: "konzerva,konzervy,konzerv,konzervu,plechovka,plechovky,plechoviek,plechovku",
    package:
      "balíček,balíčky,balíčkov,balíčka,balenie,balenia,balení,bal,sáčok,sáčky,vrecko,vrecká,vreciek,vrecúško,vrecúška,škatuľka,škatuľky,krabička,krabičky,téglik,tégliky,téglika,kelímok,kelímky,pohárik,tuba,tuby,vanička,vaničky,vaničku",
    jar: "pohár,poháre,pohárov,pohára,poháriky,zaváraninový pohár",
    bottle: "fľaša,fľaše,fliaš,fľašu,fľaška,fľašky",
  },
  numbers: `
    1 jeden,jedna,jedno,jednu; 2 dva,dve,dvoch; 3 tri; 4 štyri; 5 päť; 6 šesť; 7 sedem; 8 osem; 9 deväť;
    10 desať; 11 jedenásť; 12 dvanásť; 14 štrnásť; 15 pätnásť; 16 šestnásť; 18 osemnásť; 20 dvadsať;
    30 tridsať; 40 štyridsať; 50 päťdesiat; 60 šesťdesiat; 1/4 štvrť,štvrtina,štvrtinu;
    1/3 tretina,tretinu; 3/4 tri štvrte,trištvrte,tri štvrtiny
  `,
  half: "pol,polovica,polovicu,polovička,polovičku,polka",
  articles: "",
  about: "asi,cca,približne,zhruba,okolo,ca,circa",
  range: "až,alebo,či,do",
  plus: "a,plus",
  of: "z,zo",
  each: "po,à,s hmotnosťou,s objemom",
  eachAfter: "každý,každá,každé",
  lead: "od",
  vague: "trochu,trocha,trošku,niekoľko,pár",
  sizes:
    "veľký,veľká,veľké,veľkých,veľkú,veľkého,malý,malá,malé,malých,malú,malého,stredný,stredná,stredné,stredných,strednú,stredne,väčší,väčšia,väčšie,menší,menšia,menšie,vrchovatá,vrchovaté,vrchovatú,zarovnaná,zarovnané,plná,plné,plných,plnú,kopcovitá,poriadna,poriadny,poriadne,hrubý,hrubé,tenký,tenké,celý,celá",
  sizesAfter: "veľký,veľká,veľké,malý,malá,malé,stredný,stredná,stredné",
  intensifiers: "veľmi",
  onlyBefore: "oriešok: masla",
  notBefore: "list: bobkový; listy: bobkové",
};
