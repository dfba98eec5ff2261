import type { NameWords } from "./name-vocabulary.ts";

export const ja: NameWords = {
  before: "",
  after: "",
  how: "",
  ground: "",
  taste:
    "各少々,各適量,少々,適量,適宜,お好みで,お好み,適当,少量,ひとつまみ程度,好みで,たっぷり,多め,少なめ,好きなだけ",
  opens: "杯,分,ずつ,程度,くらい,ぐらい,ほど,入り,以上,前後",
  keeps: "",
  spices: "",
  partOf: "",
  common: "",
};
