import { wordsOf } from "../words/words.ts";
import { onceMade } from "./once-made.ts";

/**
 * Words of everyday life that are spelt right although hardly a recipe has them: who types "garden hose" means no toad in the hole,
 * and a lamp is no lamb. What food is easily typed as ("floor", "soap", "friend") or sounds like ("flower", "desert") is left to the slips.
 */
const everyday = `
advice agency answer appointment available band bargain brand buy calculator calories cheap class closed company complaint coupon courier customer delivery discount download event expired faq fee free gallery guide hours instructions investment invite list local login lottery manufacturer map menu near nearby newsletter number nutrition online open opening order outlet owner packaging payment policy promo rating reservation restaurant retail return review reviews schedule seller shopping sign sponsor subscription support takeaway tickets tips toys tracking trailer trial tutorial used value vendor voucher warehouse wholesale
account address airline airplane airport album alarm amazon android angel anniversary apartment app april army art article artist assignment attorney audio august author auto
baby backpack bag bank baseball basketball bathroom battery bed bedroom belt bicycle bill blanket blog blood board boat body book boyfriend brain bridge browser bucket budget bug building bus business button
cable calendar camera candle car career carpet castle cat ceiling cell cello chair channel charger chat children church cinema city class clean cleaning clock cloud club coach college computer concert construction contract cough country couple court covid credit currency customer
daddy dance dating daughter death december degree dentist design desk dinosaur director dog doctor dollar door download draft drawer dress driver driving drone drums
earth earthquake economy editor education election electric elephant email employee engine english episode essay euro event exam exercise eye
face facebook factory family farm fashion father february fence fever finance fire fix flight fly font football forecast forest formula fox friday funny furniture
game garage garden gas gate gift giraffe girlfriend glass god gold golf google government grammar grandfather graph guitar gun gym
hair haircut harry headache headphones health heart heater helicopter helmet history hobby holiday home homework horse hose hospital hotel house human hurricane husband
icon idea image income indoor insurance internet interview invoice iphone island
jacket january jeans jersey jewelry job join joke journal judge july jump june
key keyboard kids king kiss knee knife knitting
ladder lake lamp land language laptop laundry law lawn lawyer league learn leather lease letter library license light lipstick loan lock logo london love lyrics
machine magazine makeup manager manual map march marketing marriage mathematics matrix mattress may medicine medal meeting member message metal meter microphone microscope milan minister mirror mobile model modem moment monday money monitor monkey month mood moon mortgage mother motor mountain mouth movie museum music
nail nature neck neighbour netflix network news newspaper nintendo noise november nurse
ocean october office online opera orchestra owner oxygen
paintbrush painting parents parking paris party passport password patent pencil people perfume phone photo photograph physics piano picture pillow planet plastic player plumber pocket poem poetry police politics postcard pregnancy president printer prison problem professor program programming project property puppy puzzle python
quantum queen question quiz
radio railway rain rainbow reboot reading receipt recycling religion remote rent repair report reset resume river road robot rome roof room rope router rug ruler rugby running
sailing satellite saturday saw scarf school science scissors score screen screwdriver script sculpture season secret security september server shampoo share shelf shirt shoe shoes shop shoulder shower sink sister sky sleep smartphone snow soccer socket socks sofa software soldier song spotify stadium stairs stamp station stone storm story street student subway suitcase suit sun sunday sunglasses surgery survey swim swimming switch symphony
tailor tax taxi teacher technology teeth telephone television temperature tennis tent test text theatre theory thread thursday ticket tie tiger timetable toilet tool tooth toothbrush tower town toy tractor traffic train translation translator travel tree trousers truck tuesday tunnel tutorial twitter tyre
umbrella uncle uniform universe university update usb
vacation vacuum vampire video village violin virus visa vocabulary volcano volleyball voltage vote
wall wallet wallpaper wardrobe warranty washing watch weather website wednesday week weekend weight wheel whale wheelchair wifi wife wikipedia window windows wireless wolf woman wood word worker workout world wrench writing
yoga youtube zebra zip zoo
abflug adresse anwalt apotheke arbeit arzt aufgabe ausweis auto autobahn bahn bahnhof bank batterie baum benzin bett bewerbung bild bildschirm blume brief brille bruder buch bus computer dach drucker erkaltung fahrplan fahrrad fenster fernseher feuerwehr fieber fliege flug flughafen flugzeug freund freundin fussball garten gedicht geld geschichte gesetz gewitter gitarre handy haus hemd hose hotel hund husten jacke kalender kamera katze kette kino klavier kleid koffer konto kopfschmerzen krankenhaus krieg lampe lehrer liebe lied luft meer miete mietvertrag morgen motor musik nachrichten passwort pferd physik politik polizei regen reifen reparieren roman schloss schlussel schnee schrank schraube schuh schuhe schule schwester sonne spiel sprache stadt steuer steuererklarung strasse stuhl tasche telefon teppich tisch urlaub versicherung vertrag vogel wahl wand wasserhahn wetter wettervorhersage wohnung zahnarzt zeitung zimmer zug
argent avion assurance banque bateau bebe bibliotheque billet billets bijou cadeau camion chambre chanson chapeau chat chaussure chaussures chemise cheval chien cinema clavier cle coiffeur contrat cuisiniere dictionnaire ecole ecran enfant examen facture femme fenetre feu fusee gare grippe guerre hopital horaire hotel immeuble impot impots jardin jeu jeux jouet journal jupe lampe ligne livre loi loyer medecin meteo metro montre moteur moto mur musique neige ordinateur oreiller pantalon parapluie passeport permis pharmacie piscine plage pluie pneu portefeuille prix roman route salaire serrure soleil stylo tableau telephone television temps tigre toit train travail vacances valise velo vent vie ville voiture voyage
abogado aeropuerto alfombra alquiler amigo avion ayuntamiento banco barco bicicleta biblioteca billete bolso cama camara camion camisa cancion cara carretera casa cielo cine ciudad clima coche colegio colchon computadora contrasena contrato cuento deporte dinero doctor edificio ejercicio empleo enfermera escalera escuela espejo estacion estrella examen factura farmacia fiebre futbol gato gobierno guerra guitarra habitacion hija hijo hospital hotel idioma iglesia impuesto impuestos impresora jardin juego juguete ladron lampara lapiz lavadora ley libro lluvia luna maestro maleta mar medico moto motor movil musica nieve nino novela noticias novia ordenador pantalla pantalones papel pared pasaporte pelicula piscina playa poema policia puerta radio reloj ropa seguro silla sombrero telefono televisor tiempo tienda trabajo tren universidad vacaciones ventana vestido viaje zapato zapatos
affitto aereo aeroporto albergo amico amore anello assicurazione auto autobus avvocato bagaglio bambino banca barca biblioteca bicicletta biglietto borsa calendario camera camicia cane casa cavallo chiave chiesa chitarra cielo cinema citta computer contratto cuscino dentista dottore farmacia febbre finestra fiore fotografia fratello gatto giardino giocattolo gioco giornale gonna guerra lampada lavoro letto libro luna macchina maestro mare medico meteo moglie moto motore musica nave neve notizie occhiali ombrello orologio ospedale pantaloni parete passaporto patente pioggia porta quadro ragazza regalo romanzo scarpa scarpe scuola sedia soldi sorella spiaggia stampante stazione strada tappeto tasse telefono televisione tempo tetto treno universita vacanza valigia vento vestito viaggio
`;

const read = onceMade((): ReadonlySet<string> => new Set(wordsOf(everyday)));

/** Whether a word is one of everyday life, which is spelt right, whatever recipes there are. */
export const isEverydayWord = (word: string): boolean => read().has(word);
