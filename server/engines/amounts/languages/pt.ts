import type { LanguageWords } from "./language-words.ts";

/** Portuguese, of Portugal and of Brazil. */
export const pt: LanguageWords = {
  units: {
    tsp: "colher de chá,colheres de chá,colher chá,colheres chá,colher de café,colheres de café,colher café,colheres café,c. de chá,c. chá,colherzinha,colherzinhas,colherinha,colherinhas,c c,col. chá,col. de chá",
    tbsp: "colher de sopa,colheres de sopa,colher sopa,colheres sopa,c. de sopa,c. sopa,colherada,colheradas,col. sopa,col. de sopa,c s,colher,colheres,csopa",
    dsp: "colher de sobremesa,colheres de sobremesa,colher sobremesa,colheres sobremesa,c. de sobremesa,c. sobremesa",
    cup: "xícara,xícaras,xícara de chá,xícaras de chá,xícara chá,xícaras chá,xícara de café,xícaras de café,xícara café,xícaras café,chávena,chávenas,chávena de chá,chávenas de chá,chávena almoçadeira,xíc,xícara de cafézinho",
    ml: "mililitro,mililitros",
    cl: "centilitro,centilitros",
    dl: "decilitro,decilitros",
    l: "litro,litros,lt",
    mg: "miligrama,miligramas",
    g: "grama,gramas,gr,grs",
    kg: "quilo,quilos,quilograma,quilogramas,kilo,kilos",
    oz: "onça,onças",
    lb: "libra,libras",
    cm: "centímetro,centímetros",
    pinch: "pitada,pitadas,pitadinha,ponta de faca,pontinha",
    dash: "fio,fiozinho,fiozinhos,pingo,golpe,golpinho,jorro,borrifo,chuvisco",
    drop: "gota,gotas,gotinhas,pingos",
    handful: "punhado,punhados,mão-cheia,mãos-cheias,mão cheia,mancheia,punhadinho",
    knob: "noz,nozes",
    sprig: "raminho,raminhos,galho,galhos,galhinho,galhinhos,haste,hastes,ramo,ramos,pé,pés",
    bunch: "molho,molhos,maço,maços,macinho,molhinho,amarrado",
    clove: "dente,dentes,dentinho,dentinhos",
    head: "cabeça,cabeças,bulbo,bulbos",
    slice: "fatia,fatias,rodela,rodelas,fatiazinha,posta,postas,tira,tiras,lasca,lascas",
    piece:
      "pedaço,pedaços,unidade,unidades,un,unid,pedacinho,pedacinhos,gomo,gomos,porção,porções,cubo,cubos,und",
    stalk: "talo,talos,caule,caules",
    leaf: "folha,folhas,folhinhas",
    sheet: "placa,placas,disco,discos",
    stick: "pau,paus,barra,barras",
    square:
      "bola,bolas,tablete,tabletes,quadradinho,quadradinhos,rolo,rolos,vagem,vagens,cubinho,cubinhos,medida,medidas,parte,partes,espiga,espigas",
    dozen: "dúzia,dúzias",
    can: "lata,latas,latinha,latinhas,enlatado",
    package:
      "pacote,pacotes,saqueta,saquetas,embalagem,embalagens,envelope,envelopes,sachê,sachês,caixa,caixas,caixinha,caixinhas,pacotinho,pacotinhos,saco,sacos,saquinho,saquinhos,bandeja,bandejas,emb,pct,carteira,bisnaga",
    jar: "pote,potes,copo,copos,frasco,frascos,vidro,vidros,copo americano,copos americanos,boião,boiões,cálice,cálices,potinho,potinhos,taça,taças,tigela",
    bottle: "garrafa,garrafas,garrafinha",
  },
  numbers: `
    1 um,uma; 2 dois,duas; 3 três; 4 quatro; 5 cinco; 6 seis; 7 sete; 8 oito; 9 nove; 10 dez; 11 onze;
    12 doze; 14 catorze,quatorze; 15 quinze; 16 dezesseis,dezasseis; 18 dezoito; 20 vinte;
    25 vinte e cinco; 30 trinta; 40 quarenta; 45 quarenta e cinco; 50 cinquenta; 60 sessenta; 1/4 quarto
  `,
  half: "meio,meia,metade",
  articles: "um,uma",
  about: "cerca de,cerca,aproximadamente,aprox,uns,umas,por volta de,mais ou menos,quase,ca,à volta de",
  range: "a,ou,até",
  plus: "e,mais",
  of: "de,do,da,dos,das,d'",
  each: "de,com,de cerca de,de aprox,cada,com cerca de",
  eachAfter: "cada,cada uma,cada um",
  lead: "de,entre",
  vague: "um pouco,pouco,um pouquinho,alguns,algumas,vários,várias,bastante",
  sizes:
    "pequeno,pequena,pequenos,pequenas,grande,grandes,médio,média,médios,médias,cheio,cheia,cheios,cheias,raso,rasa,rasos,rasas,generoso,generosa,generosos,generosas,bom,boa,bem cheia,bem cheias,gordo,gorda,grosso,grossa,grossas,fina,finas",
  sizesAfter:
    "pequeno,pequena,pequenos,pequenas,grande,grandes,médio,média,médios,médias,cheia,cheias,rasa,rasas,raso,rasos,de tamanho médio,tamanho médio,bem cheia,bem cheias,generosa,generosas,cheio,cheios",
  intensifiers: "muito,bem",
  onlyBefore: `
    molho: salsa,salsinha,coentros,coentro,agrião,agriões,hortelã,espinafre,espinafres,brócolos,brócolis,rúcula,couve,nabiças,manjericão,cebolinho,cebolinha,espargos,rabanetes,aipo,grelos,cheiro-verde,endro,poejo;
    noz: manteiga,margarina; fio: azeite,óleo,mel; fiozinho: azeite,óleo; golpe: vinagre,vinho;
    pau: canela; paus: canela; pé: alface,coentro,coentros,salsa,couve; pés: alface,coentro,salsa;
    vagem: baunilha; vagens: baunilha; taça: vinho; haste: alecrim,tomilho,aipo,hortelã; espiga: milho;
    espigas: milho
  `,
};
