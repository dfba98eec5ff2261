import type { LanguageWords, TimeWords } from "../language-words.ts";

export const en: LanguageWords = {
  small: `
    the, and, with, until, of, for, to, into, from, then, add, cup, cups, tbsp, tsp, salt, flour, butter, sugar, oven,
    bake, mix, minutes, this, is, you, it, chopped, over, medium, heat, eggs, water, garlic, onion
  `,
  ingredients: `
    ingredients, ingredient, ingredient list, ingredients list, list of ingredients, the ingredients,
    recipe ingredients, ingredients needed, what you need, what you'll need, what you will need, you will need,
    you'll need, you need, things you need, shopping list, grocery list, what I use, what I used, what goes in,
    what goes in it, what's in it, what you will want, you'll want, here's what you need, all you need,
    stuff you need, stuff, gather
  `,
  steps: `
    instructions, instruction, directions, direction, method, methods, preparation, preparations, preparation method,
    preparation steps, steps, the steps, recipe steps, steps to make, steps to follow, how to make it, how to make,
    how to make this recipe, how to make this, how it's made, how to cook it, how to cook, how to prepare, how to,
    procedure, process, the process, cooking process, cooking instructions, cooking directions, cooking method,
    cooking steps, recipe instructions, recipe directions, recipe method, instructions and steps, let's cook,
    let's get cooking, let's make it, let's do it, cook it, make it, making it, to make, what to do, how I make it,
    how I do it, here is how, here's how, here's how to make it, here's what you do, what you do, the method,
    step by step, step by step instructions, assembly
  `,
  notes: `
    note, notes, recipe note, recipe notes, cook's note, cook's notes, chef's note, tip, tips, top tip, pro tip,
    chef's tip, recipe tips, PS, P.S., variation, variations, substitutions, storage, how to store, make ahead,
    to freeze, serving suggestion, serving suggestions, what to serve with it
  `,
  aside: `
    goes well with, serve with, nutrition, nutrition facts, nutrition information, nutritional information,
    nutritional info, nutritional values, nutrition per serving, per serving, equipment, special equipment, tools,
    kitchen tools, utensils, supplies, you may also like, you might also like, you may also enjoy,
    you might also enjoy, more recipes, more like this, more recipes you may like, related, related recipes,
    related posts, similar recipes, recommended, popular, popular recipes, latest, latest recipes, trending, comments,
    comment, leave a comment, leave a reply, reply, reviews, rate this recipe, ratings, share, share this,
    share this recipe, print, save, follow us, subscribe, newsletter, sign up, about, about the author, video, watch,
    faq, faqs, frequently asked questions, did you make this recipe, tried this recipe, tags, filed under, categories,
    course, keyword, keywords, advertisement, read more, previous, next, disclaimer, copyright, table of contents,
    why you'll love this recipe
  `,
  asideOnPages: `
    note, recipe note, cook note, cook's note, tip, top tip, chef's tip, pro tip, expert tip, recipe tip, nutrition,
    nutritional, equipment, special equipment, kitchen tools, tools, you may also, you might also, more recipe,
    more like, related, similar, recommended, popular, latest, trending, recent, comment, leave a, reply, review,
    rate this, share, print, save, pin, follow, subscribe, newsletter, sign up, join, about, video, watch, storage,
    how to store, faq, frequently, what to serve, variation, substitution, did you, tried this, made this, tag,
    categor, filed under, source, author, by the author, course, cuisine, keyword, calories, allerg, wine, shop,
    advertisement, read more, back to, previous, next, disclaimer, disclosure, copyright, you ll need, you'll need,
    utensils, supplies, per serving, serving suggestion, suggested product, our product
  `,
  columns: `
    amount, amounts, quantity, qty, measure, unit, units, weight, item, name, product, ingredient, ingredients
  `,
  prep: `
    prep, prep time, preparation, preparation time, prepping, prepping time, prepare, preparing time,
    active time, active, hands on, hands-on time, working time
  `,
  cook: `
    cook, cook time, cooking, cooking time, bake, bake time, baking, baking time, oven time,
    grill time, roasting time, frying time
  `,
  total: "total, total time, ready in, overall, overall time, time needed",
  time: "time, takes, duration",
  rest: `
    rest time, resting time, chill time, chilling time, cooling time, rising time, additional time,
    inactive time, marinating time, freeze time
  `,
  difficulty: "difficulty, difficulty level, level, skill level, effort",
  cuisine: "cuisine, cuisine type, type of cuisine",
  place: "origin, region, country",
  category: "course, category, categories, keyword, keywords, tags, meal, meal type, type",
  named: "title, recipe, recipe name, name, dish",
  other: `
    calories, kcal, author, source, oven, temperature, freezable, diet, allergens, equipment, method type,
    level of spice
  `,
  yields: `
    serves, servings, serving, serving size, number of servings, yield, yields, recipe yield, recipe yields,
    makes, recipe makes, portions, portion
  `,
  people:
    "serving, servings, serves, portion, portions, portion(s), person, persons, people, hungry people, pers, pers., guests, adults, eaters",
  led: `
    serves, feeds, enough for, for, makes, yield, yields, servings, serving size, portion, portions,
    recipe makes
  `,
  pieces: `
    cookies, biscuits, muffin, muffins, cupcake, cupcakes, slices, pieces, scones, pancakes, waffles, rolls,
    buns, loaf, loaves, pie, pies, cake, cakes, bars, brownies, balls, jar, jars, dozen, squares, burgers,
    tacos, glasses, small glasses, big glasses, little glasses, ramekins, bowls, tray, trays, pizza, pizzas,
    sandwich, sandwiches, tortillas
  `,
};

export const enTimes: TimeWords = {
  seconds: "sec, sec., secs, second, seconds",
  minutes: "m, min, min., mins, mins., minute, minutes, ', ′",
  hours: "h, hr, hrs, hour, hours",
  days: "day, days",
  weeks: "wk, wks, week, weeks",
  quarters: "quarter, quarters",
  short: { seconds: "s", days: "d" },
};
