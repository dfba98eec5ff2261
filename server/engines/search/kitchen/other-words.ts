import { wordsOf } from "../words/words.ts";
import { onceMade } from "./once-made.ts";

/**
 * Words of everyday life that are spelt right although hardly a recipe has them: who types "garden hose" means no toad in the hole,
 * and a lamp is no lamb. What food is easily typed as ("floor", "soap", "friend") or sounds like ("flower", "desert") is left to the slips.
 */
const everyday = `
advice available bargain brand buy calories cheap class closed company complaint delivery discount event expired free guide hours instructions invite list local menu near nearby number nutrition online open opening order owner packaging rating restaurant return review reviews schedule seller shopping sign support takeaway tips toys tracking trailer trial tutorial used value vendor
account airline airplane airport alarm amazon angel anniversary apartment app april army art article assignment august author auto
baby backpack bag bank baseball basketball bathroom bed belt bicycle bill blanket blog blood board boat body book boyfriend brain bridge bucket budget bug building bus business button
calendar camera candle car castle cat cell chair channel chat children church cinema city class clean cleaning clock cloud club coach college computer concert construction cough country couple court covid credit
daddy dance dating daughter death december degree dentist design desk dinosaur dog doctor dollar door draft drawer dress driver driving drums
earth earthquake economy education election electric elephant email employee engine english episode euro event exam exercise eye
face facebook factory family farm fashion father february fever fire fix flight fly font football forecast forest formula fox friday funny
game garage garden gas gate gift giraffe girlfriend glass god gold golf google government grandfather guitar gun gym
hair harry headache health heart heater helicopter helmet history hobby holiday home homework horse hospital hotel house human hurricane husband
idea image income indoor internet interview island
jacket january jeans jersey job join joke journal judge july jump june
key kids king kiss knee knife knitting
lake land language laptop laundry law lawn league learn leather letter library light lipstick lock logo london love
machine magazine manager manual march marriage may medicine medal meeting member message metal meter milan minister mirror mobile model moment monday money monitor monkey month mood moon mother mountain mouth movie museum music
nail nature neck neighbour netflix network news newspaper nintendo noise november nurse
ocean october office online opera owner
paintbrush painting parents parking paris party pencil people perfume phone photo photograph piano picture pillow planet plastic player pocket police pregnancy president prison problem program programming project puppy puzzle
queen question quiz
radio railway rain rainbow reboot reading receipt recycling religion remote rent repair reset river road robot rome roof room rope rugby running
sailing saturday saw school science scissors score screen screwdriver sculpture season secret security september server share shelf shop shoulder shower sink sister sky sleep snow soccer socks sofa soldier song stadium stamp station stone storm story street student subway suitcase suit sun sunday surgery swim swimming switch
teacher teeth television temperature tennis tent test theatre thread thursday tie tiger timetable toilet tool tooth tower town toy tractor traffic train translation travel tree truck tuesday tunnel tutorial twitter
umbrella uncle uniform university update
vacation vacuum vampire video village virus volcano volleyball
wall wallet wardrobe washing watch weather website wednesday week weekend weight wheel whale wheelchair wife window windows wireless wolf woman wood word worker workout world writing
yoga youtube zebra zip zoo
abflug apotheke arbeit arzt aufgabe auto autobahn bahn bahnhof bank batterie baum bett bild bildschirm blume bruder buch bus computer dach erkaltung fahrrad fenster fernseher feuerwehr fieber fliege flug flughafen flugzeug freund freundin fussball garten gedicht geld geschichte gewitter gitarre handy haus hotel hund husten kalender katze kette kino kleid koffer kopfschmerzen krankenhaus krieg lehrer liebe luft meer miete morgen musik nachrichten pferd polizei regen reifen reparieren roman schloss schnee schrank schule schwester sonne spiel stadt strasse stuhl tasche tisch urlaub vertrag vogel wahl wetter wettervorhersage wohnung zahnarzt zeitung zimmer zug
argent avion banque bateau bebe bibliotheque bijou cadeau camion chambre chapeau chat chemise cheval chien cinema cuisiniere ecole ecran enfant examen facture femme fenetre feu fusee gare grippe guerre hopital horaire hotel jardin jeu jeux journal ligne livre loyer medecin meteo metro montre moto mur musique neige ordinateur oreiller permis pharmacie piscine plage pluie portefeuille prix roman route salaire soleil tableau television temps tigre toit train travail vacances valise velo vent vie ville voiture voyage
aeropuerto alquiler amigo avion banco barco bicicleta biblioteca bolso cama camara camion cara carretera casa cielo cine ciudad clima coche colegio colchon computadora cuento deporte dinero doctor ejercicio empleo enfermera escuela espejo estacion estrella examen factura farmacia fiebre futbol gato guerra guitarra habitacion hija hijo hospital hotel iglesia jardin juego libro lluvia luna maestro maleta mar medico moto musica nieve nino novela noticias novia ordenador pantalla papel pared pelicula piscina playa policia puerta radio reloj ropa seguro silla sombrero televisor tiempo tienda trabajo tren universidad vacaciones ventana vestido viaje
affitto aereo aeroporto albergo amico amore anello auto autobus bagaglio bambino banca barca biblioteca bicicletta borsa calendario camera camicia cane casa cavallo chiesa chitarra cielo cinema citta computer cuscino dentista dottore farmacia febbre finestra fiore fotografia fratello gatto giardino gioco giornale guerra lavoro letto libro luna macchina maestro mare medico meteo moglie moto musica nave neve notizie orologio ospedale pioggia porta quadro ragazza regalo romanzo scuola sedia soldi sorella spiaggia stazione strada televisione tempo tetto treno universita vacanza valigia vento vestito viaggio
`;

