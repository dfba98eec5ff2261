import type { LanguageWords } from "./language-words.ts";

/** Danish, and the few Norwegian words that differ. */
export const da: LanguageWords = {
  units: {
    tsp: "tsk,teske,teskeer,teskefuld,teskefulde,ts,teskje,teskjeer,theske,theskeer,tskf",
    tbsp: "spsk,spiseske,spiseskeer,spiseskefuld,spiseskefulde,ss,spiseskje,spiseskjeer,spskf",
    dsp: "dessertske,dessertskeer",
    cup: "kop,kopper,kaffekop,kaffekopper,tekop,krus",
    ml: "milliliter",
    cl: "centiliter",
    dl: "deciliter",
    l: "liter",
    mg: "milligram",
    g: "gram,gr",
    hg: "hekto,hg",
    kg: "kilo,kilogram",
    pfund: "pund",
    cm: "centimeter",
    pinch: "knivspids,knivspidser,knivsodd,knivsodder,knsp,knivsp,nip,nips,drys,klype,spids",
    dash: "skvett,skvetter,skvæt,skvætter,stænk,sjat,slat,tår,pust,kværn,drej",
    drop: "dråbe,dråber",
    handful: "håndfull,håndfuller,håndfuld,håndfulde,håndfulle,håndf,neve,never",
    knob: "klat,klatter,klump",
    sprig: "kvist,kviste,kvister,stilk,stilke,stængel,stængler",
    bunch: "bundt,bundter,bdt,potte,potter,bunke,bunt,bunter",
    clove: "fed,fedd,båt,båter",
    head: "hoved,hoveder,hode,hoder",
    slice: "skive,skiver,strimmel,strimler,skivet",
    piece: "bit,biter,stk,stykke,stykker,styk,st,bid,både,båd,portion,portioner,tern",
    stalk: "stang,stænger,stenger,stilker",
    leaf: "blad,blade,bladene,blader",
    sheet: "plade,plader,ark",
    stick: "stav,stave",
    square: "kugle,kugler,rulle,ruller,terning,terninger,blok,blokke,rude,del,dele",
    dozen: "dusin",
    can: "dåse,dåser,ds,boks,bokse,bokser,hermetikkboks,hermetikkbokser",
    package:
      "beger,begre,eske,esker,pakke,pakker,pk,pkt,pose,poser,brev,breve,bakke,bakker,bæger,bægre,pakk,tube,tuber,karton,kartoner,æske,æsker,net,ps,bk,bg,pck",
    jar: "glas",
    bottle: "flaske,flasker,fl",
  },
  numbers: `
    1 en,et,én,ét; 2 to; 3 tre; 4 fire; 5 fem; 6 seks; 7 syv; 8 otte; 9 ni; 10 ti; 11 elleve; 12 tolv;
    14 fjorten; 15 femten; 16 seksten; 18 atten; 20 tyve; 25 femogtyve; 30 tredive; 40 fyrre;
    45 femogfyrre; 50 halvtreds; 3/2 halvanden,halvandet; 5/2 to en halv; 1/4 kvart; 3/4 trekvart
  `,
  half: "halv,halvt,halve",
  articles: "en,et,én,ét",
  about: "ca,cirka,circa,omkring,omtrent,rundt regnet,knap,godt,næsten,mindst,ca ca",
  range: "til,eller,à,-",
  plus: "og,plus,samt",
  of: "af",
  each: "à,á,a,af,på,med,à ca,á ca,af ca,på ca",
  eachAfter: "stykket,hver,pr stk",
  lead: "mellem,fra",
  vague: "lidt,nogle,et par,flere,en smule,evt,eventuelt,en anelse,noget,rigeligt,rigeligt med",
  sizes:
    "lille,små,stor,stort,store,mellemstor,mellemstort,mellemstore,mellem,topped,toppet,toppede,strøgen,strøget,strøgne,top,større,mindre,tynd,tynde,tyk,tykke,godt,god,gode,knap,rigelig,rigelige,pæn,liten,hel",
  intensifiers: "meget,ekstra",
};
