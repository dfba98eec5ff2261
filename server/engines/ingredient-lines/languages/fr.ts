import type { NameWords } from "./name-vocabulary.ts";

export const fr: NameWords = {
  before: "",
  after: [
    "haché,râpé,pelé,épluché,émincé,coupé,fondu,ramolli,écrasé,pressé,cuit,égoutté,dénoyauté,lavé,ciselé,grillé,battu,tamisé",
    "concassé,mixé,tranché,détaillé,épépiné,équeuté,décongelé,torréfié,rincé,vidé,désossé,effeuillé,blanchi,préparé,mondé,nettoyé,essoré,rôti,effilé",
  ]
    .join(",")
    .split(",")
    .map((word) => `${word}/e/s/es`)
    .join(",")
    .concat(",cru,crue,crus,crues,tiède,tièdes,mou,molle,pommade,facultatif,facultative"),
  how: "finement,grossièrement,fraîchement,bien,très,légèrement,très finement,petit,entièrement,préalablement",
  ground: "moulu/e/s/es",
  taste:
    "au goût,selon goût,selon le goût,selon les goûts,à volonté,facultatif,facultative,si besoin,si nécessaire,q.s.,à température ambiante,à convenance,selon votre goût",
  opens:
    "pour,selon,en dés,en petits,en petites,en rondelles,en morceaux,en tranches,en cubes,en lamelles,en quartiers,en julienne,en bâtonnets,en fines,en lanières,en très,type,par exemple,environ,soit,ou plus,à température",
  keeps:
    "viande hachée,boeuf haché,bœuf haché,veau haché,porc haché,steak haché,steaks hachés,coco râpée,crème épaisse,jambon cuit,amandes effilées,lait cru,jambon cru,tomates concassées,fromage fondu,fromages fondus,pain grillé",
  spices: "sel,poivre,muscade,paprika,thym,curry,cumin,piment,laurier",
  partOf: "jus,zeste,zestes,écorce",
  common:
    "farine,sucre,beurre,œuf,œufs,oeuf,oeufs,lait,sel,poivre,eau,crème,oignon,oignons,ail,huile,olive,persil,pomme,pommes,terre,tomate,tomates,fromage,levure,jaune,jaunes,blanc,blancs,citron,carotte,carottes,vin,rouge,moutarde,vinaigre,miel,cannelle,amandes,noisettes,noix,frais,fraîche,vert,verte,poulet,boeuf,veau,porc,saumon,thon,jambon,lardons,champignons,riz,pâtes,pain,yaourt,concombre,poivron,poireau,céleri,fraises,cerises,raisins,chocolat,noir,vanille,vanillé,sucre,glace,chapelure,laurier,muscade,thym,basilic,aneth,ciboulette,concentré,gruyère,râpé,haché,poudre,de,du,des,la,les,le,et,ou,au,aux,en,pour,sans,avec,à,d',l',un,une,quelques,échalote,échalotes,bouillon,maïzena,fécule,courgette,courgettes,aubergine,aubergines,lentilles,mascarpone,farce,feuilletée,brisée,sablée",
};
