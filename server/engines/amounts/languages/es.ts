import type { LanguageWords } from "./language-words.ts";

/** Spanish, with the commonest words of Latin America. */
export const es: LanguageWords = {
  units: {
    tsp: "cucharadita,cucharaditas,cdta,cdtas,cdita,cditas,cucharadita de té,cucharaditas de té,cucharadita de café,cucharaditas de café,cucharilla,cucharillas,cucharita,cucharitas,cucharadita de postre,cta,ctas,cdta de té",
    tbsp: "cucharada,cucharadas,cda,cdas,cucharada sopera,cucharadas soperas,cuchara sopera,cucharas soperas,cuchara,cucharas,cucharada grande,cs,cda sopera,cdas soperas",
    dsp: "cucharada de postre,cucharadas de postre,cuchara de postre,cucharas de postre",
    cup: "taza,tazas,tacita,tacitas,pocillo,pocillos",
    ml: "mililitro,mililitros,cc",
    cl: "centilitro,centilitros",
    dl: "decilitro,decilitros",
    l: "litro,litros,lts,lt",
    mg: "miligramo,miligramos",
    g: "gramo,gramos,gr,grs",
    kg: "kilo,kilos,kilogramo,kilogramos",
    oz: "onza,onzas",
    lb: "libra,libras",
    cm: "centímetro,centímetros",
    pinch: "pizca,pizcas,pellizco,pellizcos,punta de cuchillo,punta,pizquita,pizquitas",
    dash: "chorrito,chorritos,chorro,chorros,chorretón,hilo,toque,golpe,chorreón",
    drop: "gota,gotas,gotitas",
    handful: "puñado,puñados,puñadito",
    knob: "nuez,nueces",
    sprig: "ramita,ramitas,rama,ramas,ramillete,tallito",
    bunch: "manojo,manojos,ramo,ramos,atado,atados,manojito",
    clove: "diente,dientes",
    head: "cabeza,cabezas,bulbo,bulbos,cogollo,cogollos",
    slice:
      "rebanada,rebanadas,rodaja,rodajas,loncha,lonchas,feta,fetas,tajada,tajadas,lonja,lonjas,rodajita,rodajitas,tira,tiras",
    piece:
      "pieza,piezas,trozo,trozos,unidad,unidades,ud,uds,pedazo,pedazos,trocito,trocitos,porción,porciones,u",
    stalk: "tallo,tallos,penca,pencas",
    leaf: "hoja,hojas,hojita,hojitas",
    sheet: "lámina,láminas,plancha,planchas",
    stick: "barra,barras,barrita,barritas,palito,palitos",
    loaf: "hogaza,hogazas",
    square:
      "bola,bolas,cubo,cubos,cubito,cubitos,tableta,tabletas,pastilla,pastillas,rollo,rollos,medida,medidas,parte,partes",
    dozen: "docena,docenas",
    can: "lata,latas,bote,botes,latita,latitas,conserva",
    package:
      "sobre,sobres,paquete,paquetes,bolsa,bolsas,sobrecito,sobrecitos,envase,envases,brik,briks,bandeja,bandejas,cartón,caja,cajas,tarrina,tarrinas,cajita,terrina,sachet,pote,potes,tubo,bolsita,bolsitas,paq",
    jar: "tarro,tarros,vaso,vasos,frasco,frascos,vasito,vasitos,copa,copas,copita,copitas",
    bottle: "botella,botellas,botellín,botellines",
  },
  numbers: `
    1 un,uno,una; 2 dos; 3 tres; 4 cuatro; 5 cinco; 6 seis; 7 siete; 8 ocho; 9 nueve; 10 diez; 11 once;
    12 doce; 13 trece; 14 catorce; 15 quince; 16 dieciséis; 17 diecisiete; 18 dieciocho; 19 diecinueve;
    20 veinte; 24 veinticuatro; 25 veinticinco; 30 treinta; 40 cuarenta; 50 cincuenta; 60 sesenta;
    70 setenta; 80 ochenta; 90 noventa; 1/4 cuarto,cuarta parte; 3/4 tres cuartos
  `,
  half: "medio,media,mitad",
  articles: "un,uno,una",
  about: "unos,unas,aproximadamente,aprox,alrededor de,cerca de,más o menos,casi,sobre,ca,como",
  range: "a,o,u,hasta",
  plus: "y,más,e,con",
  of: "de,del,de la,de los,de las",
  each: "de,de unos,de unas,cada una de,de aprox,con,a",
  eachAfter: "cada una,cada uno,c/u,por unidad",
  lead: "de,entre,desde",
  vague: "un poco,poco,algunos,algunas,varios,varias,un poquito,bastante,algo",
  sizes:
    "pequeño,pequeña,pequeños,pequeñas,grande,grandes,gran,mediano,mediana,medianos,medianas,chico,chica,chicos,chicas,colmada,colmadas,rasa,rasas,generoso,generosa,generosos,generosas,buen,buena,buenas,buenos,hermoso,hermosa,gordo,gorda,fina,finas,gruesa,gruesas,bien colmada",
  sizesAfter:
    "pequeño,pequeña,pequeños,pequeñas,grande,grandes,mediano,mediana,medianos,medianas,chico,chica,chicos,chicas,colmada,colmadas,rasa,rasas,de tamaño mediano,tamaño mediano,tamaño L,talla L,talla M,tamaño M,generosa,generosas",
  intensifiers: "muy,bien",
  onlyBefore: `
    nuez: mantequilla,margarina; nueces: mantequilla; hilo: aceite; golpe: pimienta;
    copa: vino,brandy,coñac,jerez,cava,licor,ron,manzanilla,champán,anís;
    sobre: levadura,gelatina,azafrán,vainilla,sopa,azúcar,colorante,caldo,té,infusión,impulsor,cuajada,flan,polvo,jugo,tinta,química;
    barra: pan,chocolate,mantequilla; tira: bacon,panceta,beicon,alga,cáscara,piel,tocino,apio
  `,
  notBefore: "punta: espárrago,espárragos",
};
