import type { LanguageWords, TimeWords } from "../language-words.ts";

/** Languages whose lists are known by name alone; those with a script of their own are told by it. */
export const others: readonly LanguageWords[] = [
  // Croatian, Slovenian, Serbian in Latin letters
  {
    small: "",
    ingredients: "sastojci, sastojci za, sestavine, potrebne sestavine",
    steps: "priprema, postopek, način priprave, način pripreme, upute",
  },
  // Estonian, Latvian, Lithuanian
  {
    small: "",
    ingredients: "koostisosad, koostisained, sastāvdaļas, ingredientai, produktai, produkte",
    steps: "valmistamine, paruošimas, gaminimas, pagatavošana",
  },
  // Icelandic, Albanian, Catalan
  { small: "", ingredients: "hráefni, hráefnin, përbërësit", steps: "aðferð, leiðbeiningar" },
  // Russian, Ukrainian, Bulgarian
  {
    small: "",
    ingredients: `
      ингредиенты, продукты, ингредиенты и продукты, состав, вам понадобится, інгредієнти, інгрідієнти, продукти,
      необходими продукти, съставки
    `,
    steps: `
      приготовление, способ приготовления, как приготовить, рецепт приготовления, пошаговый рецепт, инструкции,
      инструкция, приготування, спосіб приготування, приготвяне, начин на приготвяне
    `,
    prep: "подготовка",
    cook: "приготовление, готвене",
    cuisine: "кухня",
    yields: "выход",
    people: "порция, порции, порций, порці, порції, персон",
  },
  // Greek
  {
    small: "",
    ingredients: "υλικά, τα υλικά, συστατικά",
    steps: "εκτέλεση, εκτέλεση συνταγής, οδηγίες, παρασκευή, διαδικασία",
    prep: "προετοιμασία",
    cook: "ψήσιμο, μαγείρεμα",
    cuisine: "κουζίνα",
    people: "μερίδα, μερίδες, άτομα",
  },
  // Japanese, Chinese, Korean
  {
    small: "",
    ingredients: `
      材料, 材料と分量, 用料, 食材, 食材清單, 食材清单, 材料清單, 原料, 主料, 配料, 재료, 준비 재료, 재료 준비
    `,
    steps: `
      作り方, つくり方, 作り方と手順, 手順, 作法, 做法, 步骤, 步驟, 烹饪步骤, 製作步驟, 制作步骤, 만드는 법, 만드는법,
      만드는 방법, 조리순서, 조리법, 요리 순서
    `,
    people: "人分, 人份, 인분",
  },
  // Hebrew, Arabic, Persian, Urdu
  {
    small: "",
    ingredients: "מצרכים, רכיבים, المكونات, مكونات, المقادير, مقادير, اجزاء, اجزا, مواد لازم",
    steps: `
      הוראות הכנה, אופן ההכנה, אופן הכנה, הוראות, طريقة التحضير, طريقة العمل, طريقة التحضير والطبخ, الطريقة, ترکیب,
      طریقہ, طرز تهیه, دستور پخت
    `,
  },
  // Hindi, Thai, Vietnamese, Indonesian, Filipino
  {
    small: "",
    ingredients:
      "सामग्री, सामग्रियां, ส่วนผสม, วัตถุดิบ, nguyên liệu, bahan, bahan-bahan, sangkap, mga sangkap, mặt hàng",
    steps: `
      विधि, बनाने की विधि, วิธีทำ, ขั้นตอน, cách làm, cara membuat, cara memasak, langkah, langkah-langkah,
      paraan ng pagluluto
    `,
  },
];

/** Units of time of some of them. */
export const otherTimes: readonly TimeWords[] = [
  // Russian, Ukrainian
  {
    seconds: "сек, секунда, секунды, секунд",
    minutes: "мин, минута, минуты, минут, хв, хвилин, хвилини",
    hours: "ч, час, часа, часов, год, година, години, годин",
    days: "день, дня, дней, дні, днів, сут",
  },
  // Greek
  {
    seconds: "δευτερόλεπτα",
    minutes: "λεπτό, λεπτά, λεπ",
    hours: "ώρα, ώρες",
    days: "μέρα, μέρες, ημέρα, ημέρες",
  },
  // Japanese, Chinese, Korean
  {
    seconds: "秒, 초",
    minutes: "分, 分鐘, 分钟, 분",
    hours: "時間, 小時, 小时, 시간",
    days: "日, 天, 일",
  },
];
