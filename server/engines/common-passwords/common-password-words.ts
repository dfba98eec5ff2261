/**
 * Words that common passwords are made of: the favourites of people everywhere, names, seasons, sports,
 * animals, brands, keyboard habits, and this product's own words. Written for Larder; lower case, three
 * letters or more. Variants (capitals, leet spelling, digits, signs) are the check's work, not the list's.
 */
const LINES = [
  // favourites and greetings
  "password passwort passwd pass passw pword senha parola haslo motdepasse contrasena wachtwoord losenord salasana",
  "welcome welkom willkommen bienvenue bienvenido hello hallo hola bonjour goodbye letmein openup opensesame sesame",
  "secret secreto geheim private change changeme changeit default temp temporary test testing tester tester demo",
  "sample example guest user username login logon signin signup account admin administrator root master system",
  "server computer laptop internet windows linux ubuntu debian apple iphone android samsung google facebook twitter",
  "instagram youtube yahoo hotmail gmail outlook microsoft amazon netflix spotify linkedin myspace tiktok whatsapp",
  "telegram skype discord reddit github gitlab oracle cisco database mysql postgres office company business work",
  "home homebase house family mother father mama papa mommy daddy brother sister baby babygirl babyboy boy girl",
  "love lover loveyou iloveyou loveme luvyou mylove teamo tequiero jetaime ilove forever together heart hearts kiss",
  "kisses angel angels angela sweet sweetie sweety honey darling princess princesa prince queen king kingdom lucky",
  "lovely ranger happy smile sunshine sun moon moonlight star stars starlight sky rainbow heaven hell devil demon satan god jesus",
  "christ christian church faith hope grace peace blessed blessing trust trustno trustme whatever nothing something",
  "killer killme hunter shadow ghost dark darkness light lightning thunder storm fire ice water earth wind phoenix",
  "freedom liberty america american usa canada mexico brasil brazil argentina colombia espana spain france paris",
  "london england britain ireland scotland germany deutschland berlin italia italy roma russia moscow china india",
  "pakistan indonesia philippines japan tokyo korea australia sydney africa nigeria texas dallas houston austin",
  "chicago boston newyork york brooklyn california miami florida hawaii vegas denver phoenix atlanta detroit",
  // seasons, months, days
  "spring summer autumn fall winter spring printemps verano invierno sommer herbst fruhling season january february",
  "march april may june july august september october november december monday tuesday wednesday thursday friday",
  "saturday sunday today tomorrow weekend holiday vacation birthday christmas xmas easter halloween newyear",
  // keyboard and counting habits beside the walks
  "qwerty qwertz azerty qwert qwer asdf asdfg asdfgh zxcv zxcvb zxcvbn qazwsx qweasd qweasdzxc poiuy wasd abc abcd",
  "abcde abcdef aaa xxx zzz one two three four five six seven eight nine ten number numbers onetwothree hundred",
  // animals
  "dog dogs doggy doggie puppy cat cats kitty kitten tiger tigers tigger lion lions bear bears eagle eagles falcon",
  "wolf wolves wolfpack fox horse horses pony monkey monkeys gorilla panda dragon dragons dolphin dolphins shark",
  "sharks turtle snake spider spiderman chicken bird birds duck rabbit bunny mouse mickey bulldog butterfly jaguar",
  "panther panthers leopard cheetah penguin penguins elephant unicorn scorpion cobra viper raven ravens buddy",
  // sports and teams
  "football soccer futbol fussball baseball basketball hockey golf golfer tennis rugby cricket boxing racing runner",
  "swimming skater skate surfer surfing yankees redsox lakers cowboys steelers packers raiders broncos giants rangers",
  "chelsea arsenal liverpool manchester united everton celtic barcelona realmadrid juventus milan bayern benfica",
  "flamengo corinthians team player coach champion champions winner winners victory legend legends hero heroes",
  // films, games, music, cars
  "batman superman ironman spiderman starwars startrek trek skywalker vader yoda jedi matrix neo gandalf frodo hobbit",
  "merlin wizard magic harry potter harrypotter hogwarts pokemon pikachu naruto sonic mario zelda minecraft fortnite",
  "roblox counter strike warcraft diablo doom quake halo xbox playstation nintendo gamer gaming game games player",
  "metallica nirvana eminem slipknot beatles elvis madonna music guitar drums piano rock rocknroll rockstar metal punk",
  "dance dancer party mustang corvette camaro ferrari porsche mercedes toyota honda nissan subaru yamaha kawasaki",
  "harley davidson ducati suzuki chevy ford bmw audi volvo volkswagen jeep truck biker turbo speed driver",
  // given names
  "michael michelle jordan jennifer jessica joshua daniel danielle david andrew andrea anthony thomas robert charlie",
  "charles george william james john johnny joseph matthew christopher chris christina nicholas nicole nicolas ashley",
  "amanda samantha sarah sara laura lauren emily emma olivia sophia sofia isabella maria mary marie martin marcus mark",
  "peter paul patrick steven stephen steve stefan sebastian alexander alex alexandra alexis alexandre alejandro carlos",
  "juan jose luis miguel pedro pablo diego antonio francisco roberto ricardo fernando eduardo gabriel rafael daniela",
  "valentina camila natalia natasha anna annie anne hannah victoria vanessa veronica rebecca rachel stephanie elizabeth",
  "katherine katie kate kevin kelly kyle brian brandon bradley benjamin ben jackson jason justin jonathan jeremy eric",
  "edward richard ronald donald gary larry frank scott simon samuel sam sammy max maxwell oliver oscar oskar hugo",
  "lucas luca leon leo noah liam ethan mason logan dylan tyler taylor ryan robin sandra susan tina tiffany heather",
  "melissa monica patricia linda lisa julia julian juliana karen carolina caroline barbara brenda bailey buster ginger",
  "pepper maggie molly daisy lucy bella rocky rex duke jake jack jackie joe joey jerry tom tommy tim timothy tony toni",
  "mohamed mohammed muhammad ahmed ali hassan hussein fatima omar ibrahim mustafa abdullah raj rahul priya krishna ganesh",
  "ivan dmitri sergey vladimir olga svetlana anastasia katarina jan piotr tomasz agnieszka monika hans klaus jurgen",
  // colours, food, things
  "red blue green yellow orange purple pink black white silver gold golden brown grey gray violet diamond diamonds ruby",
  "crystal pearl flower flowers rose roses lily jasmine daisy banana apple apples cherry strawberry blueberry lemon mango",
  "peach cookie cookies chocolate candy sugar spice cheese pizza burger coffee tea beer wine whiskey vodka tequila pasta",
  "butter bread bacon chicken potato tomato onion garlic pepper salt soup salad cake muffin pancake peanut popcorn",
  "money dollar dollars cash rich million millionaire boss gangster player pirate ninja samurai soldier army marine",
  "navy police fireman doctor nurse teacher student school college university class football engineer pilot sailor",
  "access enter open close start stop power energy control security secure safe safety network wireless router modem",
  "monster zombie vampire alien robot cyber hacker hack anonymous matrix phantom warrior knight spartan viking titan",
  "first second third last best number super mega ultra extreme cool crazy funny dirty sexy hottie beautiful pretty",
  "fuck fucking fuckyou fuckoff shit bitch asshole bastard pussy dick sex porn naked boobs suck sucks stupid idiot loser",
  "always never again maybe please thanks thankyou mine yours only just for you the and with nopass nopassword",
  "mypass mypassword yourpassword newpassword oldpassword password passphrase passcode pincode code keyword qwertyuiop",
  // this product
  "larder pantry recipe recipes cook cooking cookbook kitchen chef food foodie dinner lunch breakfast supper meal bake",
  "baking baker oven ingredient ingredients scale scaling taste tasty yummy delicious hungry menu",
];

export const COMMON_PASSWORD_WORDS: ReadonlySet<string> = new Set(LINES.flatMap((line) => line.split(" ")));
