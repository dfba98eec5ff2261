import type { NameWords } from "./name-vocabulary.ts";

const Y = "/ý/á/é/ých/ého/ej/ú/í/ým/ými";
const participles = (stems: string) =>
  stems
    .split(",")
    .map((stem) => stem + Y)
    .join(",");

export const sk: NameWords = {
  before: participles(
    "nasekan,nakrájan,pokrájan,nastrúhan,strúhan,ošúpan,olúpan,očisten,rozpusten,uvaren,opečen,zmäknut,preosiat,vyšľahan,pretlačen,prelisovan,utret,vychladen,vykôstkovan,umyt,namočen,rozdrven,roztlačen",
  ),
  after: participles(
    "nasekan,nakrájan,pokrájan,nastrúhan,ošúpan,olúpan,očisten,rozpusten,uvaren,opečen,zmäknut,preosiat,vyšľahan,pretlačen,prelisovan,utret,vychladen,vykôstkovan,umyt,namočen,rozdrven,roztlačen,rozšľahan,scedén",
  ),
  how: "jemne,nahrubo,najemno,čerstvo,hrubo,nadrobno,dobre,veľmi,drobno",
  ground: "mlet/ý/á/é/ého/ých/ej/ú",
  taste:
    "podľa chuti,podľa potreby,podľa uváženia,prípadne,voliteľne,na vyprážanie,na ozdobu,na ozdobenie,na posypanie,na vymazanie,na vysypanie,na dochutenie,na potretie,na poliatie,izbovej teploty,pri izbovej teplote",
  opens:
    "na vyprážanie,na ozdobu,na vymazanie,na posypanie,na kocky,na plátky,na kolieska,na prúžky,napr.,napríklad,alebo podľa",
  keeps: "prášku do pečiva,prášok do pečiva,mletého mäsa,mleté mäso,mletá paprika,mletej papriky",
  spices: "soľ,korenie,cukor,paprika,rasca,majorán,oregano,bazalka,cesnak",
  partOf: "šťava,šťavy,kôra,kôry,kôru",
  common: [
    "múka,múky,hladkej,hladká,polohrubej,polohrubá,hrubej,cukor,cukru,kryštálového,práškového,práškový",
    "maslo,masla,vajce,vajcia,vajíčko,vajíčka,vajec,mlieko,mlieka,soľ,soli,korenie,korenia,voda,vody",
    "smotana,smotany,kyslá,šľahačka,cibuľa,cibule,cesnak,cesnaku,olej,oleja,olivový,olivového,petržlen",
    "petržlenová,vňať,zemiaky,zemiakov,paradajka,paradajky,paradajok,syr,syra,droždie,droždia,kvasnice",
    "prášok,prášku,pečiva,vanilkový,vanilkového,žĺtok,žĺtky,žĺtkov,bielok,bielky,bielkov,citrón,citróna",
    "mrkva,mrkvy,mäso,mäsa,slanina,slaniny,vývar,vývaru,pažítka,pažítky,horčica,ocot,octu,med,medu",
    "škorica,škorice,mandle,mandlí,orechy,orechov,čerstvý,čerstvá,čerstvé,čerstvého,kuracie,kuracích",
    "kurča,hovädzie,hovädzieho,bravčové,bravčového,losos,tuniak,šunka,šunky,šampiňóny,šampiňónov,ryža",
    "ryže,cestoviny,cestovín,chlieb,chleba,jogurt,jogurtu,uhorka,uhorky,pór,jahody,hrozienka,čokoláda",
    "čokolády,bobkový,tymian,rozmarín,bazalka,pretlak,strúhanka,strúhanky,tvaroh,tvarohu,bryndza,bryndze",
    "paprika,papriky,zázvor,zázvoru,kapusta,kapusty,podľa,chuti,na,bez,alebo,sóda,jablká,jabĺk,kakao",
    "pšeničná,pšeničnej,zeler,rasca,rasce,biele,biela,červená,mletej",
  ].join(","),
};
