import type { NameWords } from "./name-vocabulary.ts";

const prepared =
  "doğranmış,kıyılmış,rendelenmiş,soyulmuş,eritilmiş,erimiş,haşlanmış,kavrulmuş,ezilmiş,dilimlenmiş,yıkanmış,süzülmüş,elenmiş,dövülmüş,çırpılmış,ayıklanmış,ıslatılmış,yumuşatılmış,yumuşamış,çekirdekleri çıkarılmış";

export const tr: NameWords = {
  before: prepared,
  after: prepared,
  how: "ince,iri,taze,küp küp,incecik,çok,iyice,kalın,yarım ay,halka halka",
  ground: "çekilmiş,öğütülmüş",
  taste:
    "isteğe bağlı,arzuya göre,damak tadına göre,aldığı kadar,yeteri kadar,göz kararı,oda sıcaklığında,oda ısısında,tercihe göre,isteğe göre,alabildiği kadar,üzeri için,üzerine,kızartmak için,süslemek için,servis için",
  opens: "üzeri için,kızartmak için,süslemek için,servis için,yağlamak için,örneğin,mesela",
  keeps: "kabartma tozu,çekilmiş karabiber,dövülmüş ceviz,çekilmiş ceviz,rendelenmiş kaşar,çekilmiş kıyma",
  spices: "tuz,karabiber,şeker,pul biber,pul,kimyon,nane,kekik,kırmızı biber",
  partOf: "",
  common: [
    "un,şeker,toz,tereyağı,tereyağ,margarin,yumurta,yumurtanın,süt,tuz,karabiber,biber,pul,kırmızı,su",
    "suyu,ılık,sıcak,soğuk,krema,kaymak,soğan,sarımsak,yağ,yağı,sıvı,zeytinyağı,ayçiçek,maydanoz,dereotu",
    "patates,domates,salça,salçası,peynir,peyniri,kaşar,beyaz,maya,kabartma,tozu,vanilya,vanilin,sarısı",
    "akı,limon,limonun,havuç,kıyma,dana,kuzu,tavuk,göğsü,eti,sucuk,pastırma,mantar,pirinç,bulgur,makarna",
    "ekmek,yoğurt,salatalık,pırasa,çilek,üzüm,çikolata,bitter,defne,kekik,biberiye,fesleğen,nane,kimyon",
    "karbonat,lahana,tarçın,bal,sirke,hardal,badem,ceviz,fındık,taze,elma,kakao,nişasta,nişastası",
    "mercimek,nohut,fasulye,patlıcan,kabak,ıspanak,irmik,galeta,adet,tane,kaşığı,bardağı,yarım,için,kadar",
    "ve,veya,orta,büyük,küçük,boy,sivri,yeşil,ince,ezmesi,rendesi,tatlı",
  ].join(","),
};