/** And those of which nobody speaks who asks for a recipe: whatever food is named beside a carpet, it is on it. */
const elsewhere = `
abogado address adresse agency album alfombra android answer anwalt appointment artist assicurazione assurance attorney audio ausweis
avvocato ayuntamiento band battery bedroom benzin bewerbung biglietto billet billete billets brief brille browser cable calculator camisa
cancion career carpet ceiling cello chanson charger chaussure chaussures chiave clavier cle coiffeur contract contrasena contrat contrato
contratto coupon courier currency customer dictionnaire director download drone drucker edificio editor escalera essay fahrplan faq fee
fence finance furniture gallery gesetz giocattolo gobierno gonna grammar graph haircut headphones hemd hose icon idioma immeuble impot
impots impresora impuesto impuestos insurance investment invoice iphone jacke jewelry jouet juguete jupe kamera keyboard klavier konto
ladder ladron lamp lampada lampara lampe lapiz lavadora lawyer lease ley license lied loan login loi lottery lyrics makeup manufacturer
map marketing mathematics matrix mattress microphone microscope mietvertrag modem mortgage moteur motor motore movil newsletter occhiali
ombrello orchestra outlet oxygen pantalon pantalones pantaloni parapluie parete pasaporte passaporto passeport passport password passwort
patent patente payment physics physik plumber pneu poem poema poetry policy politics politik postcard printer professor promo property
python quantum report reservation resume retail router rug ruler satellite scarf scarpa scarpe schlussel schraube schuh schuhe script
serrure shampoo shirt shoe shoes smartphone socket software sponsor spotify sprache stairs stampante steuer steuererklarung stylo
subscription sunglasses survey symphony tailor tappeto tasse tax taxi technology telefon telefono telephone teppich text theory ticket
tickets toothbrush translator trousers tyre universe usb versicherung violin visa vocabulary voltage vote voucher wallpaper wand warehouse
warranty wasserhahn wholesale wifi wikipedia wrench zapato zapatos
`;

const readElsewhere = onceMade((): ReadonlySet<string> => new Set(wordsOf(elsewhere)));
const read = onceMade((): ReadonlySet<string> => new Set([...wordsOf(everyday), ...readElsewhere()]));

/** Whether a word is one of everyday life, which is spelt right, whatever recipes there are. */
export const isEverydayWord = (word: string): boolean => read().has(word);

/** Whether a word is one of everyday life that asking for food has no use for: a recipe without it is no answer. */
export const isElsewhereWord = (word: string): boolean => readElsewhere().has(word);
