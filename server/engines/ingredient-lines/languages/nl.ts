import type { NameWords } from "./name-vocabulary.ts";

export const nl: NameWords = {
  before:
    "versgemalen,gehakt/e,fijngehakt/e,grofgehakt/e,geraspt/e,fijngeraspt/e,gesneden,fijngesneden,gesnipperd/e,gesmolten,geroosterd/e,geschild/e,gepeld/e,geperst/e,versgeperst/e,gekookt/e,uitgelekt/e,ontpit/e,gewassen,gehalveerd/e,geklopt/e,losgeklopt/e,gezeefd/e,lauwwarm/e,lauw/e,ontdooid/e,uitgeperst/e,geplet/te,geplette,verkruimeld/e,fijngesnipperd/e,voorgekookt/e,geblancheerd/e,gewelde,geweekte,ongekookt/e,geschaafd/e",
  after:
    "gehakt,fijngehakt,grofgehakt,geraspt,fijngeraspt,gesneden,fijngesneden,gesnipperd,gesmolten,geroosterd,geschild,gepeld,geperst,gekookt,uitgelekt,ontpit,gewassen,gehalveerd,geklopt,losgeklopt,gezeefd,lauwwarm,uitgeperst,geplet,fijngesnipperd,optioneel,ontdooid,naar keuze,schoongemaakt,afgespoeld,geweekt",
  how: "fijn,grof,vers,heel,zeer,dun,dik,klein,goed,licht",
  ground: "gemalen",
  taste:
    "naar smaak,naar wens,naar behoefte,naar keuze,op kamertemperatuur,optioneel,eventueel,naar eigen smaak,indien gewenst,facultatief",
  opens:
    "voor,om te,om in,om mee,in blokjes,in ringen,in plakjes,in stukjes,in reepjes,in dunne,in kleine,in partjes,in grove,in halve,uit blik,uit een,uit pot,bijv.,bijvoorbeeld,ter garnering,ongeveer,circa,ca.,zonder vel",
  keeps: "",
  spices: "zout,peper,nootmuskaat,paprikapoeder,suiker,kaneel",
  partOf: "sap,rasp,schil,zeste",
  common:
    "bloem,suiker,boter,ei,eieren,melk,zout,peper,water,slagroom,room,ui,uien,knoflook,olie,olijfolie,peterselie,aardappelen,aardappel,tomaten,tomaat,kaas,gist,bakpoeder,vanillesuiker,poedersuiker,eidooier,eidooiers,eiwit,eiwitten,citroen,citroensap,wortel,wortels,winterpeen,gehakt,rundergehakt,spek,spekjes,bouillon,groentebouillon,bieslook,mosterd,azijn,honing,kaneel,amandelen,noten,hazelnoten,walnoten,maïzena,verse,vers,rode,rood,witte,wit,groene,groen,kip,kipfilet,rundvlees,varkensvlees,zalm,tonijn,ham,champignons,rijst,brood,yoghurt,komkommer,prei,selderij,bleekselderij,aardbeien,kersen,rozijnen,chocolade,pure,laurierblad,nootmuskaat,tijm,rozemarijn,basilicum,dille,koriander,tomatenpuree,zonnebloemolie,paneermeel,van,het,de,een,en,of,met,zonder,voor,om,naar,smaak,te,uit,op,gesnipperd,gehakte,fijngehakte,fijngesneden,geraspte,gemalen,gedroogde,grote,kleine,crème,zelfrijzend,bakmeel,basterdsuiker,kristalsuiker,ketjap,sojasaus,gember,courgette,aubergine,kikkererwten,linzen,blokjes,stukjes,bladerdeeg,ongezouten,roomboter",
};
