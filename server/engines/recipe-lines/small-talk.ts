/** Match lines of copied pages that belong to no recipe: navigation, buttons, ratings, advertising. */
const NOISE = [
  /^(?:skip to (?:content|main|recipe|primary)|jump to|go to|scroll to|zum (?:rezept|inhalt)|passer (?:au|à la)|aller (?:au|à la)|ir a|saltar a|vai all?a|direct naar|hoppa till|spring til)(?![\p{L}\p{N}]).{0,40}$/iu,
  /^(?:advertisement|advertising|ad|ads|sponsored|anzeige|werbung|publicité|publicidad|pubblicità|advertentie|annons|annonse|reklame|reklama|publicidade)(?: .{0,30})?$/iu,
  /^(?:print|drucken|imprimer|imprimir|stampa|afdrukken|skriv ut|udskriv|drukuj|save|saved|speichern|enregistrer|guardar|salva|bewaren|spara|gem|pin|pin it|pin recipe|tweet|e-?mail|share|teilen|partager|compartir|condividi|delen|deel|dela|del|compartilhar|facebook|twitter|pinterest|instagram|whatsapp|copy link|rate|review|rezept (?:drucken|speichern|merken|teilen|bewerten)|(?:print|save|pin|share|rate|email|bookmark) (?:this |the )?(?:recipe|it|this)|(?:imprimer|enregistrer|partager|noter|sauvegarder) (?:la |cette |ma )?recette|(?:imprimir|guardar|compartir) (?:la |esta )?receta|(?:stampa|salva|condividi)(?: la| questa)? ricetta|(?:deel|bewaar|print)(?: dit| het)? recept|(?:spara|skriv ut|dela)(?: recept(?:et)?)?|cook mode.{0,60}|kochmodus.{0,30}|prevent your screen from going dark|keep screen (?:on|awake).{0,20})$/iu,
  /^(?:home|start|startseite|accueil|inicio|recipes?|rezepte|recettes|recetas|ricette|recepten|recept|opskrifter|oppskrifter|przepisy|receitas|about(?: me| us)?|über (?:mich|uns)|à propos(?: de (?:moi|nous))?|sobre (?:mí|nosotros)|chi (?:sono|siamo)|over (?:mij|ons)|contact|kontakt|shop|store|search|suche|suchen|rechercher|buscar|cerca|zoeken|sök|menu|menü|login|log ?in|sign ?in|sign ?up|anmelden|registrieren|einloggen|inloggen|connexion|blog|magazin|magazine|newsletter|subscribe|follow(?: us)?|cookies?|privacy(?: policy)?|terms.{0,20}|impressum|datenschutz|agb|mentions légales|all rights reserved.{0,60}|close|schließen|fermer|open|menu close|back to top|nach oben|read more|mehr lesen|lire la suite|leer más|show more|mehr anzeigen|voir plus|view all|next|previous|weiter|zurück|jump)$/iu,
  /^(?:★|☆|⭐|✩|✭|\/|\s|\d(?:[.,]\d{1,2})?|von|of|out of|sur|stars?|sterne|étoiles|\(|\)|votes?|ratings?|reviews?|bewertung(?:en)?|avis|from|stemmen|stimmen|recensioni|opiniones|\||·|-)+$/iu,
  /^(?:\d(?:[.,]\d{1,2})? ?)?(?:[★☆⭐✩] ?){3,}.{0,40}$/u,
  /^\d(?:[.,]\d{1,2})? ?(?:\/ ?5|stars?|sterne|étoiles|from|von|out of).{0,40}$/iu,
  /^[([]?\d{1,6} ?(?:votes?|ratings?|reviews?|bewertung(?:en)?|avis|comments?|kommentare?|commentaires?|likes?|shares?|opiniones|recensioni|voti|stimmen|reacties|views?|mal geteilt)[)\]]?$/iu,
  /^(?:this (?:post|page|site|recipe|article)|as an amazon|we may earn|dieser (?:beitrag|artikel)|diese seite|cet article|este artículo).{0,120}(?:affiliate|commission|sponsored|partner|werbung|anzeige|provision|afili).{0,160}$/iu,
  /^(?:published|updated|posted|last updated|modified|veröffentlicht|aktualisiert|publié|mis à jour|publicado|actualizado|pubblicato|aggiornato|by|von|par|por|di|door|av|af|from the kitchen of|author|autor|autorin|auteur|autore|rezept von|recipe by|recette de|(?:recipe |rezept |recette |receta |ricetta |recept )?(?:submitted|contributed|shared|uploaded|added) by|(?:eingereicht|eingestellt|hochgeladen|geteilt) von|(?:proposée?|publiée?|partagée?|envoyée?) par|(?:enviad|compartid|publicad)[oa] por|(?:inviat|pubblicat|condivis)[oa] da|(?:ingezonden|geplaatst|gedeeld) door|(?:inskickat|upplagt|delat) av|(?:indsendt|delt) af|(?:dodan[eay]|przesłan[eay]) przez|photo(?:graph)?(?:y|s)? (?:by|credit)|foto:?|credit)(?![\p{L}\p{N}]):? .{0,90}$/iu,
  /^\p{Lu}\p{L}+ by(?: \p{Lu}[\p{L}.'’-]*){1,4}$/u,
  /^(?:us customary|metric|imperial|us|metrisch|cups|ounces)(?: ?[-–—|/] ?(?:us customary|metric|imperial|us|metrisch|cups|grams))*$/iu,
  /^(?:(?:½|1\/2|[1-9])x ?)+$/iu,
  /^(?:calories|kalorien|kcal|kj|saturates|sugars|fibre|gesättigte|carbohydrates?|carbs|kohlenhydrate|protein|eiweiß|fat|fett|saturated fat|sodium|fiber|ballaststoffe|cholesterol|potassium|energie|énergie|glucides|lipides|protéines|brennwert|nutrition|nährwert\p{L}*|valeurs nutritionnelles)(?![\p{L}\p{N}]).{0,6}\d.{0,200}$/iu,
  /^\d{1,4}(?:[.,]\d)? ?(?:kcal|kj|calories|kalorien|cal)(?![\p{L}\p{N}]).{0,60}$/iu,
  /^(?:[^\d.!?:：]{0,40}[:：–—-]\s*)?(?:https?:\/\/|www\.)\S+(?:\s[^.!?]{0,40})?$/iu,
  /^(?:did you make|have you (?:made|tried)|tried this|made this|if you (?:make|made|try|tried)|tag (?:me|us|@|someone|a friend)|leave a|rate this|let (?:me|us) know|mention @|follow (?:me|us|@|along)|sign up|subscribe|get (?:the|my|our) |hast du|habt ihr|vous avez (?:testé|aimé)).{0,160}$/iu,
  /^(?:your email|deine e-mail|dein kommentar|votre adresse|tu dirección|required fields).{0,120}$/iu,
  /^(?:zutaten in (?:die )?einkaufsliste.{0,40}|in die einkaufsliste|auf die einkaufsliste.{0,20}|add (?:all )?(?:ingredients )?to (?:cart|list|shopping list).{0,30}|ajouter (?:à|au) .{0,40}|alle zutaten .{0,30}|(?:deselect|select) all.{0,30}|zum kochbuch hinzufügen|merken|(?:view|see|hide|show) (?:image|photo|video|picture|step|notes|nutrition)s?.{0,20}|watch (?:the )?video.{0,20}|video|image|photo|bild(?:er)?|foto|add photo|add note|note hinzufügen|portion(?:en)? anpassen|scale|increase|decrease|minus|plus|[-–—+|•>×✓✔]+)$/iu,
  /^(?:©|copyright|\(c\) ?\d{4}).{0,120}$/iu,
  /^(?:#[\p{L}\p{N}_]+\s*)+$/u,
  /^(?:sent from my|gesendet von meinem|von meinem iphone|envoyé de(?:puis)? mon|enviado desde mi|inviato da|verzonden vanaf|skickat från|sendt fra|get outlook|wysłane z|diese nachricht wurde von).{0,80}$/iu,
  /^.{1,60}(?: > | › | » ).{1,80}$/u,
  /^(?:all|alle|more|mehr|weitere|voir|toutes|ver|todas|tutte|altre|bekijk|meer|zobacz|se|view|see|browse|explore)(?![\p{L}\p{N}]).{0,30}(?:recipes?|rezepte?n?|recettes?|recetas?|ricette|recepten|recept|opskrifter|przepisy|receitas)(?: (?:anzeigen|ansehen|entdecken|here|aus .{1,30}))?$/iu,
  /^(?:vegetarian|vegan|gluten-?free|dairy-?free|nut-?free|egg-?free|healthy|low[- ](?:calorie|carb|fat)|freezable|high[- ]protein|vegetarisch|glutenfrei|laktosefrei|gesund|végétarien|sans gluten|vegetariano|vegetariana|sin gluten|senza glutine|glutenvrij|vegetarisk)$/iu,
  /^original recipe .{0,60}$/iu,
  /^(?:rated|bewertet mit|noté) \d.{0,40}$/iu,
  /^\d{1,3}(?:[.,]?\d{3})? (?:photos?|fotos?|bilder|images?|pictures|videos?)$/iu,
  /^oops!? .{0,100}$/iu,
  /^(?:timestamps|time ?codes|chapters|kapitel|chapitres|capítulos|capitoli|hoofdstukken)[:：]?$/iu,
  /^(?=.{0,100}$).*(?:in the comments|in (?:den|die) kommentaren?|en (?:los )?comentarios|en commentaires?|nei commenti|nos comentários|in de (?:reacties|comments)|i kommentarerna).{0,20}$/iu,
  /^(?:music|musik|musique|música|musica|muziek|song|camera|kamera|gear|equipment used|business inquiries|discount code|website|blog|patreon|merch)\s?[:：].{1,120}$/iu,
  /^\d{1,3} ?g (?:protein|eiweiß|protéines|proteínas?|proteine|eiwit)(?: (?:per|pro|par|por|a|je) .{1,20})?[.!]?$/iu,
  /^(?=.{0,120}$).*(?:instagram|tiktok|pinterest|facebook|youtube|link in (?:der |my |the )?bio|newsletter|(?:^|\s)@\p{L}{2}|save this (?:recipe|post|for)|speicher(?:t|e|n)? (?:euch|dir|das rezept|diese[ns]?)|enregistre[rz]? (?:ce|cette)|(?:folgt?|follow|abonnier\p{L}*|subscribe|abonne[zr]\p{L}*) (?:mir|me|uns|us|for|moi|nous)).*$/iu,
  /^(?:macros?|makros?|nutrition|nährwerte?|valeurs nutritives?)[ :].{0,20}\d.{0,160}$/iu,
  /^(?:(?:diese|dieses|this|ce|cette|deze) (?:web)?site?\p{L}* .{0,20}cookies.{0,80}|(?:alle|accept|alles|tout) ?(?:akzeptieren|all|accepteren|accepter).{0,30}|accept(?:er)?(?: all)?(?: cookies)?|ablehnen|reject(?: all)?|refuser|einstellungen|settings|rezeptsuche|pinnen|bewerten|abstimmen|looking for something else\??|verlinke .{0,60}|pubblicità|anmelden .{0,30})$/iu,
];

const GREETING =
  /^¡?(?:(?:hi|hey|hello|good (?:morning|evening)|hiya|hallo|hallöchen|hi ihr|moin|servus|grüß|guten (?:morgen|tag|abend)|salut|coucou|bonjour|bonsoir|hola|buenos|buenas|ciao|buongiorno|hoi|dag|hej|hei|olá|oi|cześć|hejka|witam|dzień dobry)(?!\p{L})[^.\d]{0,40}[,!.:…]?|(?:dear|liebe[rs]?|cher|chère|cher[e]?s|querid[oa]s?|car[oai]|beste|lieve|kära|kære|drog[ia])(?!\p{L})[^.\d]{0,40}[,!:…])\p{Extended_Pictographic}*$/iu;
const CLOSING =
  /^(?:(?:ha(?:ha)*|aw+|oh|ah|yay|omg),? )?(?:that['’]s (?:it|all)|et voilà|das war['’]?s|eso es todo|love|lots of love|best(?=[,!.]?$)|best wishes|kind regards|regards|cheers|thanks|thank you|many thanks|thx|xx?o?x?o?|yours|sincerely|take care|see you|enjoy|bon app[eé]tit|happy (?:cooking|baking)|let me know|hope you|good luck|lg|vg|mfg|glg|liebe grüße|viele grüße|lieben gruß|herzliche|gruß|grüße|alles liebe|bis (?:bald|dann|später|sonntag)|viel (?:spaß|erfolg|freude)|guten appetit|lass(?:t)? (?:es|sie|ihn) (?:dir|euch|ihnen) schmecken|lasst es euch|gutes gelingen|danke|bussi|küsschen|deine?|dein|eure?|bisous|gros bisous|bises|bise|à bientôt|à dimanche|amicalement|cordialement|merci|régalez|bonne (?:dégustation|journée|cuisine|chance)|saludos|un abrazo|besos|buen provecho|que aproveche|gracias|¡?buen provecho|baci|un baci\p{L}+|bacioni|tanti baci|un abbraccio|buon appetito|saluti|a presto|grazie|groetjes|liefs|groeten|eet smakelijk|smakelijk|bedankt|kram|hälsningar|smaklig måltid|mvh|tack|velbekomme|kærlig hilsen|knus|tak|vel bekomme|hilsen|takk|beijos|abraços|bom apetite|obrigad[oa]|smacznego|pozdrawiam|buziaki|dzięki|dobrou chuť|dobrú chuť|na zdraví|s pozdravem|dobar tek|dober tek|pozdrav|jó étvágyat|hyvää ruokahalua|terveisin|afiyet olsun|elinize sağlık|poftă bună|καλή όρεξη|приятного аппетита|с любовью|смачного|добър апетит|chúc .{0,30}ngon miệng|selamat (?:makan|menikmati|mencoba)|head isu|skanaus|labu apetīti|बनाकर|בתיאבון|בתאבון|بالهناء|صحتين|نوش جان|맛있게|xoxo)(?=$|[\s,.!…:)~]|\p{Extended_Pictographic})[^\d]{0,60}$/iu;
const CHATTER =
  /^(?:ok(?:ay|e)?|yeah|so|well|right|also|alors|allora|bueno|pues|dus|altså|yes|yep|sure|no problem|of course|great|super|toll|klar|ja|nein|gerne|natürlich|oui|non|d'accord|bien sûr|si|sì|claro|vale|certo|ja hoor|tuurlijk|mmh?m+|lol|haha+|wow|yum(?:my)?|lecker|miam|amazing|perfect|perfekt|parfait|here (?:it is|you go|goes|'s)|as promised|wie versprochen|hier (?:ist|kommt|mein|das)|voici|voilà|aquí (?:tienes|va|está)|ecco|hier is|här kommer|her er|oto|can you|could you|kannst du|könntest du|hast du|tu as|tu peux|peux-tu|puedes|puoi|tienes|hai|heb je|kan je|har du|kan du|masz|this is|dies ist|das ist|c'est)(?=$|[\s,.!?…:])/iu;
/** Matches a closing in Japanese or Chinese, which have no spaces: "ぜひ作ってみてください！". */
const CLOSING_HAN =
  /^(?:(?:皆さん?も?|ぜひ|是非|どうぞ).{0,20}(?:ください|下さい|みてね|お試しを|召し上がれ)|いただきます|(?:さあ、?)?召し上がれ|ごちそうさま.{0,5}|(?:大家)?(?:开吃|開吃|开动|開動|慢慢享用|请慢用|請慢用|尽情享用|快来试试|祝.{1,8}(?:愉快|好胃口|用餐)).{0,6})[啦吧了！!。♪～~\s\p{Extended_Pictographic}]*$/u;
const PERSONS: Record<string, string> = {
  en: "i we you my your our me us she he they it's i'm i've i'll we're you're they're his her their",
  de: "ich wir mein meine meiner meinem meinen dein deine deiner deinem deinen unser unsere du ihr mich mir dir dich euch uns er",
  fr: "je j'ai j'adore j'en nous tu mon ma mes notre nos ton ta tes vous moi il elle on c'est m'a t'ai",
  es: "yo mi mis me te tu tus nosotros nuestra nuestro os vosotros ella él usted",
  it: "io mia mio mie miei nostra nostro tu tua tuo tue noi voi vi mi ti lei lui",
  nl: "ik mijn wij we onze ons jij je jouw jullie mij zij hij",
  pt: "eu meu minha meus minhas você nós nosso nossa te me ela ele seu sua",
  sv: "jag min mitt mina vi vår vårt du din ditt dina mig dig oss hon han ni",
  da: "jeg min mine vi vores du din dit dine mig dig os hun han",
  no: "jeg min mitt mine vi vår vårt du din ditt dine meg deg oss hun han",
  pl: "ja moja mój moje mnie mi ty twoja twój my nasza nasz nam ci cię ona on",
};
const PERSON_SETS = new Map(
  Object.entries(PERSONS).map(([code, words]) => [code, new Set(words.split(" "))]),
);

/** Whether a line belongs to a web page, a mail or a chat and never to a recipe. */
export const isNoiseLine = (text: string): boolean =>
  text.length <= 320 &&
  (!/[\p{L}\p{N}]/u.test(text) || matchesNoisePattern(text) || isNavigationBarLine(text));

const matchesNoisePattern = (text: string): boolean => NOISE.some((pattern) => pattern.test(text));

/** Whether a line is a navigation bar, of which all sections but one are noise: "Recipes | Menu | Login". */
function isNavigationBarLine(text: string): boolean {
  const parts = text.length <= 120 ? text.split(/\s[|•·]\s/).map((part) => part.trim()) : [];
  return (
    parts.length > 1 &&
    parts.filter((part) => part === "" || matchesNoisePattern(part)).length >= parts.length - 1 &&
    parts.some((part) => /\p{L}/u.test(part) && matchesNoisePattern(part))
  );
}
const CHATTER_WORDS = new Set(
  "omg thanks thank you yes yeah yep no ok okay so sure well right haha hahaha lol um umm hmm oh ah ahh hi hey thx ty np pls aw cool nice great ja klar na also achso genau gern gerne mega super danke oui ouais alors bah voila merci sí claro vale bueno certo allora dai grazie".split(
    " ",
  ),
);

/** Whether a line consists of chatter words only: "Omg yes ok so". */
const isChatterLine = (text: string): boolean =>
  text.length <= 40 &&
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => CHATTER_WORDS.has(word)) &&
  !/\d/.test(text);

/** Matches a line that ends in kisses: "let me know how it goes xx". */
const KISSES = /^[^.!?]*\p{L}[.!?]* x{1,4}(?:o?x)?$/iu;

/** Whether a line is small talk, for example a greeting or a closing. */
export const isSmallTalkLine = (text: string): boolean =>
  text.length <= 90 &&
  (GREETING.test(text) ||
    isChatterLine(text) ||
    KISSES.test(text) ||
    CLOSING.test(text) ||
    CLOSING_HAN.test(text) ||
    (CHATTER.test(text) &&
      text.length <= 24 &&
      !/^(?:so|well|right|also|alors|allora|bueno|pues|dus|altså)(?![\p{L}\p{N}]).{9}/iu.test(text)));

const ENJOY =
  /^(?:enjoy|bon app|guten app|lass(?:t|e)|buen prov|que aprov|buon app|eet smak|smak|velbek|bom ap)/iu;
const PARTING =
  /^(?:miss you|love you|call me|hab(?:t)? dich|hdl|ich drück|bis (?:montag|morgen|nächste)|je t'embrasse|on t'embrasse|à (?:lundi|demain)|te quiero|ti voglio)(?!\p{L}).{0,30}$/iu;

/**
 * Whether a sentence ends a letter and belongs to no step. "Enjoy!" does not count, because it may belong to
 * the last step.
 */
export const isFarewellSentence = (text: string): boolean =>
  text.length <= 60 &&
  !ENJOY.test(text) &&
  (CLOSING.test(text) || CLOSING_HAN.test(text) || PARTING.test(text));

/** Counts words of a speaker ("I", "you", "ich", "mon"), at most four. 0 if the language is unknown. */
export function countSpeakerWords(text: string, language: string | null): number {
  const known = PERSON_SETS.get(language ?? "");
  if (known === undefined || text.length > 2000) return 0;
  const words = text.toLowerCase().match(/[\p{L}]+(?:['’]\p{L}+)?/gu) ?? [];
  return Math.min(4, words.filter((word) => known.has(word.replace("’", "'"))).length);
}
