import type { NameWords } from "./name-vocabulary.ts";

const Y = "/y/a/e/ych/ego/ej/ą/ymi/ym/i";

export const pl: NameWords = {
  before: [
    "posiekan,start,pokrojon,obran,zmiażdżon,przeciśnięt,ugotowan,roztopion,stopion,rozpuszczon,odsączon,umyt,uprażon,wydrążon,przesian",
    "rozbit,miękk,letn,namoczon,rozdrobnion,wyciśnięt,wyciśnięt,podprażon,utart,rozmrożon,pokruszon,wydrylowan,sparzon,tłuczon,ubit,drobnoposiekan",
  ]
    .join(",")
    .split(",")
    .map((word) => word + Y)
    .join(","),
  after: [
    "posiekan,start,pokrojon,obran,zmiażdżon,przeciśnięt,ugotowan,roztopion,stopion,rozpuszczon,odsączon,umyt,uprażon,przesian,namoczon,rozdrobnion,wyciśnięt,utart,rozmrożon,pokruszon,rozkłócon,rozbełtan,przekrojon,wyszorowan,opcjonaln,roztrzepan",
  ]
    .join(",")
    .split(",")
    .map((word) => word + Y)
    .join(","),
  how: "drobno,grubo,świeżo,bardzo,cienko,lekko,dobrze,dość,średnio",
  ground: "mielon/y/a/e/ego/ej/ych,zmielon/y/a/e/ego/ej/ych",
  taste:
    "do smaku,według uznania,wedle uznania,wg uznania,opcjonalnie,ewentualnie,w temperaturze pokojowej,do dekoracji,do smażenia,do posypania,do formy,do podania,do wysmarowania,do natłuszczenia,do ozdoby,do ozdobienia,do podsypania,do polania,do posmarowania,do oprószenia,do przybrania,do wykończenia,do natarcia,do blaszki,do skropienia,do panierowania,na patelnię,do obtoczenia,do pieczenia mięsa,do gotowania,do blachy,do doprawienia,do garnirowania,do wyłożenia",
  opens:
    "do wysmarowania,do smażenia,do podania,do posypania,do natłuszczenia,do wyłożenia,pokrojone w,pokrojony w,pokrojona w,np.,na przykład,w kostkę,w plastry,w plasterki,w plasterkach,w kawałkach,w kostce,ok.,około,u mnie,dla dekoracji,bez pestek",
  keeps: "proszek do pieczenia,proszku do pieczenia,mięsa mielonego,papier do pieczenia,w kostce",
  spices: "sól,pieprz,cukier,papryka,gałka,oregano,bazylia",
  partOf: "sok,skórka,soku,skórki",
  common:
    "mąka,mąki,cukier,cukru,masło,masła,jajko,jajka,jaja,jajek,mleko,mleka,sól,soli,pieprz,pieprzu,woda,wody,śmietana,śmietany,śmietanki,cebula,cebuli,cebule,czosnek,czosnku,olej,oleju,oliwa,oliwy,oliwek,pietruszka,pietruszki,natka,natki,ziemniaki,ziemniaków,ziemniaka,pomidor,pomidory,pomidorów,ser,sera,drożdże,drożdży,proszek,proszku,pieczenia,waniliowy,waniliowego,puder,pudru,żółtko,żółtka,żółtek,białko,białka,białek,cytryna,cytryny,marchew,marchewka,marchewki,marchwi,mięso,mięsa,mielone,mielonego,boczek,boczku,bulion,bulionu,szczypiorek,szczypiorku,musztarda,musztardy,ocet,octu,miód,miodu,cynamon,cynamonu,migdały,migdałów,orzechy,orzechów,świeży,świeża,świeże,świeżego,świeżej,czerwona,czerwonej,biały,białego,zielona,zielonej,kurczak,kurczaka,pierś,piersi,wołowina,wołowiny,wieprzowina,łosoś,łososia,tuńczyk,tuńczyka,szynka,szynki,pieczarki,pieczarek,ryż,ryżu,makaron,makaronu,chleb,chleba,jogurt,jogurtu,ogórek,ogórka,ogórki,por,pora,seler,selera,truskawki,truskawek,rodzynki,rodzynek,czekolada,czekolady,gorzkiej,liść,laurowy,laurowe,tymianek,tymianku,rozmaryn,bazylia,bazylii,koperek,koperku,koncentrat,koncentratu,pomidorowy,bułka,bułki,tartej,pszenna,pszennej,pszenny,ziemniaczanej,twaróg,twarogu,papryka,papryki,słodkiej,imbir,imbiru,czosnkowy,kapusta,kapusty,oraz,lub,albo,i,z,ze,do,na,smaku,bez,w,około,ok,drobno,posiekany,posiekana,posiekanej,starty,startego,startej,soda,sody,oczyszczonej,gałka,muszkatołowa,majeranek,majeranku,śliwki,jabłka,jabłko,jabłek,banan,banany,kakao",
};
