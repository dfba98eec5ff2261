/**
 * What a kind of food is in lists of ingredients: the kind, then its members. An exclusion of the kind excludes them
 * ("without nuts" is without almonds), and a search for the kind finds them after itself.
 * What stands after "!" is no such thing although it is called so: coconut milk is no dairy.
 */
export const kinds = `
nut: almond, walnut, hazelnut, pecan, cashew, pistachio, macadamia, brazil nut, pine nut, peanut, chestnut, nutella, praline, marzipan, frangipane, nougat, gianduja, ground almond ! water chestnut, nutmeg, donut
peanut: peanut, peanut butter, peanut oil, satay sauce
treenut: almond, walnut, hazelnut, pecan, cashew, pistachio, macadamia, brazil nut, marzipan, nougat, praline
dairy: milk, butter, cream, cheese, yogurt, buttermilk, ghee, creme fraiche, sour cream, double cream, single cream, condensed milk, evaporated milk, cream cheese, cottage cheese, parmesan, mozzarella, cheddar, ricotta, mascarpone, feta, gruyere, emmental, brie, camembert, halloumi, paneer, gouda, pecorino, provolone, gorgonzola, goat cheese, custard, ice cream, whey, kefir, quark, dulce de leche, milk chocolate ! coconut milk, almond milk, oat milk, soy milk, soya milk, rice milk, coconut cream, peanut butter, almond butter, cashew butter, nut butter, cocoa butter, apple butter, vegan butter, vegan cheese, coconut yogurt, cream of tartar, butter bean, butter lettuce, butternut squash, cream cracker, soy yogurt, plant milk, body butter
lactose: milk, butter, cream, cheese, yogurt, buttermilk, ghee, creme fraiche, sour cream, double cream, single cream, condensed milk, cream cheese, cottage cheese, mozzarella, ricotta, mascarpone, feta, ice cream, custard, quark ! coconut milk, almond milk, oat milk, soy milk, coconut cream, peanut butter, almond butter, butter bean, cream of tartar, coconut yogurt, cocoa butter
gluten: flour, plain flour, bread flour, self raising flour, wholemeal flour, wheat, bread, breadcrumb, pasta, spaghetti, macaroni, penne, fusilli, tagliatelle, linguine, fettuccine, rigatoni, lasagne, noodle, couscous, bulgur, semolina, barley, rye, spelt, pastry, puff pastry, shortcrust pastry, filo, cracker, biscuit, baguette, ciabatta, tortilla, flour tortilla, pita, bun, bread roll, beer, soy sauce, seitan, panko, crouton, pretzel, ladyfinger, gnocchi, orzo, farro, ramen, udon, cake mix, graham cracker, oat ! rice flour, corn flour, cornflour, almond flour, coconut flour, chickpea flour, gram flour, buckwheat flour, tapioca flour, potato flour, gluten free, rice noodle, glass noodle, corn tortilla, rice paper, tamari, ground almond, soba noodle, oat flour, cassava flour, sorghum flour, besan flour
flour: flour, plain flour, bread flour, self raising flour, wholemeal flour ! rice flour, corn flour, cornflour, almond flour, ground almond, coconut flour, chickpea flour, gram flour, buckwheat flour, tapioca flour, potato flour, oat flour, besan flour
wheat: flour, plain flour, bread flour, self raising flour, wholemeal flour, wheat, bread, breadcrumb, pasta, spaghetti, noodle, couscous, bulgur, semolina, seitan, pastry ! rice flour, almond flour, coconut flour, corn flour, buckwheat flour, rice noodle, gluten free
meat: beef, pork, lamb, veal, chicken, turkey, duck, goose, rabbit, venison, bacon, ham, sausage, minced beef, minced pork, minced lamb, minced turkey, minced chicken, steak, chorizo, salami, pancetta, prosciutto, pepperoni, lardon, rib, liver, kidney, oxtail, gammon, brisket, meatball, hot dog, mortadella, speck, nduja, pastrami, pheasant, quail, chicken stock, beef stock, chicken broth, beef broth, lard, gelatine ! vegetable stock, kidney bean, beef tomato, vegan sausage, vegetarian sausage, vegan bacon, meat substitute, rib celery, celery rib
redmeat: beef, lamb, veal, venison, steak, minced beef, minced lamb
poultry: chicken, turkey, duck, goose, quail, pheasant, guinea fowl
fish: salmon, tuna, cod, haddock, trout, mackerel, herring, sardine, anchovy, sea bass, sea bream, halibut, monkfish, swordfish, plaice, sole, tilapia, pollock, fish sauce, fish stock, catfish, snapper, eel, hake, turbot, whiting, skate, caviar, red snapper
seafood: prawn, crab, lobster, mussel, clam, scallop, oyster, squid, octopus, crayfish, fish, salmon, tuna, cod
shellfish: prawn, crab, lobster, mussel, clam, scallop, oyster, crayfish, langoustine
egg: egg, egg white, egg yolk, mayonnaise, meringue
sugar: sugar, caster sugar, icing sugar, brown sugar, golden syrup, corn syrup, treacle, honey, maple syrup, agave, condensed milk ! sugar snap, sugar free, sugar pea
alcohol: wine, white wine, red wine, beer, rum, brandy, vodka, whiskey, gin, cognac, sherry, port, marsala, liqueur, kirsch, bourbon, tequila, amaretto, kahlua, champagne, prosecco, cider, vermouth, sake, grand marnier, cointreau, triple sec, baileys ! wine vinegar, cider vinegar, sherry vinegar, white wine vinegar, red wine vinegar, rum extract, ginger beer, root beer, apple cider vinegar
soy: soy sauce, tofu, tempeh, edamame, miso, soy milk, tamari, soya
onion: onion, red onion, spring onion, shallot, leek, onion powder
garlic: garlic, garlic powder, garlic salt, aioli
animal: meat, beef, pork, lamb, veal, chicken, turkey, duck, goose, rabbit, venison, bacon, ham, sausage, minced beef, minced pork, minced lamb, minced turkey, steak, chorizo, salami, pancetta, prosciutto, pepperoni, lardon, gelatine, lard, fish, salmon, tuna, cod, haddock, trout, mackerel, herring, sardine, anchovy, fish sauce, prawn, crab, lobster, mussel, clam, scallop, oyster, squid, octopus, chicken stock, beef stock, fish stock, chicken broth, beef broth, oyster sauce, liver, rib, brisket, worcestershire sauce ! vegan sausage, vegetarian sausage, kidney bean, beef tomato, oyster mushroom, vegan bacon, vegan mince, vegan chicken, quorn
animalproduct: egg, egg white, egg yolk, mayonnaise, honey, milk, butter, cream, cheese, yogurt, buttermilk, ghee, creme fraiche, sour cream, double cream, single cream, condensed milk, cream cheese, parmesan, mozzarella, cheddar, ricotta, mascarpone, feta, gruyere, goat cheese, custard, ice cream, halloumi, paneer ! coconut milk, almond milk, oat milk, soy milk, soya milk, rice milk, coconut cream, peanut butter, almond butter, nut butter, vegan butter, vegan cheese, coconut yogurt, cream of tartar, butter bean, butternut squash, cocoa butter, vegan mayonnaise, vegan cream, flax egg, cashew butter, plant milk, soy yogurt
carb: pasta, rice, bread, potato, flour, sugar, noodle, spaghetti, macaroni, couscous, tortilla ! cauliflower rice
pasta: spaghetti, penne, fusilli, tagliatelle, linguine, fettuccine, rigatoni, lasagne, macaroni, farfalle, orecchiette, tortellini, ravioli, cannelloni, pappardelle, conchiglie, ziti, bucatini, orzo, vermicelli, carbonara, bolognese
noodle: ramen, udon, soba, vermicelli, chow mein, pad thai, lo mein
cheese: cheddar, mozzarella, parmesan, feta, brie, camembert, gruyere, ricotta, mascarpone, halloumi, paneer, gouda, emmental, pecorino, blue cheese, goat cheese, cream cheese, provolone, monterey jack
bean: kidney bean, black bean, white bean, butter bean, pinto bean, borlotti bean, chickpea, green bean, lentil
legume: bean, chickpea, lentil, pea, kidney bean, black bean, white bean, split pea
berry: strawberry, raspberry, blackberry, blueberry, cranberry, redcurrant, blackcurrant, gooseberry
citrus: lemon, lime, orange, grapefruit, tangerine
mushroom: porcini, chanterelle, shiitake, portobello, button mushroom, oyster mushroom, cremini
cabbage: white cabbage, red cabbage, savoy cabbage, chinese cabbage, kale, brussels sprout, coleslaw, sauerkraut
squash: pumpkin, butternut squash, acorn squash, courgette
fruit: apple, pear, plum, cherry, peach, apricot, banana, mango, pineapple, orange, grape, melon, strawberry, raspberry, berry
vegetable: carrot, onion, broccoli, cauliflower, courgette, aubergine, capsicum, spinach, cabbage, potato, pea, tomato, leek, squash
bread: focaccia, ciabatta, baguette, sourdough, naan, brioche, challah, pita, bagel, bread roll, loaf, flatbread, cornbread, soda bread
cookie: shortbread, snickerdoodle, gingerbread, macaroon, oatmeal cookie, chocolate chip cookie, ginger snap
cake: cheesecake, cupcake, sponge cake, brownie, gateau, bundt, torte, loaf cake, carrot cake
pie: tart, quiche, galette, cobbler, turnover
dessert: cake, ice cream, pudding, cheesecake, brownie, cookie, tart, mousse, crumble, trifle, tiramisu, panna cotta, meringue, pie, sorbet, custard, cobbler, fudge, truffle
soup: chowder, bisque, gazpacho, minestrone, borscht, ramen, pho, goulash, consomme
stew: goulash, tagine, chili con carne, ragout, curry, casserole, beef bourguignon, stroganoff
salad: coleslaw, tabbouleh, waldorf, panzanella, caprese, nicoise
sandwich: panini, burger, wrap, toastie, bagel, club sandwich, blt, sub
curry: korma, tikka masala, vindaloo, madras, balti, jalfrezi, rogan josh, dhal, dopiaza, biryani, aloo gobi, chana masala, saag, butter chicken, massaman, laksa, rendang
breakfast: pancake, waffle, granola, porridge, omelette, scrambled egg, french toast, muffin, smoothie, crepe, frittata, shakshuka
starter: bruschetta, dip, soup, crostini, pate, tapas, spring roll, stuffed mushroom, hummus
snack: popcorn, energy ball, granola bar, flapjack, nachos, trail mix, hummus, cracker, muffin, dip
drink: smoothie, lemonade, cocktail, punch, milkshake, tea, coffee, juice, margarita, mojito, lassi, sangria
cocktail: margarita, mojito, martini, daiquiri, cosmopolitan, sangria, pina colada, mimosa, manhattan, negroni
sauce: pesto, gravy, salsa, chutney, hollandaise, bechamel, aioli, marinara, alfredo, tzatziki
potato: mashed potato, jacket potato, roast potato, potato gratin, gnocchi, hash brown
seafoodpasta: linguine vongole
dumpling: gyoza, gnocchi, pierogi, wonton, ravioli, momo
`;

/** Words for an exclusion that are no name of a kind: "vegetarian" is without animals. */
export const diets: Record<string, readonly string[]> = {
  vegan: ["animal", "animalproduct"],
  vegetarian: ["animal"],
  pescatarian: ["meat"],
  keto: ["carb"],
  "low carb": ["carb"],
  paleo: ["gluten", "dairy", "sugar"],
};
