import type { LanguageWords } from "./language-words.ts";

/** French. */
export const fr: LanguageWords = {
  units: {
    tsp: "c. à c.,cac,càc,c-a-c,cc,c. c.,cuillère à café,cuillères à café,cuillerée à café,cuillerées à café,cuil. à café,c. à café,cs à café,cuillère café,c. café,cuil. café,cuillère à thé,cuillères à thé,c. à thé,c à thé,petite cuillère,petites cuillères,cuillère à moka,cuil à c,cuil à thé",
    tbsp: "c. à s.,cas,càs,c-a-s,cs,c. s.,cuillère à soupe,cuillères à soupe,cuillerée à soupe,cuillerées à soupe,cuil. à soupe,c. à soupe,cuillère soupe,c. soupe,cuil. soupe,cuillère à table,cuillères à table,c. à table,grande cuillère,grandes cuillères,cuil à s,cuillère,cuillères,cuillerée,cuillerées",
    dsp: "cuillère à dessert,cuillères à dessert,c. à dessert,cuil. à dessert",
    cup: "tasse,tasses,tasse à thé,tasses à thé,tasse à café,tasses à café,mug,mugs,bol,bols",
    ml: "millilitre,millilitres",
    cl: "centilitre,centilitres",
    dl: "décilitre,décilitres",
    l: "litre,litres",
    mg: "milligramme,milligrammes",
    g: "gramme,grammes,gr,grs",
    kg: "kilo,kilos,kilogramme,kilogrammes",
    oz: "once,onces",
    pfund: "livre,livres",
    cm: "centimètre,centimètres",
    mm: "millimètre,millimètres",
    pinch: "pincée,pincées,pointe de couteau,pointe,pointes,prise,prises",
    dash: "trait,traits,filet,filets,larme,soupçon,giclée,tour de moulin,tours de moulin,tour,tours",
    drop: "goutte,gouttes",
    handful: "poignée,poignées",
    knob: "noix,noisette,noisettes,copeau,copeaux",
    sprig: "brin,brins,branche,branches,branchette,branchettes,tige,tiges,branchage",
    bunch: "botte,bottes,bouquet,bouquets,bottillon",
    clove: "gousse,gousses",
    head: "tête,têtes,bulbe,bulbes",
    slice:
      "tranche,tranches,rondelle,rondelles,lamelle,lamelles,tronçon,tronçons,darne,darnes,lanière,lanières",
    piece: "morceau,morceaux,pièce,pièces,pce,pcs,quartier,quartiers,portion,portions",
    stalk: "côte,côtes",
    leaf: "feuille,feuilles",
    sheet: "plaque,plaques",
    stick: "bâton,bâtons,bâtonnet,bâtonnets",
    ear: "épi,épis",
    square:
      "boule,boules,carré,carrés,cube,cubes,rouleau,rouleaux,tablette,tablettes,pavé,pavés,bloc,étoile,étoiles,part,parts,mesure,mesures,volume,volumes",
    dozen: "douzaine,douzaines",
    can: "boîte,boîtes,conserve,conserves,boite de conserve,canette,canettes",
    package:
      "paquet,paquets,sachet,sachets,barquette,barquettes,brique,briques,briquette,briquettes,plaquette,plaquettes,sac,sacs,tube,tubes,dose,doses,filet de,sach",
    jar: "pot,pots,bocal,bocaux,verre,verres,godet",
    bottle: "bouteille,bouteilles,flacon,flacons",
  },
  numbers: `
    1 un,une; 2 deux; 3 trois; 4 quatre; 5 cinq; 6 six; 7 sept; 8 huit; 9 neuf; 10 dix; 11 onze; 12 douze;
    13 treize; 14 quatorze; 15 quinze; 16 seize; 17 dix-sept; 18 dix-huit; 19 dix-neuf; 20 vingt;
    24 vingt-quatre; 25 vingt-cinq; 30 trente; 40 quarante; 45 quarante-cinq; 50 cinquante; 60 soixante;
    1/4 quart
  `,
  half: "demi-,demi,demie,demis,demies,moitié",
  articles: "un,une",
  about: "environ,env,à peu près,presque,autour de,autour d',près de,ca,plus ou moins,environ de",
  range: "à,ou,jusqu'à",
  plus: "et,plus",
  of: "de,du,des,d',de la,de l'",
  each: "de,d',à,de environ,d' environ,chacune de,pesant,au poids de",
  eachAfter: "chacune,chacun,pièce,l'unité,chaque",
  lead: "de,entre",
  vague: "un peu,quelques,plusieurs,peu,beaucoup,un soupçon",
  sizes:
    "petit,petite,petits,petites,grand,grande,grands,grandes,gros,grosse,grosses,moyen,moyenne,moyens,moyennes,bombée,bombées,bombé,rase,rases,ras,belle,belles,beau,beaux,bonne,bonnes,bon,généreuse,généreux,pleine,pleines,énorme,fine,fines,épaisse,épaisses,mini,bien pleine",
  sizesAfter:
    "moyen,moyenne,moyens,moyennes,rase,rases,bombée,bombées,bien pleine,de taille moyenne,calibre moyen,de gros calibre",
  intensifiers: "très,bien",
  onlyBefore: `
    noix: beurre,margarine,saindoux,gingembre; noisette: beurre,margarine; noisettes: beurre;
    filet: huile,citron,vinaigre,jus,lait,crème,miel,sirop,vin,eau,olive;
    filets: huile,citron,vinaigre,jus,miel; côte: céleri,blette,bette,rhubarbe,fenouil;
    côtes: céleri,blette,blettes,bettes,rhubarbe; carré: chocolat; carrés: chocolat; pavé: beurre;
    pavés: beurre; tête: ail,brocoli,céleri; têtes: ail; tour: moulin,poivre; tours: moulin,poivre;
    part: fromage,tarte; brique: lait,crème,soupe,jus,coulis; briques: lait,crème;
    copeau: beurre,chocolat,parmesan; copeaux: beurre,chocolat,parmesan;
    plaque: beurre,chocolat,lasagne,lasagnes,pâte; quartier: orange,citron,pomme; bloc: foie,feta,tofu
  `,
  notBefore: "bouquet: garni; bouquets: garnis; pointe: asperge,asperges; pointes: asperge,asperges",
};
