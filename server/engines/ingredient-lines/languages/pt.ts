import type { NameWords } from "./name-vocabulary.ts";

const O = "/o/a/os/as";

export const pt: NameWords = {
  before: "",
  after: [
    "picad,ralad,cortad,descascad,derretid,batid,cozid,escorrid,lavad,torrad,esmagad,espremid,desossad,limp,peneirad,amolecid",
    "descongelad,moíd,desfiad,laminad,fatiad,demolhad,assad,triturad,fervid,amassad,hidratad,tostad,pelad,cru,fritad,dissolvid,mornt,morn,aferventad,refogad",
  ]
    .join(",")
    .split(",")
    .map((word) => word + O)
    .join(",")
    .concat(",crua,cruas,cru,crus,opcional,opcionais,picadinho,picadinha,picadinhos,picadinhas"),
  how: "finamente,grosseiramente,bem,muito,recém,ligeiramente,acabada de,levemente,previamente,já",
  ground: "moíd/o/a/os/as",
  taste:
    "a gosto,q.b.,qb,q. b.,ao gosto,à vontade,opcional,à temperatura ambiente,em temperatura ambiente,moída na hora,moído na hora,moída no momento,quanto baste,se necessário,se desejar",
  opens:
    "para,em cubos,em rodelas,em fatias,em pedaços,em tiras,em lascas,em cubinhos,em quartos,em pedacinhos,em juliana,em meias-luas,em temperatura,à temperatura,às rodelas,aos cubos,aos pedaços,às tiras,tipo,sem pele,sem sementes,cerca de,aproximadamente",
  keeps:
    "carne moída,coco ralado,pão ralado,carne picada,fermento para bolo,fermento para bolos,pó para bolo,pimenta moída,canela moída,pimenta-do-reino moída,presunto cozido,amêndoa moída,amêndoas moídas,cominhos moídos,noz-moscada moída,creme batido,gengibre moído,bolacha moída,amendoim torrado moído",
  spices: "sal,pimenta,pimenta-do-reino,noz-moscada,orégano,louro,cominho,salsa",
  partOf: "sumo,suco,raspa,raspas,casca,caldo",
  common:
    "farinha,açúcar,manteiga,ovo,ovos,leite,sal,pimenta,água,natas,nata,cebola,cebolas,alho,alhos,azeite,óleo,salsa,salsinha,batatas,batata,tomate,tomates,queijo,fermento,gema,gemas,clara,claras,limão,limões,cenoura,cenouras,vinho,branco,tinto,mostarda,vinagre,mel,canela,amêndoas,avelãs,nozes,fresco,fresca,vermelho,vermelha,verde,frango,vaca,porco,salmão,atum,presunto,cogumelos,arroz,massa,pão,iogurte,pepino,pimento,pimentão,alho-poró,alho-francês,aipo,morangos,cerejas,passas,chocolate,baunilha,louro,tomilho,alecrim,manjericão,coentros,coentro,orégano,caldo,legumes,grão,feijão,milho,curgete,abobrinha,berinjela,beringela,condensado,creme,requeijão,mussarela,ralado,ralada,picado,picada,moída,de,do,da,dos,das,e,ou,com,sem,para,em,ao,a,gosto,um,uma,trigo,pó,coco,maçã,leite,bacalhau,camarão,camarões,noz-moscada,pimenta-do-reino,amido,maisena,extrato,cheiro-verde,sopa,chá",
};
