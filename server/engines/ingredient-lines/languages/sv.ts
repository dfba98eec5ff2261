import type { NameWords } from "./name-vocabulary.ts";

export const sv: NameWords = {
  before:
    "hackad/e,hackat,finhackad/e,finhackat,grovhackad/e,grovhackat,riven,rivet,rivna,finriven,finrivet,finrivna,grovriven,grovrivet,smält,smälta,kokt,kokta,skalad/e,skalat,skivad/e,skivat,strimlad/e,strimlat,pressad/e,pressat,färskpressad/e,färskpressat,nypressad/e,rostad/e,rostat,tärnad/e,tärnat,krossad/e,rumstempererad/e,rumstempererat,ljummen,ljummet,fingervarm,fingervarmt,uppvispad/e,nymalen,nymald,nymalet,mjukt,mjuk,mjuka,siktad/e,avrunnen,avrunna,sköljd/a,urkärnad/e,tinad/e,tinat,finskuren,finskuret,finskurna,kallpressad,vispad/e,kokhet,delad/e,hyvlad/e,hyvlat,uppvispat,finstrimlad/e,klyftad/e,smulad/e,smulat,avsköljd/a",
  after:
    "hackad,hackat,hackade,finhackad,finhackat,finhackade,riven,rivet,rivna,finriven,finrivet,smält,kokt,kokta,skalad,skalade,skivad,skivade,strimlad,strimlade,pressad,pressade,pressat,rostade,tärnad,tärnade,rumstempererat,rumsvarmt,skurna,skuren,skuret,krossade,avrunna,avrunnen,urkärnade,delade,finskuren,tinade,tinad,uppvispat,valfritt",
  how: "fin,fint,grovt,färsk,lätt,mycket,nymalen,väl,tunt,färskt",
  ground: "malen,malet,malda",
  taste: "efter smak,efter behov,efter behag,valfritt,efter tycke,om så önskas,eventuellt,rumstempererat",
  opens:
    "till,för,i tärningar,i bitar,i skivor,i klyftor,i strimlor,i tunna,i små,i fina,att,gärna,t.ex.,t ex,exempelvis,i rumstemperatur,ca,cirka,plus extra,utan kärnor",
  keeps: "",
  spices: "salt,peppar,svartpeppar,vitpeppar,muskot,socker,paprikapulver",
  partOf: "saft,skal,zest,saften,skalet",
  common:
    "mjöl,vetemjöl,socker,strösocker,smör,ägg,mjölk,salt,peppar,svartpeppar,vatten,grädde,vispgrädde,lök,lökar,gul,gula,vitlök,vitlöksklyfta,vitlöksklyftor,olja,olivolja,rapsolja,persilja,potatis,potatisar,tomat,tomater,ost,jäst,bakpulver,vaniljsocker,florsocker,äggula,äggulor,äggvita,äggvitor,citron,citronsaft,morot,morötter,köttfärs,bacon,buljong,gräslök,senap,vinäger,ättika,honung,kanel,mandel,nötter,hasselnötter,valnötter,färsk,färska,färskt,röd,röda,rött,vit,vita,vitt,grön,gröna,kyckling,kycklingfilé,nötkött,fläsk,lax,tonfisk,skinka,svamp,champinjoner,ris,pasta,bröd,yoghurt,gurka,purjolök,selleri,jordgubbar,körsbär,russin,choklad,mörk,lagerblad,timjan,rosmarin,basilika,dill,koriander,tomatpuré,kardemumma,ströbröd,havregryn,ingefära,och,eller,med,av,till,för,i,på,efter,smak,en,ett,finhackad,hackad,riven,rivet,krossade,malen,torkad,torkade,stor,stora,liten,små,matlagningsgrädde,filmjölk,kesella,lingon,sirap,räkor,majsstärkelse,crème,fraiche,pressad,dijonsenap,sesamfrön,kokosmjölk,chili,sojasås,soja",
};
