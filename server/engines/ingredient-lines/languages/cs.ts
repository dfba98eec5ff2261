import type { NameWords } from "./name-vocabulary.ts";

const Y = "/ý/á/é/ých/ého/ou/í/ým/ými";
const participles = (stems: string) =>
  stems
    .split(",")
    .map((stem) => stem + Y)
    .join(",");

export const cs: NameWords = {
  before: participles(
    "nasekan,nakrájen,pokrájen,nastrouhan,strouhan,oloupan,rozpuštěn,uvařen,povařen,opečen,změkl,prosát,našlehan,rozmačkan,prolisovan,utřen,vychlazen,vypeckovan,omyt,namočen,rozdrcen,vymačkan,očištěn",
  ),
  after: participles(
    "nasekan,nakrájen,pokrájen,nastrouhan,oloupan,rozpuštěn,uvařen,opečen,změkl,prosát,našlehan,rozmačkan,prolisovan,utřen,vychlazen,vypeckovan,omyt,namočen,rozdrcen,rozšlehan,okapan,scezen,očištěn,nadrcen",
  ),
  how: "jemně,nahrubo,najemno,čerstvě,hrubě,drobně,nadrobno,dobře,velmi,lehce",
  ground: "mlet/ý/á/é/ého/ých/ou",
  taste:
    "podle chuti,dle chuti,podle potřeby,dle potřeby,dle uvážení,volitelně,případně,na smažení,na ozdobu,na ozdobení,na posypání,na vymazání,na podlití,na vysypání,na dochucení,na potření,na polití,pokojové teploty,při pokojové teplotě,dle libosti",
  opens:
    "na smažení,na ozdobu,na vymazání,na posypání,na kostky,na plátky,na kolečka,na proužky,např.,například,nebo podle",
  keeps:
    "prášku do pečiva,prášek do pečiva,mletého masa,mleté maso,strouhaného kokosu,mletá paprika,mleté papriky",
  spices: "sůl,pepř,cukr,paprika,kmín,majoránka,oregano,bazalka,česnek",
  partOf: "šťáva,šťávy,kůra,kůry,kůru",
  common: [
    "mouka,mouky,hladké,hladká,polohrubé,polohrubá,hrubé,cukr,cukru,krupice,krupicový,máslo,másla,vejce",
    "vajec,vejec,mléko,mléka,sůl,soli,pepř,pepře,voda,vody,smetana,smetany,šlehačka,cibule,cibuli,cibulka",
    "česnek,česneku,olej,oleje,olivový,olivového,slunečnicového,petržel,petrželka,petrželky,brambory",
    "brambor,rajče,rajčata,rajčat,sýr,sýra,droždí,kypřicí,kypřicího,prášek,prášku,vanilkový,vanilkového",
    "moučkový,moučkového,žloutek,žloutky,žloutků,bílek,bílky,bílků,citron,citronu,citrónu,mrkev,mrkve",
    "maso,masa,mleté,slanina,slaniny,vývar,vývaru,pažitka,pažitky,hořčice,ocet,octa,med,medu,skořice",
    "mandle,mandlí,ořechy,ořechů,čerstvý,čerstvá,čerstvé,čerstvého,kuřecí,kuřecích,kuře,hovězí,hovězího",
    "vepřové,vepřového,losos,tuňák,šunka,šunky,žampiony,žampionů,rýže,těstoviny,těstovin,chléb,chleba",
    "jogurt,jogurtu,okurka,okurky,pórek,jahody,rozinky,čokoláda,čokolády,bobkový,tymián,tymiánu,rozmarýn",
    "bazalka,protlak,strouhanka,strouhanky,tvaroh,tvarohu,paprika,papriky,zázvor,zázvoru,zelí,podle,chuti",
    "dle,na,bez,nebo,jedlá,soda,jablka,jablek,kakao,pšeničná,pšeničné,hřebíček,celer,kmín,kmínu,větší",
    "menší,polotučného",
  ].join(","),
};
