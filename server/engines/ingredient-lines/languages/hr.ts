import type { NameWords } from "./name-vocabulary.ts";

const A = "/i/a/o/e/og/ih/u/om/im";
const participles = (stems: string) =>
  stems
    .split(",")
    .map((stem) => stem + A)
    .join(",");

export const hr: NameWords = {
  before: participles(
    "nasjeckan,sjeckan,isjeckan,naribani,nariban,riban,oguljen,otopljen,rastopljen,skuhan,kuhan,omekšan,prosijan,izmrvljen,zgnječen,protisnut,narezan,nasjeckan,opran,ocijeđen,izmiksan,istučen",
  ),
  after: participles(
    "nasjeckan,sjeckan,isjeckan,nariban,oguljen,otopljen,rastopljen,skuhan,omekšan,prosijan,izmrvljen,zgnječen,protisnut,narezan,opran,ocijeđen,izmiksan,istučen,očišćen,umućen,namočen",
  ),
  how: "sitno,krupno,svježe,fino,grubo,dobro,vrlo,tanko",
  ground: "mljeven/i/a/o/e/og/ih/u/om",
  taste:
    "po ukusu,po želji,po potrebi,prema ukusu,prema želji,opcionalno,za prženje,za ukrašavanje,za posipanje,za podmazivanje,za premazivanje,za posluživanje,za kalup,za ukras,sobne temperature,na sobnoj temperaturi,prstohvat po želji",
  opens:
    "za prženje,za ukrašavanje,za posipanje,za podmazivanje,za kalup,na kockice,na ploške,na kolutiće,na trakice,npr.,na primjer",
  keeps:
    "praška za pecivo,prašak za pecivo,prašak za,vrhnja za kuhanje,vrhnje za kuhanje,mljevenog mesa,mljeveno meso,mljevene paprike,čokolade za kuhanje",
  spices: "sol,papar,šećer,paprika,oregano,bosiljak,češnjak,kopar",
  partOf: "sok,soka,korica,korice,koricu",
  common: [
    "brašno,brašna,glatkog,glatko,oštrog,oštro,šećer,šećera,kristal,maslac,maslaca,jaje,jaja,mlijeko",
    "mlijeka,sol,soli,papar,papra,voda,vode,vrhnje,vrhnja,luk,luka,crveni,crvenog,češnjak,češnjaka,ulje",
    "ulja,maslinovo,maslinovog,suncokretovog,peršin,peršina,krumpir,krumpira,rajčica,rajčice,pelata,sir",
    "sira,kvasac,kvasca,suhog,svježeg,prašak,praška,pecivo,vanilin,vanilija,vanilije,žumanjak,žumanjka",
    "žumanjaka,bjelanjak,bjelanjka,bjelanjaka,limun,limuna,mrkva,mrkve,meso,mesa,mljevenog,slanina",
    "slanine,temeljac,temeljca,juha,juhe,vlasac,senf,senfa,ocat,octa,med,meda,cimet,cimeta,bademi,badema",
    "orasi,oraha,svježi,svježa,svježe,piletina,piletine,pilećih,pileća,govedina,govedine,junetina",
    "junetine,svinjetina,svinjetine,losos,lososa,tuna,tune,šunka,šunke,gljive,gljiva,šampinjoni",
    "šampinjona,riža,riže,tjestenina,tjestenine,kruh,kruha,jogurt,jogurta,krastavac,krastavca,poriluk",
    "poriluka,jagode,grožđice,grožđica,čokolada,čokolade,lovor,lovora,timijan,timijana,ružmarin,ružmarina",
    "bosiljak,bosiljka,mrvice,mrvica,krušnih,paprika,paprike,đumbir,đumbira,kupus,kupusa,ukusu,želji",
    "potrebi,za,bez,ili,soda,bikarbone,jabuke,jabuka,kakao,kakaa,celer,celera,gustin,ruma,pola",
  ].join(","),
};
