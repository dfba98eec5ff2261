import type { NameWords } from "./name-vocabulary.ts";

export const da: NameWords = {
  before:
    "friskkværnet,friskkværnede,friskmalet,hakket,hakkede,finthakket,finthakkede,grofthakket,grofthakkede,fintrevet,fintrevne,revet,revne,smeltet,smeltede,kogt,kogte,skrællet,skrællede,pillet,pillede,presset,pressede,friskpresset,ristet,ristede,knust,knuste,blødt,skåret,skårne,afdryppet,afdryppede,lunken,lunkent,lunt,optøet,optøede,sigtet,sigtede,udstenede,halveret,halverede,skyllet,skyllede,pisket,stuetempereret,fintsnittet,fintsnittede,finthakkede,fintskåret,fintskårne,flåede,friskrevet,friskhakket,smuldret,friskhakkede,snittet,snittede,hakkekødsrevet,sammenpisket,sammenpiskede",
  after:
    "hakket,hakkede,finthakket,finthakkede,revet,revne,smeltet,kogt,kogte,skrællet,skrællede,pillet,presset,ristede,knust,skåret,skåret ud,afdryppet,optøet,sigtet,halverede,pisket,stuetempereret,fintrevet,fintsnittet,snittet,skyllet,udstenede,valgfrit",
  how: "fint,groft,frisk,friskt,meget,let,helt,tyndt,små",
  ground: "malet,kværnet,stødt",
  taste: "efter smag,efter behov,efter ønske,valgfrit,efter eget ønske,ved stuetemperatur,eventuelt,evt.",
  opens:
    "til,for,i tern,i skiver,i både,i stykker,i strimler,i små,i tynde,i grove,i mindre,fx,f.eks.,gerne,ca.,cirka,uden sten,skåret i,fra dåse",
  keeps:
    "hakket oksekød,hakket kød,hakket svinekød,hakket kalvekød,hakket kalv,hakket flæsk,hakket kylling,hakket lammekød,hakket lam,hakket okse",
  spices: "salt,peber,sukker,muskatnød,paprika,timian",
  partOf: "saft,skal,saften,skallen,revet skal",
  common:
    "mel,hvedemel,sukker,smør,æg,mælk,salt,peber,vand,fløde,piskefløde,løg,hvidløg,hvidløgsfed,olie,olivenolie,rapsolie,persille,kartofler,kartoffel,tomat,tomater,ost,gær,bagepulver,vaniljesukker,flormelis,æggeblomme,æggeblommer,æggehvide,æggehvider,citron,citronsaft,gulerod,gulerødder,hakket,oksekød,bacon,bouillon,purløg,sennep,eddike,honning,kanel,mandler,nødder,hasselnødder,valnødder,frisk,friske,rød,røde,rødt,hvid,hvide,hvidt,grøn,grønne,kylling,kyllingebryst,kyllingebrystfilet,svinekød,laks,tun,skinke,svampe,champignoner,ris,brød,yoghurt,agurk,porre,porrer,selleri,jordbær,kirsebær,rosiner,chokolade,mørk,laurbærblad,laurbærblade,timian,rosmarin,basilikum,dild,koriander,tomatpuré,kardemomme,rasp,havregryn,ingefær,og,eller,med,af,til,i,på,efter,smag,en,et,finthakket,hakkede,revet,flåede,stødt,tørret,stor,store,lille,små,skyr,farin,piskefløde,rejer,maizena,fraiche,presset,dijonsennep,kokosmælk,ærter,friskkværnet,kål,rødløg,bønner,nip,ymer,remoulade,hvetemel,løk,rødløk,vårløk,hvitløk,melk,fløte,kremfløte,matfløte,rømme,kjøttdeig,bakepulver,gulrot,gulrøtter,poteter,potet,eple,epler,sitron,sitronsaft,olje,olivenolje,rapsolje,vaniljesukker,gjær,eggeplommer,eggehviter,egg,persille,kylling,kyllingfilet,sopp,erter,agurk,purre,ingefær,havregryn,honning,rosiner,sjokolade,kakao,kardemomme,finhakket,kvernet,malt,romtemperert,fersk,røkt,torsk,reker,grønnsaksbuljong,buljong,soyasaus,steking",
};
