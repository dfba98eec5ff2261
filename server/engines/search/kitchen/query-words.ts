/** Words of grammar, in all languages of the search together: they find nothing by themselves. */
export const stopWords = `
a an the and or of in on at to for with from by as is are be it its this that these those my your our their his her me i we you he she they
some any all do does did can could should would will shall may might must have has had having been being was were am not nor but if then than so too very just about into over under out up down off
what which who whom whose when where why how there here also only own same such each every more most much many few less least
im ive id ill dont youre lets s t d l ll re ve m n
one ones something anything thing things stuff really please get got give want wants wanted need needs needed like likes would love tell show know find use uses used using make makes made making put go goes going
let us been because while during after before until again am pm
der die das den dem des ein eine einen einem einer eines und oder mit von vom zu zum zur im am an auf aus bei fur fuer nach uber unter vor ist sind war kann man ich du er sie es wir ihr mich mir dir uns euch mein meine meinen dein deine sich
wie was wer wo warum wenn als auch nur noch schon sehr so zwei viel viele etwas mag will soll muss haben hat hatte habe werden wird machen mache macht gibt geht gern gerne bitte diese dieser dieses alle jede aber nicht kein doch mal
le la les un une des du de d au aux et ou avec pour par sur dans en a ce cet cette ces mon ma mes ton ta tes son sa ses notre votre leur je tu il elle on nous vous ils elles qui que quoi dont est sont etre avoir ai as ont fait faire peut veux veut plus tres comme chez quel quelle quels quelles comment
el los las una unos unas del al y o con para por se su sus mi mis tu es son ser estar hay lo le les que como cual cuales muy mas donde cuando quiero hacer hago puedo puede tengo algo
il lo gli uno dello della dei degli delle dal dalla nel nella sul sulla col e ed con per tra fra che chi cui come dove quando non ma io noi voi loro mio mia suo sua sono sei ho hai hanno fare posso voglio qualcosa alla allo alle agli ai
het een van met voor op te en of uit naar bij als dan
och med av til til som eller et og til den det
o os as um uma uns umas do da dos das no na nos nas com em e ou
`;

/** Words that come with asking for a recipe and say nothing of it. */
export const fillers = `
recipe recipes recepie receipe dish dishes meal meals food foods idea ideas cook cooks cooking cooked prepare preparing preparation serve serving bake instructions directions ingredients method step steps version style way ways kind type
best great good nice perfect amazing awesome ultimate favorite favourite delicious tasty yummy top famous popular lovely fantastic wonderful incredible excellent really super ever world worlds greatest number kinda maybe
own myself somebody someone anyone everyone people guests friends husband wife mum mom mother grandma grandmother granny nana dad kid family today tonight tomorrow week weekend weeknight day days night evening tonights afternoon sunday saturday friday home house kitchen fridge pantry leftover leftovers left over lots lot bit little bunch couple handful time leave hungry craving try new looking searching search help suggest suggestion suggestions suitable enough ready start using extra child children boy girl friend sister brother dad restaurant garden market shop store something warm cold sick sore throat feeling weather rainy topping gekochten gekocht gekochte vortag rest reste garten markt jardin puis reste restes huerto gusta guste gusten sobras
rezept rezepte gericht gerichte beste bestes bester besten gutes gute guter leckeres leckere lecker leckerer essen kochen zubereiten zubereitung machen idee ideen mama oma omas opa heute abend abendessen mittagessen familie selber selbst koche
recette recettes plat plats repas idee idees meilleur meilleure meilleurs bonne bon bons cuisiner preparer delicieux delicieuse diner dejeuner ce soir cuisine grand mere
receta recetas plato platos comida mejor mejores rico rica deliciosa delicioso cocinar preparar cena almuerzo ideas abuela hoy noche
ricetta ricette piatto piatti migliore migliori buono buona cucinare preparare cena pranzo nonna stasera idee oggi
`;

/** Words that count a little where a recipe has them, and never keep one from being found. */
export const sidewords = `
easy simple quick fast healthy light cheap budget homemade traditional authentic classic basic original real old fashioned fashion rustic style fresh hearty comforting comfort cozy warm warming cold hot winter summer autumn fall spring christmas easter holiday party birthday romantic date lunch dinner supper brunch kids children toddler baby crowd special fancy elegant impressive low high calorie calories fibre fiber free diet friendly skinny lean gourmet moist fluffy soft chewy crispy crunchy creamy spicy mild sweet savory savoury rich tender juicy minute minutes min mins hour hours ingredient beginner beginners simple everyday weekday packed lunchbox picnic
einfach einfache einfacher einfaches schnell schnelle schneller schnelles gesund gesunde leicht leichte leichter leichtes klassisch klassische klassischer klassisches traditionell original saftig saftiger saftige kinder winter sommer weihnachten ostern party geburtstag
facile faciles rapide rapides simple simples sain saine leger legere traditionnel traditionnelle classique moelleux enfants noel hiver ete fete
facil faciles rapido rapida rapidos sencillo sencilla saludable ligero ligera tradicional clasico casero casera ninos navidad fiesta verano invierno
facile facili veloce veloci semplice semplici sano leggero leggera tradizionale classico classica bambini natale festa estate inverno
`;
