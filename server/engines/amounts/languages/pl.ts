import type { LanguageWords } from "./language-words.ts";

/** Polish. Names stay in the case the line has them in. */
export const pl: LanguageWords = {
  units: {
    tsp: "łyżeczka,łyżeczki,łyżeczek,łyżeczkę,łyżecz,łyżeczką,łyżeczka do herbaty,łyżeczki do herbaty,łyżecz.,łyżka do herbaty",
    tbsp: "łyżka,łyżki,łyżek,łyżkę,łyż,łyżka stołowa,łyżki stołowe,łyżek stołowych",
    dsp: "łyżka deserowa,łyżki deserowe",
    cup: "szklanka,szklanki,szklanek,szklankę,szkl,filiżanka,filiżanki,filiżanek,filiżankę,kubek,kubki,kubków",
    ml: "mililitr,mililitry,mililitrów",
    cl: "centylitr,centylitry,centylitrów",
    dl: "decylitr",
    l: "litr,litra,litry,litrów",
    mg: "miligram,miligramów",
    g: "gram,gramy,gramów,grama,gr",
    dag: "dag,dkg,deka,deko,dekagram,dekagramy,dekagramów",
    kg: "kilo,kilogram,kilogramy,kilogramów,kilograma",
    oz: "uncja,uncje,uncji",
    lb: "funt,funty,funtów",
    cm: "centymetr,centymetry,centymetrów",
    pinch: "szczypta,szczypty,szczyptę,szczypt,szczyptą,szczypcie",
    dash: "chlust,odrobina,odrobinę,kapka,kapkę,łyk",
    drop: "kropla,krople,kropli,kropel,kropelki,kropelek",
    handful: "garść,garści,garstka,garstki,garścią",
    knob: "orzeszek,wiórek,wiórki",
    sprig: "gałązka,gałązki,gałązek,gałązkę,gałąź,gałęzie",
    bunch: "pęczek,pęczki,pęczków,pęczka,wiązka,wiązki,pęk",
    clove: "ząbek,ząbki,ząbków,ząbka,zabek",
    head: "główka,główki,główek,główkę",
    slice:
      "plaster,plastry,plastrów,plasterek,plasterki,plasterków,kromka,kromki,kromek,kromkę,plastra,pajda,pajdy,krążek,krążki,krążków",
    piece:
      "sztuka,sztuki,sztuk,szt,kawałek,kawałki,kawałków,kawałka,cząstka,cząstki,porcja,porcje,porcji,kawał",
    stalk: "łodyga,łodygi,łodyg,łodyżka,łodyżki",
    leaf: "liść,liście,liści,listek,listki,listków",
    sheet: "płat,płaty,płatów,arkusz,arkusze,arkuszy,płatek,listek żelatyny",
    stick: "laska,laski,lasek,laskę",
    loaf: "bochenek,bochenki,bochenka",
    square:
      "kostka,kostki,kostek,kostkę,kulka,kulki,kulek,gałka,gałki,gałek,tabliczka,tabliczki,tabliczek,tabliczkę,rolka,rolki,batony,miarka,miarki,części",
    dozen: "tuzin,tuziny",
    can: "puszka,puszki,puszek,puszkę",
    package:
      "opakowanie,opakowania,opakowań,opak,op,paczka,paczki,paczek,paczkę,torebka,torebki,torebek,torebkę,saszetka,saszetki,saszetek,saszetkę,karton,kartonik,kartoniki,pojemnik,pudełko,pudełka,worek,woreczek,woreczki,tubka,tubki,kubeczek,kubeczki",
    jar: "słoik,słoiki,słoików,słoiczek,słoiczki,słoika,kieliszek,kieliszki,kieliszków",
    bottle: "butelka,butelki,butelek,butelkę,buteleczka,buteleczki",
  },
  numbers: `
    1 jeden,jedna,jedno,jedną,jednej,jednego; 2 dwa,dwie,dwóch; 3 trzy; 4 cztery; 5 pięć; 6 sześć;
    7 siedem; 8 osiem; 9 dziewięć; 10 dziesięć; 11 jedenaście; 12 dwanaście; 14 czternaście; 15 piętnaście;
    16 szesnaście; 18 osiemnaście; 20 dwadzieścia; 30 trzydzieści; 40 czterdzieści; 45 czterdzieści pięć;
    50 pięćdziesiąt; 60 sześćdziesiąt; 3/2 półtora,półtorej; 1/4 ćwierć
  `,
  half: "pół,połowa,połowy,połówka,połowę,połówki",
  articles: "",
  about: "około,ok,ca,mniej więcej,circa,prawie,jakieś,ok ok",
  range: "do,lub,albo,czy",
  plus: "plus,i,oraz",
  of: "z,ze",
  each: "po,a,à,po ok,po około,o wadze,o pojemności,o poj",
  eachAfter: "każda,każdy,każde",
  lead: "od,między",
  vague: "trochę,nieco,odrobina,odrobinę,kilka,parę,kilkanaście,dużo,ewentualnie,ew,niewielka ilość,sporo,po",
  sizes:
    "duży,duża,duże,dużych,dużego,dużej,dużą,mały,mała,małe,małych,małego,małej,małą,średni,średnia,średnie,średnich,średniego,średniej,średnią,płaska,płaskie,płaskich,płaskiej,płaską,czubata,czubate,czubatych,czubatą,kopiasta,kopiaste,pełna,pełne,solidna,solidny,spora,spory,spore,niewielka,niewielki,większa,większe,mniejsza,gruby,grube,cienkie,szczodra,niepełna,niepełne,kopiata",
  sizesAfter: "czubata,czubate,płaska,płaskie,duże,małe,średnie",
  intensifiers: "bardzo,dość",
  onlyBefore: `
    orzeszek: masła; laska: cynamonu,wanilii; laski: cynamonu,wanilii; lasek: cynamonu; gałka: lodów;
    gałki: lodów
  `,
  notBefore: "liść: laurowy; liście: laurowe; liści: laurowych; listki: laurowe; listek: laurowy",
};
