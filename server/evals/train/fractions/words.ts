/** Words that surround quantities, including frequent misreadings of fractions. */
export const WORDS = (
  "cup cups tsp tbsp teaspoon teaspoons tablespoon tablespoons pint pound oz lb g kg ml inch quart pkg c. T. t. " +
  "flour sugar butter salt milk water vinegar pepper onion egg eggs cream cheese mustard oil yeast lemon juice " +
  "baking powder soda vanilla nutmeg cinnamon parsley thyme garlic clove cloves bay stock wine rice beans corn " +
  "Add Stir Bake Mix Beat Serve Heat Pour Whisk Fold Yield Serves Cook Preheat Few Pinch Salt Yolks Ye Va Yo Vz " +
  "and the until with into for about then over from each more well fine grated chopped melted large small cold " +
  "of to in or at on a for by it an up (plus) hours minutes mins degrees 350°F 180°C 200g 400ml 100% 50% 14 12 34 " +
  "24 18 16 10 20 25 30 45 60 75 13 23 38 58 78 15-20 3-4 1-2 Y2 V4 Ya 1g 5g #1 1) 2) 1. 2. 3. 4. A B C D E M N W " +
  "K X Z R &c. No. juice, oil, flour; sugar. salt, (see half quarter third whole dozen can tin sheet pan bowl"
).split(" ");
