import type { NameWords } from "./name-vocabulary.ts";

const E = "/e/er/es/en/em";

export const de: NameWords = {
  before: [
    "gehackt,gerieben,geschält,geschnitten,gewürfelt,zerlassen,geschmolzen,gekocht,geröstet,zerstoßen,zerdrückt,gepresst",
    "entkernt,entsteint,halbiert,geviertelt,gewaschen,abgetropft,gehobelt,geraspelt,abgerieben,zerkleinert,zerbröselt",
    "zimmerwarm,lauwarm,aufgetaut,gesiebt,verquirlt,geputzt,blanchiert,gezupft,ausgepresst,ausgekratzt,enthäutet",
    "flüssig,durchgepresst,vorgegart,vorgekocht,kleingeschnitten,feingehackt,grobgehackt,kleingehackt,feingeschnitten",
  ]
    .join(",")
    .split(",")
    .map((word) => word + E)
    .join(","),
  after:
    "gehackt,gerieben,geschält,geschnitten,gewürfelt,zerlassen,geschmolzen,gekocht,geröstet,zerstoßen,zerdrückt,gepresst,entkernt,entsteint,halbiert,geviertelt,gewaschen,abgetropft,gehobelt,geraspelt,abgerieben,zerkleinert,verquirlt,geputzt,getrocknet,aufgetaut,gesiebt,gemahlen,zimmerwarm,lauwarm,kleingeschnitten,feingehackt,durchgepresst,püriert,küchenfertig",
  how: "fein,grob,frisch,klein,dünn,dick,leicht,sehr,fertig,bereits,ganz,feinst,mittelgrob",
  ground: "gemahlen/e/er/es/en/em",
  taste:
    "nach Geschmack,nach Belieben,nach Bedarf,nach Wunsch,n. B.,n. Bel.,bei Bedarf,optional,evtl.,wer mag,nach Gusto,je nach Geschmack",
  opens:
    "für,zum,zur,z.B.,z. B.,aus der,aus dem,in feine,in dünne,in feinen,in dünnen,in grobe,in kleine,in Scheiben,in Würfel,in Ringe,in Streifen,in Stücke,in Würfeln,in Stücken,in Scheiben,klein geschnitten,alternativ,ersatzweise,bzw.,davon,ca.,etwa,bei Zimmertemperatur",
  keeps: "",
  spices:
    "Salz,Pfeffer,Muskat,Muskatnuss,Paprika,Paprikapulver,Zucker,Chili,Kümmel,Curry,Meersalz,Cayennepfeffer,Olivenöl",
  partOf: "saft,schale,abrieb,zeste,zesten",
  common:
    "mehl,zucker,butter,eier,ei,milch,salz,pfeffer,wasser,sahne,zwiebel,zwiebeln,knoblauch,öl,olivenöl,petersilie,kartoffeln,kartoffel,tomaten,tomate,käse,quark,hefe,backpulver,vanillezucker,puderzucker,eigelb,eiweiß,zitrone,zitronensaft,möhren,karotten,hackfleisch,speck,gemüsebrühe,brühe,schnittlauch,senf,essig,honig,zimt,mandeln,nüsse,haselnüsse,walnüsse,speisestärke,frische,frischer,frisches,rote,roter,weiße,weißer,grüne,grüner,und,oder,mit,ohne,aus,der,die,das,den,dem,vom,nach,geschmack,belieben,schokolade,hähnchenbrust,rindfleisch,schweinefleisch,nudeln,reis,brot,joghurt,schmand,frischkäse,gurke,paprika,lauch,sellerie,pilze,champignons,äpfel,apfel,birnen,erdbeeren,kirschen,rosinen,margarine,semmelbrösel,toastbrot,schinken,lorbeerblatt,lorbeerblätter,muskatnuss,muskat,kümmel,rosmarin,thymian,basilikum,dill,tomatenmark,weizenmehl,dinkelmehl,rapsöl,sonnenblumenöl,etwas,einige,gemahlene,gemahlener",
};
