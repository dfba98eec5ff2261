import type { LanguageWords } from "./language-words.ts";

/** Hungarian. A word behind a number keeps its singular. */
export const hu: LanguageWords = {
  units: {
    tsp: "teáskanál,teáskanálnyi,teás kanál,tk,tkanál,tekanál,kiskanál,kiskanálnyi,kis kanál,kávéskanál,kávéskanálnyi,kávés kanál,kk,mokkáskanál,mokkáskanálnyi,mokkás kanál,mk,kvk",
    tbsp: "evőkanál,evőkanálnyi,evő kanál,ek,ekanál,kanál,kanálnyi,nagykanál,leveseskanál",
    dsp: "gyermekkanál,gyerekkanál,desszertkanál",
    cup: "csésze,csészényi,bögre,bögrényi,teáscsésze",
    ml: "milliliter",
    cl: "centiliter",
    dl: "deciliter,deci",
    l: "liter",
    g: "gramm,gr",
    dag: "deka,dkg,dekagramm",
    kg: "kiló,kilogramm",
    cm: "centi,centiméter,centis",
    pinch: "csipet,csipetnyi,csippentés,csippentésnyi,késhegynyi,késhegy,csipetke",
    dash: "löttyintés,löttyintésnyi,loccsintás,korty,kortynyi",
    drop: "csepp,cseppnyi,pár csepp",
    handful: "marék,maréknyi,marok,maroknyi",
    knob: "diónyi,mogyorónyi",
    sprig: "ág,ágacska,ágnyi",
    bunch: "csokor,csokornyi,csomó,csomócska,köteg,kis csokor",
    clove: "gerezd,gerezdnyi,cikk",
    head: "fej",
    slice: "szelet,szeletke,karika,szeletnyi",
    piece: "db,darab,darabka,adag,drb,db-os",
    stalk: "szál,szár",
    leaf: "levél,levélke",
    sheet: "lap,ív",
    stick: "rúd,rudacska",
    loaf: "cipó",
    square: "kocka,gombóc,tábla,rész,kupica,stampedli,kockányi",
    dozen: "tucat",
    can: "konzerv,konzervnyi",
    package:
      "csomag,csomagnyi,csom,cs,csg,zacskó,zacskónyi,tasak,tasaknyi,doboz,doboznyi,pohár,pohárnyi,tégely,tubus,karton,tálca,kis doboz,nagy doboz,kis pohár,nagy pohár",
    jar: "üveg,üvegnyi,befőttesüveg",
    bottle: "palack,flakon",
  },
  numbers: `
    1 egy; 2 két,kettő; 3 három; 4 négy; 5 öt; 7 hét; 8 nyolc; 9 kilenc; 10 tíz; 11 tizenegy;
    12 tizenkét,tizenkettő; 15 tizenöt; 16 tizenhat; 18 tizennyolc; 20 húsz; 30 harminc; 40 negyven;
    50 ötven; 60 hatvan; 1/4 negyed; 1/3 harmad; 3/4 háromnegyed; 3/2 másfél; 5/2 két és fél
  `,
  half: "fél",
  articles: "egy",
  about: "kb,körülbelül,nagyjából,mintegy,cca,ca,kábé",
  range: "vagy,illetve,-",
  plus: "és,meg,plusz",
  of: "",
  each: "à,á,egyenként",
  eachAfter: "darabja,darabonként,egyenként",
  lead: "",
  vague: "kevés,néhány,pár,egy kevés,egy kis,egy pici,kis,némi",
  sizes:
    "nagy,nagyobb,kis,kisebb,kicsi,közepes,közepesen,csapott,púpozott,púpos,teli,tele,jó,bő,vékony,vastag,kisméretű,nagyméretű,közép,apró,hatalmas",
  intensifiers: "nagyon,igen",
  onlyBefore: "diónyi: vaj,vajat,zsír; mogyorónyi: vaj,zsír",
};
