import type { NameWords } from "./name-vocabulary.ts";

const O = "/o/a/i/e";

export const it: NameWords = {
  before: "",
  after: [
    "tritat,grattugiat,pelat,sbucciat,tagliat,affettat,fus,ammorbidit,schiacciat,spremut,lessat,bollit,scolat,snocciolat,lavat,tostat",
    "sbattut,setacciat,denocciolat,sgocciolat,pulit,ammollat,scongelat,frullat,sminuzzat,spezzettat,mondat,privat,strizzat,sciolt,dissalat,sgusciat,arrostit,sciacquat,raffermat",
  ]
    .join(",")
    .split(",")
    .map((word) => word + O)
    .join(",")
    .concat(",tiepido,tiepida,facoltativo,facoltativa,opzionale"),
  how: "finemente,grossolanamente,appena,ben,molto,leggermente,precedentemente,già,freschissimo",
  ground: "macinat/o/a/i/e",
  taste:
    "macinato fresco,macinata fresca,macinato al momento,macinata al momento,q.b.,qb,q. b.,a piacere,a piacimento,quanto basta,facoltativo,a temperatura ambiente,opzionale,secondo i gusti,a gusto,se necessario",
  opens:
    "per,a dadini,a fette,a fettine,a cubetti,a pezzi,a pezzetti,a julienne,a rondelle,a listarelle,a tocchetti,a striscioline,a temperatura,tipo,oppure q.b.,da grattugiare,circa,in pezzi,più quello,più quella",
  keeps:
    "lievito per dolci,lievito per torte,lievito per pizza,pomodori pelati,pomodoro pelato,lievito istantaneo per,preparato per brodo,carne macinata,istantaneo per preparazioni,chimico per dolci,chimico per torte,panna per dolci,aroma per dolci",
  spices: "sale,pepe,noce,origano,peperoncino,rosmarino,prezzemolo,olio,basilico",
  partOf: "succo,scorza,buccia,scorzette",
  common:
    "farina,zucchero,burro,uova,uovo,latte,sale,pepe,acqua,panna,cipolla,cipolle,aglio,olio,oliva,extravergine,prezzemolo,patate,patata,pomodori,pomodoro,pomodorini,formaggio,lievito,tuorlo,tuorli,albume,albumi,limone,limoni,carota,carote,vino,bianco,rosso,senape,aceto,miele,cannella,mandorle,nocciole,noci,fresco,fresca,freschi,pollo,manzo,vitello,maiale,salmone,tonno,prosciutto,funghi,riso,pasta,pane,yogurt,cetriolo,peperone,peperoni,porro,sedano,fragole,ciliegie,uvetta,cioccolato,fondente,vaniglia,vanillina,alloro,timo,rosmarino,basilico,salvia,brodo,vegetale,ceci,lenticchie,zucchine,melanzane,mais,parmigiano,grattugiato,mozzarella,ricotta,mascarpone,pangrattato,semola,di,del,della,dei,delle,dello,da,con,per,e,o,il,la,le,gli,un,una,uno,d',semi,girasole,velo,amido,fecola,peperoncino,capperi,olive,acciughe,guanciale,pancetta,spaghetti,circa,cotto,crudo,intero,fine,grosso,scalogno,noce,moscata",
};
