/** What a unit measures. `count` holds everything one counts: pieces, containers, pinches. */
export type UnitCategory = "volume" | "mass" | "count" | "length";

/** A kind of unit: its category, its place on an exact scale where it has one, and the words that mean it. */
export type UnitEntry = {
  id: string;
  category: UnitCategory;
  /** The kind is `steps` of the smallest unit of that scale. */
  exact?: { scale: "spoons" | "metric-volume" | "metric-mass" | "pounds"; steps: number };
  /** Holds something with a size of its own: "1 (14 oz) can". */
  container?: true;
  /** Stands without a number: "pinch of salt". */
  bare?: true;
  /** English words, comma-separated, then those of the nine other languages. */
  english: string;
  other: string;
};

/** Words are lower case, without accents and full stops; the two spellings that need their case are in units.ts. */
export const unitEntries: readonly UnitEntry[] = [
  {
    id: "tsp",
    category: "volume",
    exact: { scale: "spoons", steps: 1 },
    english: "tsp,tsps,teaspoon,teaspoons,teaspoonful,teaspoonfuls,tspn",
    other:
      "tl,teeloffel,teel,c a c,cac,cc,cuillere a cafe,cuilleres a cafe,cuil a cafe,c a cafe,cucharadita,cucharaditas,cdta,cdtas,cdita,cucchiaino,cucchiaini,theelepel,theelepels,theelepeltje,colher de cha,colheres de cha,tsk,tesked,teskedar,teske,teskefuld,teskeer,lyzeczka,lyzeczki,lyzeczek",
  },
  {
    id: "tbsp",
    category: "volume",
    exact: { scale: "spoons", steps: 3 },
    english: "tbsp,tbsps,tbs,tbl,tblsp,tablespoon,tablespoons,tablespoonful,tablespoonfuls",
    other:
      "el,essloffel,eßloffel,essl,eßl,c a s,cas,cs,cuillere a soupe,cuilleres a soupe,cuil a soupe,c a soupe,cucharada,cucharadas,cda,cdas,cucchiaio,cucchiai,eetlepel,eetlepels,colher de sopa,colheres de sopa,msk,matsked,matskedar,spsk,spiseskefuld,spiseskefulde,spiseskeer,lyzka,lyzki,lyzek",
  },
  {
    id: "dsp",
    category: "volume",
    english: "dsp,dessertspoon,dessertspoons,dessertspoonful",
    other: "c a dessert,cuillere a dessert,colher de sobremesa,colheres de sobremesa",
  },
  {
    id: "cup",
    category: "volume",
    exact: { scale: "spoons", steps: 48 },
    english: "cup,cups,cupful,cupfuls",
    other:
      "tasse,tassen,tasses,taza,tazas,tazza,tazze,kop,koppen,kopje,kopjes,xicara,xicaras,chavena,chavenas,kopp,koppar,kopper,szklanka,szklanki,szklanek",
  },
  {
    id: "fl oz",
    category: "volume",
    exact: { scale: "spoons", steps: 6 },
    english: "fl oz,floz,fluid ounce,fluid ounces,fl ounce,fl ounces,fluid oz",
    other: "",
  },
  {
    id: "pt",
    category: "volume",
    exact: { scale: "spoons", steps: 96 },
    english: "pt,pts,pint,pints",
    other: "",
  },
  {
    id: "qt",
    category: "volume",
    exact: { scale: "spoons", steps: 192 },
    english: "qt,qts,quart,quarts",
    other: "",
  },
  {
    id: "gal",
    category: "volume",
    exact: { scale: "spoons", steps: 768 },
    english: "gal,gals,gallon,gallons",
    other: "",
  },
  {
    id: "ml",
    category: "volume",
    exact: { scale: "metric-volume", steps: 1 },
    english: "ml,mls,milliliter,milliliters,millilitre,millilitres",
    other: "millilitro,mililitro,mililitros,millilitri,mililitr,mililitrow",
  },
  {
    id: "cl",
    category: "volume",
    exact: { scale: "metric-volume", steps: 10 },
    english: "cl,centiliter,centiliters,centilitre,centilitres",
    other: "centilitri,centilitros",
  },
  {
    id: "dl",
    category: "volume",
    exact: { scale: "metric-volume", steps: 100 },
    english: "dl,deciliter,deciliters,decilitre,decilitres",
    other: "decilitri,decilitros",
  },
  {
    id: "l",
    category: "volume",
    exact: { scale: "metric-volume", steps: 1000 },
    english: "l,ltr,liter,liters,litre,litres",
    other: "litro,litros,litri,litr,litra,litry,litrow",
  },
  {
    id: "mg",
    category: "mass",
    exact: { scale: "metric-mass", steps: 1 },
    english: "mg,milligram,milligrams",
    other: "",
  },
  {
    id: "g",
    category: "mass",
    exact: { scale: "metric-mass", steps: 1000 },
    english: "g,gm,gms,gr,gram,grams,gramme,grammes",
    other: "gramm,gramo,gramos,grs,grammo,grammi,grama,gramas,gramow",
  },
  {
    id: "dag",
    category: "mass",
    exact: { scale: "metric-mass", steps: 10_000 },
    english: "dag,dkg,deka",
    other: "dekagramm,etto,etti",
  },
  {
    id: "kg",
    category: "mass",
    exact: { scale: "metric-mass", steps: 1_000_000 },
    english: "kg,kgs,kilo,kilos,kilogram,kilograms,kilogramme,kilogrammes",
    other: "kilogramm,kilogramo,kilogramos,chilo,chili,kilograma",
  },
  {
    id: "oz",
    category: "mass",
    exact: { scale: "pounds", steps: 1 },
    english: "oz,ozs,ounce,ounces",
    other: "onza,onzas,once,onces",
  },
  {
    id: "lb",
    category: "mass",
    exact: { scale: "pounds", steps: 16 },
    english: "lb,lbs,pound,pounds",
    other: "libra,libras",
  },
  { id: "pfund", category: "mass", english: "", other: "pfund,pond,livre,livres" },
  { id: "in", category: "length", english: "inch,inches", other: "" },
  {
    id: "cm",
    category: "length",
    english: "cm,centimeter,centimeters,centimetre,centimetres",
    other: "zentimeter",
  },
  { id: "mm", category: "length", english: "mm,millimeter,millimeters,millimetre,millimetres", other: "" },
  {
    id: "pinch",
    category: "count",
    bare: true,
    english: "pinch,pinches",
    other:
      "prise,prisen,messerspitze,msp,pincee,pincees,pizca,pizcas,pizzico,pizzichi,snuf,snufje,snufjes,pitada,pitadas,nypa,nypor,kryddmatt,krm,knivspids,knsp,szczypta,szczypty",
  },
  {
    id: "dash",
    category: "count",
    bare: true,
    english: "dash,dashes,splash,splashes,shake,shakes,drizzle,glug,glugs,squeeze,dollop,dollops",
    other: "schuss,spritzer,trait,filet,chorrito,chorro,filo,scheutje,scheut,fio,skvatt,stank,chlust",
  },
  {
    id: "drop",
    category: "count",
    bare: true,
    english: "drop,drops",
    other:
      "tropfen,goutte,gouttes,gota,gotas,goccia,gocce,druppel,druppels,droppe,droppar,drabe,draber,kropla,krople,kropli",
  },
  {
    id: "handful",
    category: "count",
    bare: true,
    english: "handful,handfuls,fistful",
    other:
      "handvoll,poignee,poignees,punado,punados,manciata,manciate,handje,handjes,handjevol,punhado,punhados,handfull,nave,navar,handfuld,garsc,garsci",
  },
  { id: "knob", category: "count", bare: true, english: "knob,knobs", other: "noix,noce,klontje,klick,noz" },
  {
    id: "sprig",
    category: "count",
    bare: true,
    english: "sprig,sprigs,branch,branches",
    other:
      "zweig,zweige,zweiglein,stangel,brin,brins,branche,ramita,ramitas,rametto,rametti,takje,takjes,raminho,raminhos,ramo,ramos,kvist,kvistar,kviste,galazka,galazki,galazek",
  },
  {
    id: "bunch",
    category: "count",
    bare: true,
    english: "bunch,bunches,bundle,bundles",
    other:
      "bund,botte,bottes,bouquet,manojo,manojos,mazzo,mazzi,mazzetto,bos,bosje,bosjes,maco,macos,molho,molhos,knippe,knippen,kruka,krukor,bundt,bundter,peczek,peczki,peczkow",
  },
  {
    id: "clove",
    category: "count",
    english: "clove,cloves",
    other:
      "zehe,zehen,knoblauchzehe,knoblauchzehen,gousse,gousses,diente,dientes,spicchio,spicchi,teen,teentje,teentjes,tenen,dente,dentes,klyfta,klyftor,fed,zabek,zabki,zabkow",
  },
  {
    id: "head",
    category: "count",
    english: "head,heads,bulb,bulbs",
    other:
      "kopf,kopfe,knolle,knollen,tete,tetes,bulbe,bulbes,cabeza,cabezas,bulbo,bulbos,testa,teste,bol,bollen,cabeca,cabecas,huvud,huvuden,hoved,hoveder,glowka,glowki",
  },
  {
    id: "slice",
    category: "count",
    english: "slice,slices,rasher,rashers,strip,strips",
    other:
      "scheibe,scheiben,tranche,tranches,rebanada,rebanadas,rodaja,rodajas,loncha,lonchas,fetta,fette,plak,plakken,plakje,plakjes,snee,sneetje,sneetjes,fatia,fatias,skiva,skivor,skive,skiver,plaster,plastry,plastrow,kromka,kromki,kromek",
  },
  {
    id: "piece",
    category: "count",
    english: "piece,pieces,pc,pcs,chunk,chunks,wedge,wedges,cube,cubes",
    other:
      "stuck,stucke,stk,st,piece,morceau,morceaux,pieza,piezas,trozo,trozos,pezzo,pezzi,stuk,stuks,stukje,stukjes,pedaco,pedacos,unidade,unidades,unidad,unidades,bit,bitar,stykke,stykker,sztuka,sztuki,sztuk,szt",
  },
  {
    id: "stalk",
    category: "count",
    english: "stalk,stalks,rib,ribs,stem,stems,spear,spears",
    other:
      "stange,stangen,cote,cotes,tallo,tallos,gambo,gambi,costa,coste,stengel,stengels,talo,talos,stjalk,stjalkar,staengel,stilk,stilke,lodyga,lodygi",
  },
  {
    id: "leaf",
    category: "count",
    english: "leaf,leaves",
    other:
      "blatt,blatter,feuille,feuilles,hoja,hojas,foglia,foglie,blad,blaadje,blaadjes,folha,folhas,lisc,liscie,lisci",
  },
  {
    id: "sheet",
    category: "count",
    english: "sheet,sheets",
    other: "vel,vellen,fogli,foglio,plade,plader,lamina,laminas,platki,arkusz",
  },
  { id: "stick", category: "count", english: "stick,sticks", other: "stang,baton,batons" },
  { id: "ear", category: "count", english: "ear,ears", other: "epi,epis" },
  { id: "loaf", category: "count", english: "loaf,loaves", other: "laib,laibe" },
  { id: "knuckle", category: "count", english: "thumb,thumbs", other: "" },
  {
    id: "square",
    category: "count",
    english:
      "square,squares,scoop,scoops,rack,racks,ball,balls,block,blocks,twist,twists,grind,grinds,link,links,bar,bars,jigger,jiggers,shot,shots,part,parts,pair,pairs,batch,batches,pod,pods",
    other: "kugel,kugeln,wurfel,boule,boules,kulka,kulki,kostka,kostki",
  },
  {
    id: "dozen",
    category: "count",
    english: "dozen,dozens,doz",
    other: "dutzend,douzaine,docena,docenas,dozzina,dozijn,duzia,dussin,dusin,tuzin",
  },
  {
    id: "can",
    category: "count",
    container: true,
    english: "can,cans,tin,tins",
    other:
      "dose,dosen,buchse,buchsen,boite,boites,conserve,lata,latas,bote,botes,scatola,scatole,lattina,barattolo,barattoli,blik,blikje,blikjes,blikken,burk,burkar,dase,daser,puszka,puszki,puszek",
  },
  {
    id: "package",
    category: "count",
    container: true,
    english:
      "package,packages,packet,packets,pack,packs,pkg,pkgs,pkt,sachet,sachets,envelope,envelopes,bag,bags,box,boxes,carton,cartons,tub,tubs,tube,tubes,container,containers,punnet,punnets,basket,baskets,pouch,pouches",
    other:
      "packung,packungen,pck,pkg,pack,packchen,packerl,beutel,tute,tuten,becher,paquet,paquets,sobre,sobres,paquete,paquetes,bolsa,bolsas,bustina,bustine,confezione,confezioni,pacchetto,vasetto,vasetti,pak,pakje,pakjes,pakken,zakje,zakjes,zak,bakje,bakjes,pacote,pacotes,saqueta,saquetas,embalagem,paket,pase,pasar,forpackning,forpackningar,pakke,pakker,brev,bakke,bakker,pose,opakowanie,opakowania,paczka,paczki,torebka,torebki",
  },
  {
    id: "jar",
    category: "count",
    container: true,
    english: "jar,jars,pot,pots",
    other:
      "glas,glaser,pote,potes,bocal,bocaux,tarro,tarros,vaso,vasos,verre,verres,bicchiere,bicchieri,potje,potjes,copo,copos,frasco,frascos,sloik,sloiki,glazen",
  },
  {
    id: "bottle",
    category: "count",
    container: true,
    english: "bottle,bottles",
    other:
      "flasche,flaschen,bouteille,bouteilles,botella,botellas,bottiglia,bottiglie,fles,flessen,flesje,garrafa,garrafas,flaska,flaskor,flaske,flasker,butelka,butelki",
  },
];
