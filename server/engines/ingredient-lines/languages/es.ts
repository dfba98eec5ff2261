import type { NameWords } from "./name-vocabulary.ts";

const O = "/o/a/os/as";

export const es: NameWords = {
  before: "",
  after: [
    "picad,rallad,cortad,pelad,trocead,triturad,derretid,fundid,batid,cocid,hervid,escurrid,lavad,tostad,machacad,exprimid",
    "deshuesad,limpi,tamizad,ablandad,descongelad,molid,desmenuzad,laminad,filetead,remojad,asad,deshebrad,finit,desgranad,enjuagad,aplastad,sofrit,crud,opcionalmente,tibi,despepitad",
  ]
    .join(",")
    .split(",")
    .map((word) => word + O)
    .join(",")
    .concat(",opcional,opcionales"),
  how: "finamente,recién,muy,bien,fino,gruesamente,ligeramente,poco,toscamente,groseramente",
  ground: "molid/o/a/os/as",
  taste:
    "al gusto,a gusto,c/n,cantidad necesaria,c.n.,opcional,a temperatura ambiente,al punto,si se desea,según gusto,a discreción",
  opens:
    "para,en rodajas,en dados,en trozos,en cubos,en juliana,en tiras,en láminas,en cuadritos,en cubitos,en daditos,en cuartos,a temperatura,según,aproximadamente,unos,tipo,en trocitos,en taquitos,en tacos,en aros,a rodajas,a dados,si es",
  keeps:
    "pan rallado,carne picada,coco rallado,jamón cocido,carne molida,pan molido,pimienta molida,canela molida,comino molido,pimienta negra molida,pan tostado,polvo para hornear,levadura para repostería,queso fundido,ternera picada,cerdo picado,maíz molido,res molida,pollo asado,azúcar molido,ajo molido,clavo molido,jengibre molido,cilantro molido,nuez molida,chile molido,almendra molida,almendras molidas,cúrcuma molida,limón exprimido rallado,galletas molidas,nata para montar,nata para cocinar,leche para",
  spices: "sal,pimienta,orégano,comino,perejil,nuez,pimentón,azúcar",
  partOf: "zumo,jugo,ralladura,cáscara,piel",
  common:
    "harina,azúcar,mantequilla,huevo,huevos,leche,sal,pimienta,agua,nata,cebolla,cebollas,ajo,ajos,aceite,oliva,perejil,patatas,patata,papas,papa,tomate,tomates,queso,levadura,yema,yemas,clara,claras,limón,limones,zanahoria,zanahorias,vino,blanco,tinto,mostaza,vinagre,miel,canela,almendras,avellanas,nueces,fresco,fresca,rojo,roja,verde,pollo,ternera,cerdo,salmón,atún,jamón,champiñones,arroz,pasta,pan,yogur,pepino,pimiento,pimientos,puerro,apio,fresas,cerezas,pasas,vainilla,laurier,laurel,tomillo,romero,albahaca,eneldo,cilantro,pimentón,comino,orégano,caldo,verduras,garbanzos,lentejas,calabacín,berenjena,maíz,de,del,la,las,los,el,y,o,con,sin,para,en,al,gusto,un,una,unos,unas,picado,picada,rallado,molida,molido,virgen,extra,aguacate,camarones,gambas,crema,frijoles,chile,bicarbonato,harina,polvo,hornear,trigo,moreno,dulce,rallada,cortado,cortada",
};
