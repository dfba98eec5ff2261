/**
 * What kitchens call in scripts of their own: Chinese, Japanese, Korean and Thai names beside the English ones; the lines
 * are read as those of the other tables are. Recipes in such a script count as English ones, whose words stay as they are.
 */
export const otherScripts = `
nikujaga, meat and potato stew, 肉じゃが
tonkatsu, とんかつ, トンカツ
udon, うどん, 乌冬面
soba, buckwheat noodle, そば, 蕎麦
yakisoba, 焼きそば
yakitori, 焼き鳥
takoyaki, octopus ball, たこ焼き
teriyaki, 照り焼き
onigiri, rice ball, おにぎり
spring roll, 春卷, 春巻き, 春捲
fried rice, 炒饭, 炒飯, チャーハン; de: gebratener Reis; fr: riz frit, riz sauté; es: arroz frito; it: riso fritto
fried noodles, chow mein, 炒面, 炒麵
red braised pork, red cooked pork belly, 红烧肉, 紅燒肉
twice cooked pork, 回锅肉
hot and sour soup, 酸辣汤, 酸辣湯
wonton, wonton soup, 馄饨, 云吞, ワンタン
xiaolongbao, soup dumpling, 小笼包, 小籠包
bao, steamed bun, 包子, 肉まん
congee, rice porridge, 粥, お粥
hot pot, hotpot, 火锅, 火鍋
peking duck, 北京烤鸭
char siu, chinese roast pork, 叉烧, 叉燒, チャーシュー
mooncake, 月饼
kimchi, 김치, キムチ, 泡菜
bibimbap, 비빔밥, ビビンバ
bulgogi, korean beef, 불고기, プルコギ
tteokbokki, korean rice cake, 떡볶이
japchae, korean glass noodles, 잡채
kimbap, gimbap, korean rice roll, 김밥
kimchi stew, kimchi jjigae, 김치찌개
green curry, thai green curry, แกงเขียวหวาน
papaya salad, som tam, ส้มตำ
larb, ลาบ
mango sticky rice, ข้าวเหนียวมะม่วง
chicken, 鸡肉, 雞肉, 鶏肉, 닭고기, ไก่; de: Huhn, Hähnchen; fr: poulet; es: pollo; it: pollo
beef, 牛肉, 소고기; de: Rindfleisch; fr: bœuf; es: ternera; it: manzo
pork, 猪肉, 豬肉, 豚肉, 돼지고기; de: Schweinefleisch; fr: porc; es: cerdo; it: maiale
fish, 鱼, 魚, 생선; de: Fisch; fr: poisson; es: pescado; it: pesce
prawn, shrimp, 虾, 蝦, 海老, エビ, 새우, กุ้ง
egg, 鸡蛋, 雞蛋, 卵, 계란; de: Ei; fr: œuf; es: huevo; it: uovo
tofu, bean curd, 豆腐, 두부, เต้าหู้
rice, 米饭, 米飯, ご飯, 밥, ข้าว; de: Reis; fr: riz; es: arroz; it: riso
noodle, 面条, 麺, 국수
tomato, 番茄, 西红柿, トマト, 토마토; de: Tomate; fr: tomate; es: tomate; it: pomodoro
potato, 土豆, 马铃薯, じゃがいも, ジャガイモ, 감자; de: Kartoffel; fr: pomme de terre; es: patata; it: patata
carrot, 胡萝卜, にんじん, 당근; de: Karotte; fr: carotte; es: zanahoria; it: carota
onion, 洋葱, 玉ねぎ, 양파; de: Zwiebel; fr: oignon; es: cebolla; it: cipolla
chinese cabbage, napa cabbage, 白菜, 배추
cabbage, キャベツ, 卷心菜, 양배추
aubergine, eggplant, 茄子, なす, 가지
mushroom, 蘑菇, きのこ, 버섯; de: Pilz; fr: champignon; es: champiñón; it: fungo
spinach, 菠菜, ほうれん草, 시금치; de: Spinat; fr: épinard; es: espinaca; it: spinaci
pumpkin, squash, 南瓜, かぼちゃ, 호박; de: Kürbis; fr: potiron; es: calabaza; it: zucca
garlic, 大蒜, にんにく, 마늘; de: Knoblauch; fr: ail; es: ajo; it: aglio
ginger, 生姜, 姜, しょうが, 생강; de: Ingwer; fr: gingembre; es: jengibre; it: zenzero
spring onion, scallion, 葱, 大葱, ねぎ, 파
soy sauce, 酱油, 醬油, 醤油, しょうゆ, 간장; de: Sojasauce; fr: sauce soja; es: salsa de soja; it: salsa di soia
sesame oil, 香油, 芝麻油, ごま油, 참기름
coconut milk, 椰奶, ココナッツミルク, กะทิ; de: Kokosmilch; fr: lait de coco; es: leche de coco; it: latte di cocco
soup, 汤, スープ, 국; de: Suppe; fr: soupe; es: sopa; it: zuppa
stir fry, 炒菜, 炒め物, 볶음
salad, 沙拉, サラダ, 샐러드; de: Salat; fr: salade; es: ensalada; it: insalata
dessert, 甜点, 甜品, デザート, 디저트; de: Nachtisch, Dessert; fr: dessert; es: postre; it: dolce
cake, 蛋糕, ケーキ, 케이크; de: Kuchen; fr: gâteau; es: pastel; it: torta
bread, 面包, 麵包, パン, 빵; de: Brot; fr: pain; es: pan; it: pane
shiitake, shiitake mushroom, しいたけ, 香菇
`;
