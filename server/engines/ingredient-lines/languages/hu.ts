import type { NameWords } from "./name-vocabulary.ts";

const participles =
  "aprított,felaprított,reszelt,lereszelt,hámozott,meghámozott,olvasztott,felolvasztott,főtt,felvert,szitált,átszitált,zúzott,összezúzott,darált,felkockázott,kockázott,felszeletelt,szeletelt,vágott,felvágott,apróra vágott,puha,langyos,lecsepegtetett,megmosott,megtisztított,tisztított,pirított,kimagozott,magozott,préselt";

export const hu: NameWords = {
  before: participles,
  after: participles,
  how: "finomra,apróra,durvára,frissen,nagyon,durván,finoman,vékonyra,vékonyan,kockára",
  ground: "őrölt,frissen őrölt",
  taste:
    "ízlés szerint,ízlés szerinti,igény szerint,szükség szerint,elhagyható,opcionális,a sütéshez,sütéshez,a tálaláshoz,tálaláshoz,a díszítéshez,díszítéshez,a szóráshoz,szóráshoz,a tetejére,a formához,a kenéshez,kenéshez,szobahőmérsékletű",
  opens:
    "pl.,például,vagy ízlés,kockára vágva,karikára vágva,szeletekre vágva,apróra vágva,felkockázva,felszeletelve,lereszelve,felaprítva,kb.",
  keeps:
    "darált hús,darált sertéshús,darált marhahús,őrölt bors,reszelt sajt,darált keksz,darált dió,darált mák,vágott petrezselyem,puha vaj",
  spices: "só,bors,cukor,pirospaprika,kömény,majoránna,oregánó,bazsalikom,fokhagyma",
  partOf: "leve,héja,reszelt héja",
  common: [
    "liszt,finomliszt,rétesliszt,cukor,kristálycukor,porcukor,barnacukor,vaníliás,vaj,margarin,tojás",
    "tojást,tojássárgája,tojásfehérje,tej,só,bors,víz,tejföl,tejszín,habtejszín,főzőtejszín,hagyma",
    "vöröshagyma,lilahagyma,fokhagyma,olaj,olívaolaj,napraforgóolaj,zsír,petrezselyem,krumpli,burgonya",
    "paradicsom,paradicsompüré,sajt,túró,élesztő,sütőpor,szódabikarbóna,citrom,sárgarépa,répa,hús,darált",
    "sertéshús,marhahús,csirkemell,csirke,csirkecomb,szalonna,kolbász,sonka,alaplé,húsleves,snidling",
    "mustár,ecet,méz,fahéj,mandula,dió,mák,friss,őrölt,pirospaprika,fűszerpaprika,paprika,lazac,tonhal",
    "gomba,csiperkegomba,rizs,tészta,kenyér,zsemle,zsemlemorzsa,joghurt,uborka,póréhagyma,eper,mazsola",
    "csokoládé,étcsokoládé,babérlevél,kakukkfű,rozmaring,bazsalikom,gyömbér,káposzta,ízlés,szerint",
    "kakaópor,alma,banán,zeller,kömény,köménymag,vagy,egész,nagy,kis,közepes,fej,egy,fél,zöldség,bab",
    "borsó,kukorica,tárkony,majoránna,sárgája,fehérje,leve,héja,kevés",
  ].join(","),
};
