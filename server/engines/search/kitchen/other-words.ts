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
ability abito abitur abkurzung abmeldung abonnement abrechnung absender absicht academia academic academy accademia accendino accent
accept accesso accessory accident accidente accountant accounting accuracy accurate accusa accuse achievement achtung acquire acteur
activate activity actor actress actrice actriz actualite acuerdo adapter addestramento addiction adel adesivo adjust admin administracion
administration admission adopt adoption adozione advance advantage adventure advertise advertising aeroport affaire affari affect affiche
agence agencia agenda agenzia aggressive agreement agriculture ahnung ahorros aircraft akne aktie alarma alarme algebra algorithm alien
allarme allenamento allenatore alliance alloggio almohada altersheim altkleider ambasciata ambassade ambassador ambulance ambulancia
ambulanza ameise amendment amministratore ampel ampoule amt analyse analysis analyst anatomy ancla anfrage angst animation anmelden
anmeldung annonce announce announcement annoying annuaire annual annuncio anonymous anruf anrufen anschrift ansiedad antena antenna
antenne anteojos antivirus antwort anuncio anuncios anxiety anxious anzug apartamento apellido apologize apology apoyo apparecchio
appartamento appartement appeal appearance applause application apprentissage approval appuntamento appunti apuestas aquarium aquila
arbeitslos architect architecture architekt architetto archiv archive archivio archivo argento argument armadio armario armbanduhr
arquitecto arrest arrival arrive arrivo arthrose artistic ascenseur ascensor ascensore asesino ashamed asiento asistente asleep aspirin
assassino assault assegno assembly assessment asset assistance assistant assistenza associate association associazione asthma astronaut
astronauta asunto asylum ataque atencion athletic atmosphere atom attacco attach attachment attack attend attendance attention attenzione
attesa attest attic attitude attore attraction attrice auberge audience audit audition aufenthalt aufkleber aufsatz auftrag aufzug
augenarzt ausfahrt ausschlag ausstellung authority autista autocar autofahrer automat automatic automobile automovil autopista autopsy
autoroute autostrada avatar avenida avenir avenue averia aviation avviso awareness awkward azienda azione babysitter background backup
bademantel badewanne badge bagages bagagli baggage bahnsteig baignoire bailar bailarina balcone balena ballena ballerina ballett balloon
baloncesto bambola bancomat bandage bandiera bandwidth bankkonto bankruptcy banlieue barbiere basura batalla bateria bathrobe bathtub
batteria baumarkt baustelle beamter beaute befehl behavior behaviour beitrag beleidigung belief belleza belong benefit benutzer benzina
beratung beruf bescheid beschwerde besoins betray bettdecke bettwasche bewegung beweis bewerber bewertung beziehung biancheria bibbia
biblia bidone bigote bijoux biliardo billboard billetera binary binoculars biography biologie biology bladder bleistift blessure blinddarm
blister blouson bluetooth blusa boligrafo bomberos bonheur bookmark bookstore borrow borsetta bottone bougie boundary boutique
braccialetto bracelet braquage breakdown breathing bremse bremsen bricolage briefcase briefmarke broadband broadcast brochure broschure
brucke brulure bucherei buchstabe bugeleisen bugeln bulletin bundesliga bundestag burglar burial bussgeld buzon cabinet cadenas cadet
cahier calcetines calcul calculate calendrier camarero cambio camcorder caminar camioneta camiseta campaign campamento campanello
campeonato campionato campus cancel cancellation cancer cancro candidate candidature cantante cantiere canvas canyon capacite capacity
capital capitan capitano capture caravan caravana caravane carcere cargador carpenter carrelage carrera cartable cartel cartella cartera
cartolina casual catalog catalogue category cathedral cathedrale cauchemar caution cauzione cavalry caviglia ceinture celebrity cellphone
cellulare cement cementerio cemetery cendrier census cepillo cercueil cerebro ceremony cerradura certificado certificat certificate
certification certificato cervello cesped chaleco chamber changement chanteur chanteuse chantier chapter chaqueta character chateau
chaudiere chauffage cheating checklist checkout cheerleader chemical chemin cheminee chemistry cheque cheville chiffre chirurg chirurgia
chirurgie chirurgo chofer chomage chronic cicatrice cicatriz cigarette cigarrillo cimetiere cimitero cintre cinturon circle circuit
cirugia cirujano ciseaux cisne citation citizen citizenship citoyen civil clarinet classroom clerk client clienti cliff climat climate
climb climbing clinica clinique clothes clothing cockroach codigo cofano cognato cognome cohete coiffure collana collapse collegamento
collegien column comando combat combustible comedien comedy comercio comic comisaria command commande commander commercial commission
commitment committee commune communication communist compagnia compagnie companion compass compensation compiler compito complain
compliance composer comptabilite comptable computing comunicazione concentration concerned concerto concierto conclusion concorso concours
concrete condition conducteur conexion conference conferencia conferenza confess confiance confidence confident confidential confirm
confirmation conflict confused confusion congress connector connexion conscious consent conservative conspiracy constat constitution
construccion consulado consulat consulente consultant consumer contabile contact contacto contanti contatto content contest context
contrabando contractor contribution control controller controllo convenience convention conversation copieur copyright coraggio corporate
corporation corps correction correo correos correspondence corriere corruption cortinas cosmetic cosmetics costume couch couloir council
counsel counseling counselor courriel courrier couvreur coward cradle cravate cravatta creation creator credito crevaison crimen criminal
criminale critical criticism critique crociera croisiere crossword crucero crucial cuenta cuentas cuffie curfew curriculum curso curtain
custode custody customs cycliste cylinder dachboden dachrinne damage damaged dancer dancing dangerous danseuse darlehen database daycare
daylight dealer debate debiti debito debt decade decimal decision declaration decline decrease dedicated default defaut defeat defence
defendant defensa defense define definition delete demand demarche demenagement dementia demenz democracy demonio demonstration denaro
denial denkmal density dentaire dental dentiste deodorant depart departement department departure dependent depenses depistage deposit
depressed deputato deputy derecho derechos description descuento deseo designer desktop despedida desperate despido dessin destination
destino destiny destroy destruction detail detection detective detector determination deuda deudas developer development developpement
device devoir devoted diagnosi diagnosis diagnostico diagram diagramm dialogue diamant diamante diameter diamond diaper diarrhee dibujar
dibujo dibujos dictee dictionary dienst diesel difesa digital dignity diktat dimension dio dipendente diploma diplome direct directory
direktor direttore diritto disability disabled disagree disappear disaster discipline disclaimer discours discover discovery disculpa
discuss discussion disease disegnare disegni disegno diseno disfraz disorder dispatch display dispositivo dispute distance distributeur
distribution distributore district disturb diversity division divorce divorced divorcio divorzio doccia document documental documentario
documentary documentation documenti documento documentos dogana doktor dolore domain domestic domicile donation doorbell dormir dormitorio
dosage dossier douane doubt downstairs downtown drapeau drawing drehbuch dreieck droga drogas drogue droit droits drugs drummer dubbio
duda dueno duration dusche dynamic earnings earring earrings eclipse economia economic economics ecouteurs ecriture ecureuil edit editeur
editing edition editore editorial educacion educational effect ehemann ehrlich einheit ejercito elastique elections electricidad
electricite electricity electronic electronics elefante elektriker elektronik elementary elevator elezioni elicottero eligibility eligible
elterngeld elternzeit embajada embarazada embarazo embargo embassy emoji emotion emotional empleado emploi employ employe employer
employeur employment empresa emprunt encendedor encounter encourage encryption encyclopedia endless enemigo enemy enfermedad enfermo
enforcement engaged engineer engineering enlarge enterprise entertainment entierro entorse entrenador entrenamiento entreprise entrevista
entscheidung entschuldigung entzundung envelope enveloppe envio environment environmental epilation epoque equality equation equipaje
equipo eraser erdkunde eredita erfahrung erfolg erklarung erreur error errore ersatzteil escalade escalator escalier escoba escolar escort
escritor escritorio escritura esempio esercito espace espacio esprit esqui estacionamiento estadio estado estatua estimate estres estudiar
etagere etat eternal ethical ethics etichetta etikett etiqueta etiquette etudes evaluate evaluation evidence evolution examine excel
exception exchange excited exclusive excuse execute execution executive exhaust exhibition exist existence exit expand expansion expect
expense expenses expertise explode explore explorer explosion expose exposition exposure expression extension exterior external eyebrow
eyebrows fabbrica fabbro fabric fabrica faccia facial facility facteur faculty fahrer fahrkarte fahrlehrer fahrschule faillite failure
faithful falena fallimento farewell fatal faucet fault fauteuil fazzoletto feature federal federation feedback fellowship female
ferienhaus fermeture fernbedienung fernglas fernsehen ferrovia fertilizer festplatte feuerzeug fianza fichier fiction fidanzamento fiducia
fighter fighting filosofia financement finances financial finanzamt finestrino fingerprint firewall fiscal fisica flashlight flecha
fleuriste fliesen flirt flohmarkt flooring florist fluch flugticket flute follow fonctionnaire footage forehead forgive format formation
formazione formulaire formular fortuna fortune fossil fotograf fotografo foundation fourmis fourriere fractura fracture framework franc
freedom freelance freight freiheit freizeit freni frenos frequency frequent frieden friseur frontier fucile fulmine functional funding
fundraiser furgone furnace fussballer fussboden futur future futuro gabbia gadget gafas gagner galassia galaxia galaxie galeria galerie
galleria gambling gaming garagiste garaje garantie garanzia gardener gardening gasolina gebaude gebiet gebirge gebuhr gebuhren geburt
geduld gefahr gefahrlich gefangnis gefuhl gefuhle gegend gegner geheimnis gehirn gemelli gendarmerie genealogy generador generation
generator genetica genio genuine geographie geography geology geometrie geometry geschaft gesprach gestion gesture gewalt gewehr giftig
gimnasia gimnasio ginnastica giocare giocatore giocattoli gioielli giornalista girafe gitarrist giubbotto giudice gletscher global
glossary gluckwunsch gobernador golpe goodbye goodnight gorila gossip gouvernement governo governor graduacion grammatik graphic graphics
graphique grateful gravidanza gravity greedy greenhouse grenze greve grief grossesse growth grudge grundschule grupo guante guantes
guarantee guardaroba guardia guardian guepe guichet guidance guidare guilty guirlande guitare gutschein gymnasium gymnastics habit habitat
habitation hacker hacking hairdresser halskette hamster handbag handbook handgelenk handkerchief handle handschuh handschuhe handtasche
handwerker handwriting harbor harbour harmonica harmony hasard hatred haunted hauptstadt hausarzt hausnummer haustier haustur hauteur
hazard headquarters headset healing healthcare hebamme height heiraten heizkorper heizung helicoptero herencia herramientas hersteller
heureux highway hijack himno hipoteca histoire historia historique hochhaus hochschule hochwasser hoffnung homeless homepage homicide
honest honesty honeymoon honor horaires horario horloge hormones horrible horror hospitales hostage hostile housing huelga huissier humain
humanity humano humidity hundeleine huracan hybrid hydrogen hygiene hypothek ictus identity idiom idraulico illegal illness imagen
imagenes imagination imagine immigration immigrazione immobiliare immobilien immobilier impact impfung impiegato implement impression
imprimante imprimer improvement inbox incendie incendio incident incontro increase indemnite independent index indirizzo infarto infeccion
infection infermiera infermiere infinite infirmier inflation influence informatik information informations informatique informe infrared
ingegnere ingenieria ingeniero ingenieur inheritance iniezione initial initiative inizio injured innocent inquiry insane inscripcion
insecte insecto insectos insegnante insekt insetti insight insolvenz insomnia insomnie inspection inspector instalacion install
installation institute institution instituto instructor instrument insult intact integrity intellectual intelligence intelligent intensity
intention interesse interest interface interieur interim internat internship interrupt interruptor interruttore intervention intervista
introduce introduction invasion invention inventory inversion investigate investigation investimento investissement investor invisible
invitacion invitation invito inyeccion isolation issue itinerary jalousie jardinage jardinero jazz jobcenter jockey jogging jongleur
joueur journalism journalist journaliste journey joyas judgment judiciaire jugador juguetes juicio jumeaux jumelles juridique justice
justify juvenile juzgado kajak kaktus kapitan kaputt karaoke karriere kassierer katalog kayak kennzeichen keyword kilometre kindergeld
kiosque kitten klausur klaxon klempner klimaanlage klingelton klinik kneel knowledge komponist kontakt kontrolle kopfhorer kopfkissen
kopieren kosmetik krankenschwester krankheit kreditkarte kreide kreuzfahrt kreuzung krimi krokodil kuckuck kundigung kunststoff kupplung
kurve laberinto labios labirinto laboratoire laboratorio laboratory labour ladegerat lamento landing landkarte landlord landscape lastima
laterne laufband laufschuhe laughter lautsprecher lavabo lavanderia lavandino laverie lavorare lawine lawsuit leader leadership lebenslauf
lecteur lectura lecture legacy legal legge leggi lehrling leisure lenkrad lenzuola lesbian lessive letteratura lettura leuchtturm leukemia
lexikon lezione liability liar liberal libertad liberte liberty librairie librarian licence licencia licenciement liceo lieutenant
lifeguard lifestyle lighthouse lighting lightning limite limousine lineal linear linterna lippenstift literatur literatura literature
litterature livraison lizard llamada llamar llave locataire location logement logic logical logiciel logique logistics lohnsteuer
lokomotive longueur losung loteria loterie lotteria loyalty luces luftballon luftpumpe lugares luggage lugner lullaby madchen madness
maestra magasin magician magicien maglietta maglione magnetic mahnung mailbox maillot mainland maintain maintenance majesty majorite
majority maladie malattia malattie maletero management mandatory manicure mankind manners mansion manuale manufacturing manuscript
manutenzione maquette maquillage maquillaje marathon maratona marciapiede margin marketplace martello masaje maschera mascota mascotas
massaggio matelas matematica matematicas materasso maternite matita matite matratze matricula mayoria mecanico meccanico mechanic
mechanical mechaniker mechanism medaglia medalla medical medicament medicamentos medicaments medication medicina meditation medizin meduse
meinung membership memoire memoria menace mensaje mensch menschen mentira mentor menuisier merchandise merchant merger messaggi messaggio
messenger metaphor meteor metier metropolitana meuble meubles microfono miedo mieter mietwagen migraine migrane mikroskop mileage miliardo
militar militare military millennium milliard miniera ministere ministerio ministero ministre ministry minority mision missile missing
mission missione mistake mistress mobili mobilier mochila moglichkeit molecular momento moneda monedas moneta moniteur monnaie monopoly
mosaik moschee mosquee mosquito motard moteurs motive motivo motorcycle moustache moustique mouvement movement muchacho muebles mulleimer
multimedia municipal murcielago murderer musician musicien musicista musico musulman mutande mutuelle mutuo mythology nachhilfe nachname
nachricht nachthemd nagellack nageur naissance nariz narrator nashorn natation naufrage navigation navire nebbia nebenjob necklace necktie
negative negocio negocios negozi negozio neighborhood nemico nerven nervos nervous networking netz netzteil neubau nickname niebla
nightclub nightgown nightmare nikotin nombre nombres nonsense notaio notaire notar notebook notfall notice noticia notification notizbuch
notizia nourrice nucleaire nuclear nucleare numb numeri numero nuotare nuoto nylon obdachlos obey obituary objectif objection objective
obligation observation observe observer obsessed obtain obvious occupation occupied occur oferta offend offense offensive offerta offerte
officer official officina offshore ohrring ohrringe oido ointment olympic olympics omicidio ongoing onore opcion operate operation
operator opinion opponent opportunity opposite opposition optical opticien optiker orario orbit orchestre ordine ordini ordnung orecchini
orfano organization orientation orkan orphan orphelin ossigeno otite ouragan outcome outfit outline outlook output ouvrier overhead
overseas overview ownership ozone paciente padrino pagamento pagina paginas pagliaccio paiement painful painter pajamas palabra palabras
palazzo panchina pandilla panneau pannolini pansement papagei paperback papeterie paquebot paracaidas parachute paragraph parallel
paranoid parasol parcheggio parcours parkett parkhaus parlament parlement parliament parola parole parrain parrucca partenaire participate
participation partnership pasaje pasajero passage passager passagier passeggero passenger pathetic patient patinage patrol payroll
paziente peaceful peccato pedido pedone peinture peligro pellicola pelota pelouse peluca pelvis penalty pending pendule penguin pension
pensione percentage percentuale perception perceuse perdon perform performance pericolo periodico periodista periodo permanent permesso
permiso permission permit perroquet perruque person persona personal personale personality personnel perspective perucke pesadilla petrol
petrole petroleo petrolio pflaster pflicht pharmacien pharmacy philosophie philosophy photographe photographer photographie photography
phrase physical physician physique pianeta pianist pianiste pianoforte pickup pigiama pilota piloto pintura pipeline piramide pistola
pistole pistolet pittore pittura placement plafond plaintiff plakat planeta planner plastico plastique plataforma platform platinum
playground playlist plombier plongee plotzlich plumbing pneumonia pneumonie pneus podcast poesie poignet polar policial policier politica
political politique polizia poliziotto polizist pollution polmoni poltrona pompier pompieri pompiers population portafoglio portail portal
portatile portfolio portrait posicion position positive posizione possession possibility postbote postino postkarte potential poubelle
poumons poussette poverty practical practice praktikum prasident prayer precio precision predict predigt premiere prenom prescription
presence presentation prestamo prestito presupuesto pretend preuve previsions priest prigione primary principe printing priority prisoner
privacy private privilege probability problema problemas problemi procedure proceed producteur production profesor profesora professeur
profession professional profile profit programa programm programma programmation programme programmer progress projector projekt projet
promise promote promotion prompt pronostico propeller propietario propina proposal proprietaire proprietario propriete prospect prospekt
prostate protect protection protective protest protocol prototype proud prozent psichiatra psiquiatra psychiatrist psychic psychological
psychologist psychologue psychology pubblicita pubblico puberty public publication publicidad publicite publicity publico publikum
publique publish publisher pulizie pullman pullover pulmones punishment pupazzo puppet purchase pursuit putzfrau pyjama pyjamas pyramid
qualified qualify quittance quittung quota quote rabatt racisme racist radar radfahren radiateur radiation radiator radical ragione
raincoat randonnee ranking ransom rapport rapporto rasieren rasierer rasoio rasoir rassismus rathaus rational reaction reader realidad
realistic realite reality realize realta realtor rebel rechner rechnung rechtsanwalt recibo reclamation recognition recognize recorder
recording recover recreation recrutement recuerdo referat referee reference reform reforme refugee refugie refund refuse regalos regard
reggiseno regierung register registration registre registro registry reglas regolamento regreso regret regulation rehearsal reinigung
reiseburo reisepass reject relacion relate related relation relations relationship relative relax relazione release relevant relief
relojes remark remboursement remember reminder remorque rencontre rental rentner reparatur reply reponse reporter representation
representative repubblica republic republica republican republique reputation rescue research resfriado residence residencia resident
residential residenza resign resignation resist resistance resolution resolve resort resource resources respect respeto respond
responsable response responsibility responsible respuesta restroom retard retire retired retraite reveil revenge revenu revenue revenus
revision revista revistas revolution revolver reward ricamo ricerca ricevuta ricevute richter richtung rideau rideaux riscaldamento
rischio risiko risparmi rispetto risposta ritardo ritorno ritual rival rivista riviste robbery robinet roboter rodilla rodillas romance
roommates roulotte royalty rughe ruhig ruido rumor rumore rundfunk runway sacerdote sacred sacrifice safari safety salario salesman
salopette sandbox satelite satellit saxophon saxophone sbaglio scacchi scandal scanner scenario schatten scheck schermo scherzo schicksal
schiena schiff schild schlitten schmerz schminke schnupfen scholar scholarship schuld schwert schwindel sciare sciarpa scientific
scientist scienza scimmia sciopero scolarite scommesse sconti sconto scooter screenplay screenshot scrittore scrivania scroll scudo
secretaire secretaria secretary secteur sector securite segment segno segretaria seguridad sekunde semester semestre seminar senador senal
senateur senator senatore sendung senor senora sensitivity sensor sentence sentido separation sequence sergeant serious serpent serrurier
servant serveur servicio servizio settings settlement setup seuil severe sfilata shelter shield shipment shooting shotgun shovel shrink
shuttle sicurezza sidewalk sigaretta sigarette siglo signal significant signora signore signorina silence silencio silent silenzio
sindacato sindaco sindicato sintomas sintomi siren sistema sitio situacion situation skateboard skating skelett skifahren skizze sleeve
slippers smart sneakers sneeze snoring soccorso society sociology sofort solar soldado soldat soldati soldato solicitud soltero solution
sommeil sonido soprannome sorrow sottotitoli souci sourcil soutien souvenir souvenirs spaceship sparbuch sparkasse spazzatura spazzolino
speaker specialist spectacle spectrum speech spelling spiritual sportello springen squadra squalo squelette staat stability stadio stadion
stadtplan stanza startup statement stationery statistics statistik statistique stato statua statue status staubsauger steckdose stempel
stepfather stepmother stereo stimme stipendio stipendium stitches stivali storia storie strafe strafzettel stranger straniero strategic
strategy streik strength stricken strict strike stroke structure struggle strumenti strumpf stubborn studente studio study studying stupid
stupido subject submission submit subscribe subscriber substance subtitulos succession sueldo suicide suicidio sujeto summit superior
supervisor supplier surface surgical surname surrender surround surveillance survivor suspect suspension sveglia sweater sweatshirt
swimsuit syllabe sympathy symptom symptome symptoms synagoge syndicat syndrome syntax syringe system tabac tabelle tablero tabouret tackle
tactics tailleur talent talented tanz tanzen target tarif tarjeta tarjetas tartaruga taschentuch task tassista tastatur tatouage tatsache
tattoo tatuaggi tatuaggio tatuaje taxation teaching teatro technical technician technologie tecnologia teilzeit tejado telaio telecamera
telecomando telefonata telegram telescope tempio temple temporary tenant terapia terapista termin terminal terrace terrain terrasse
terremoto terrible territory terror terrorism terrorist tesoro tessera testamento testigo testimone testimony textbook textile theater
theft therapeut therapist therapy thesis thief thought thriller throne thumbnail tiendas tierarzt tierheim tijeras timbre timbro timeline
timing tiroir tissu tissue titolo toalla toallas tobacco toilette token tomb tondeuse tonsils toolbar toolbox toothpaste tornado torneo
torture torwart tourism tourisme tourist tournament tournoi towel trabajador tracteur trademark trading traduccion traduction traduzione
traffico trafic trafico tragedy tragic traineau trainee traitement traitor traje trampa tramway tranen transaction transcript transfer
transferencia transit transition translate transmission transplant transport transportation transporte tranvia trapianto trasferimento
trasporto tratamiento trauma traurig travailler travaux traveler treasury treatment trend treppe tribunale tribute tricot trigger tripod
triumph trofeo trolley troop trophy trottoir tsunami tuberia tuition tumba tumor tumore tunel turistas turisti turnen turnier tuteur tutor
tutore tuxedo tuyau twilight typewriter typhoon uberstunden ubicacion udito uffici uhr uhrzeit ultrasound umfrage umleitung umsatz
umtausch umwelt umzug underground understand understanding underwear undo unemployment unexpected unfair unfall unfortunately unhappy
uniforme unity universal unknown unlock unsubscribe unterhose unterkunft unwetter upload upset upstairs uragano urban urgences urgencias
urgent urgenza urina urkunde uscita useless username utente utility vaccin vaccine vaccino vagon vagone vague valeurs valid valigie
valuable valuta valve vampiro vandalism variable vault vecindario vector vehicle vehicule vehiculo vehiculos veicoli veicolo velocita
vendedor vendeur vendeuse venditore venture verbindung verbrechen verdad verdict verein vererbung verifica verify verkaufer verlag
verliebt verlobung vermieter verrou verruckt versand vertical vertige vertrauen verzeihung vestiti vetement veteran veterinary veuve
victim victime victory viewer vigilante violation violence violent violon virement virtue visage vision visite visual vitesse vitrine
vittima vittime vocal voice voleur vollmacht volontario volonte voluntary volunteer vorhang vorlesung vorname vorsicht voting voyageur voz
vue vuelos vulcano vulkan vulnerable wagon wahnsinn wahrheit wahrung warning warrant warrior wealth weapon webcam webseite weird welfare
weltall werbung werkzeug whisper widow wilderness wildlife willow wimpern windshield wisdom wissen wizard wohngeld wohnmobil wohnwagen
wohnzimmer workplace workshop worldwide worship wounded wrestling writer wut wutend yearbook yegua yerno youth zahnpasta zaino zapatillas
zebre zecke zeichnung zeitschrift zeugnis zirkus zodiaque zoologico zoom zufall zugang zukunft zustand zweifel
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
