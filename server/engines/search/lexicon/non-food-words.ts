import { wordsOf } from "../words/words.ts";
import { onceMade } from "./lazy.ts";

/**
 * Words of everyday life that are spelt right although hardly a recipe has them: who types "garden hose" means no toad in the hole,
 * and a lamp is no lamb. What food is easily typed as ("floor", "soap", "friend") or sounds like ("flower", "desert") is left to the slips.
 */
const everyday = `
abflug ability abito abitur abkurzung abmeldung abrechnung absender absicht academia academic academy accademia accendino accent accept
accesso accessory accident accidente account accuracy accurate accusa accuse achievement achtung acquire activate activity actualite
acuerdo adapter addestramento addiction adel adesivo adjust admin administracion administration admission adopt adoption adozione advance
advantage adventure advertise advertising advice aereo aeroport aeroporto aeropuerto affaire affari affect affiche affitto agence agencia
agenda agenzia aggressive agreement agriculture ahnung ahorros aircraft airline airplane airport akne aktie alarm alarma alarme albergo
alien allarme allenamento allenatore alliance alloggio alquiler altersheim altkleider amazon ambassador ameise amico amigo amministratore
amore ampel ampoule amt analyse analysis analyst anatomy ancla anello anfrage angel angst anmelden anmeldung anniversary annonce announce
announcement annoying annuaire annual annuncio anonymous anruf anrufen anschrift ansiedad antena anteojos antwort anuncio anuncios anxiety
anxious anzug apartamento apartment apellido apologize apology apotheke apoyo app apparecchio appartamento appartement appeal appearance
applause application apprentissage approval appuntamento appunti april apuestas aquila arbeit arbeitslos architekt architetto archiv
archive archivio argent argento argument army arquitecto arrest arrival arrive arrivo art arthrose article artistic arzt ascenseur
ascensor ascensore asesino ashamed asiento asistente asleep assassino assault assegno assembly assessment asset assignment assistance
assistant assistenza associate association associazione asthma astronaut astronauta asunto ataque atencion athletic atmosphere atom
attacco attach attachment attack attend attendance attention attenzione attesa attest attic attitude attraction auberge audience audition
aufenthalt aufgabe aufkleber aufsatz auftrag aufzug august ausfahrt ausschlag ausstellung author authority auto autobahn autobus autocar
autofahrer automat automatic available avatar avenida avenir avenue aviation avion avviso awareness awkward azienda azione baby babysitter
background backpack backup bademantel badge bag bagaglio baggage bahn bahnhof bailar bailarina balcone balena ballena ballerina ballett
balloon bambino bambola banca banco bandiera bank bankkonto banlieue banque barbiere barca barco bargain baseball basketball basura
batalla bateau bateria bathrobe bathroom bathtub batteria batterie baum baumarkt baustelle beamter beaute bebe bed befehl behavior
behaviour beitrag beleidigung belief belleza belong belt benefit benutzer beratung beruf bescheid beschwerde besoins betray bett bettdecke
bewegung beweis bewerber bewertung beziehung biancheria bibbia biblia biblioteca bibliotheque bicicleta bicicletta bicycle bidone bigote
bijou bild bildschirm biliardo bill billboard billetera binary binoculars bladder blanket bleistift blessure blinddarm blister blog blood
blume blusa board boat body boligrafo bolso bomberos bonheur book bookmark bookstore borrow borsa borsetta bottone bougie boundary
boutique boyfriend brain brand braquage breakdown breathing bridge briefcase broadcast brochure broschure brucke bruder brulure buch
bucherei buchstabe bucket budget bug bugeln building bulletin bundesliga burial bus business button buy cabinet cadeau cadenas cadet
cahier calcul calculate calendar calendario calendrier calories cama camara camarero cambio camcorder camera camicia caminar camion
camioneta campaign campamento campanello campus cancel cancellation cancer cancro candidate candle cane cantiere canvas canyon capacite
capacity capital capitan capitano capture car cara caravan caravana caravane carrera carretera cartable cartel cartella cartera cartolina
casa castle casual cat catalog catalogue category cathedral cathedrale cauchemar cavallo cavalry caviglia celebrity cell cellphone
cementerio cemetery cendrier census cepillo cercueil cerebro ceremony certificate certification cervello chair chaleco chamber chambre
changement channel chantier chapeau chapter character chat chateau chauffage cheap cheating checklist checkout cheerleader chemical chemin
cheminee chemise chemistry cheque cheval chien chiesa chiffre children chirurg chirurgia chirurgie chirurgo chitarra chofer chronic church
cicatrice cicatriz cielo cigarette cigarrillo cimetiere cimitero cine cinema cintre circle circuit cirugia cirujano ciseaux cisne citizen
citoyen citta city ciudad civil class classroom clean cleaning clerk client clienti cliff clima climat climate climb climbing clinica
clinique clock closed cloud club coach coche codigo cofano cognato cognome cohete colchon colegio collapse collegamento college collegien
column comando combat combustible comedy comercio comic comisaria command commande commander commercial commission commitment committee
commune communication compagnia compagnie companion company compass compensation compito complain complaint compliance computadora
computer computing comunicazione concentration concerned concert concerto concierto conclusion concorso concours concrete condition
conducteur conexion conference conferencia conferenza confess confiance confidence confident confidential confirm confirmation conflict
confused confusion connector conscious consent conservative conspiracy constat construccion construction consulente consultant consumer
contabile contact contacto contanti contatto content contest context contrabando contractor contribution control controller controllo
convenience convention conversation copieur coraggio corporate corporation corps correction correos correspondence corriere corruption
costume couch cough couloir council counsel counseling counselor country couple courrier court couvreur covid coward cradle creation
creator credit credito crimen criminal criminale critical criticism critique crociera croisiere crucero crucial cuenta cuentas cuento
cuisiniere curfew curso cuscino custode custody customs cycliste cylinder dach daddy damage damaged dance dancer dancing dangerous
danseuse darlehen dating daughter daycare daylight dealer death debate debt decade december decimal decision declaration decline decrease
dedicated default defaut defeat defence defensa defense define definition degree delete delivery demand demarche demenagement dementia
demenz demonio demonstration denaro denial denkmal density dentaire dental dentist dentista dentiste depart departement department
dependent depenses depistage deporte deposit depressed deputy derecho derechos description descuento deseo design designer desk desktop
despedida desperate dessin destination destino destiny destroy destruction detail detection detective detector determination developer
development developpement device devoir devoted diagnosi diagnosis diagnostico diagram diagramm dialogue diamant diamante diameter diamond
diaper diarrhee dibujar dibujo dibujos dienst difesa digital dignity diktat dimension dinero dinosaur dio dipendente diplome direct
directory direktor direttore diritto disability disabled disagree disappear disaster discipline disclaimer discount discours discover
discovery disculpa discuss discussion disease disegnare disegni disegno diseno disfraz disorder dispatch display dispositivo dispute
distance distribution distributore district disturb diversity division divorce divorced divorcio divorzio doctor document documental
documentario documentation documenti documento documentos dog doktor dollar dolore domain domestic domicile donation door dormir
dormitorio dosage dossier dottore doubt downstairs downtown draft drapeau drawer drawing dreieck dress driver driving droga drogas drogue
droit droits drugs drums dubbio duda dueno duration dynamic earnings earth earthquake eclipse ecole economia economic economics economy
ecran ecriture ecureuil edit editeur editing edition editore editorial educacion education educational effect ehemann ehrlich einheit
ejercicio ejercito elastique election electric electricidad electricite electricity electronic electronics elefante elektronik elementary
elephant elevator elicottero eligibility eligible elternzeit email embarazada embarazo embargo emoji emotion emotional empleado empleo
emploi employ employe employee employeur empresa encendedor encounter encourage endless enemigo enemy enfant enfermedad enfermera enfermo
enforcement engaged engine engineer english enlarge enterprise entertainment entierro entorse entrenador entrenamiento entreprise
entrevista entscheidung entschuldigung entzundung envelope enveloppe envio environment environmental episode epoque equality equipo
erfahrung erfolg erkaltung erklarung erreur error errore ersatzteil escalade escalator escalier escoba escolar escort escritorio escritura
escuela esempio esercito espace espacio espejo esprit esqui estacion estacionamiento estadio estado estatua estimate estrella estres
estudiar etat eternal ethical ethics etichetta etikett etiqueta etiquette etudes euro evaluate evaluation event evidence exam examen
examine excel exception exchange excited exclusive excuse execute execution executive exercise exhaust exhibition exist existence exit
expand expansion expect expense expenses expertise expired explode explore explorer explosion expose exposition exposure expression
extension exterior external eye fabbrica fabric fabrica faccia face facebook facial facility facteur factory factura facture faculty
fahrer fahrrad faillite failure faithful falena fallimento family farewell farm farmacia fashion fatal father faucet fault fazzoletto
feature febbre february federal federation feedback fellowship female femme fenetre fenster ferienhaus fermeture fernglas fernsehen
fernseher feu feuerwehr feuerzeug fever fianza fiction fidanzamento fiducia fieber fiebre fighter fighting financement finances financial
finestra finestrino fingerprint fiore fire fix flashlight flecha fleuriste fliege fliesen flight flirt flohmarkt flooring florist fluch
flug flughafen flugzeug flute fly follow fonctionnaire font footage football forecast forehead forest forgive format formation formazione
formula fortuna fortune fossil fotograf fotografia fotografo foundation fourmis fourriere fox fractura fracture framework franc fratello
free freedom freiheit freizeit frequency frequent freund freundin friday frieden frontier fucile fulmine functional funding fundraiser
funny furnace fusee fussball fussballer fussboden futbol futur future futuro gabbia gadget gagner galassia galaxia galaxie galeria galerie
galleria game gaming garage garaje garantie garanzia garden gardener gardening gare garten gas gate gato gatto gebaude gebiet gebirge
gebuhr gebuhren geburt gedicht geduld gefahr gefahrlich gefuhl gefuhle gegend gegner geheimnis gehirn geld gemelli genealogy generador
generation generator genetica genio genuine geology geschaft geschichte gesprach gestion gesture gewalt gewehr gewitter giardino gift
giftig gimnasia gimnasio ginnastica giocare giocatore giocattoli gioco giornale giornalista girafe giraffe girlfriend gitarre gitarrist
giubbotto glass gletscher global glossary gluckwunsch gobernador god gold golf golpe goodbye goodnight google gorila gossip gouvernement
government governor graduacion grandfather graphic graphics graphique grateful gravidanza greedy greenhouse grenze greve grief grippe
grossesse growth grudge grundschule grupo guante guantes guarantee guardaroba guardia guardian guepe guerra guerre guichet guidance
guidare guide guilty guirlande guitar guitare guitarra gun gutschein gym gymnasium gymnastics habit habitacion habitat habitation hair
handbook handgelenk handkerchief handle handschuh handschuhe handwerker handwriting handy harbor harbour harmonica harmony harry hasard
hatred haunted hauptstadt haus hausnummer haustier haustur hauteur hazard headache headquarters headset healing health healthcare heart
heater hebamme height heiraten heizkorper heizung helicopter helicoptero helmet herencia herramientas hersteller heureux highway hija
hijack hijo himno histoire historia historique history hobby hochhaus hochwasser hoffnung holiday home homeless homepage homework honest
honesty honeymoon honor hopital horaire horaires horario horloge hormones horrible horror horse hospital hospitales hostage hostile hotel
hours house housing humain human humanity humano humidity hund huracan hurricane husband husten hybrid hydrogen hygiene ictus idea
identity idiom iglesia illegal illness image imagen imagenes imagination imagine immigrazione immobiliare immobilier impact impiegato
implement impression imprimer improvement inbox incendie incendio incident income incontro increase indemnite independent index indirizzo
indoor infarto infeccion infection infinite inflation influence informatik information informations informe infrared ingegnere ingenieria
ingeniero ingenieur iniezione initial initiative inizio injured innocent inquiry insane inscripcion insecte insecto insectos insegnante
insekt insetti insight insomnia insomnie inspection inspector institute institution instituto instructions instructor instrument insult
intact integrity intellectual intelligence intelligent intensity intention interesse interest interface interieur interim internat
internet interrupt intervention interview intervista introduce introduction invasion invention inventory investigate investigation
investissement invisible invitacion invitation invite invito inyeccion island isolation issue itinerary jacket january jardin jardinage
jardinero jazz jeans jersey jeu jeux job jockey jogging join joke jongleur joueur journal journaliste journey judge judgment judiciaire
juego jugador juguetes juicio july jumeaux jumelles jump june juridique justice justify juvenile kajak kaktus kalender kapitan kaputt
karaoke karriere kassierer katalog katze kayak kette key keyword kids kilometre king kino kiosque kiss kitten klausur klaxon kleid
klimaanlage klingelton klinik knee kneel knife knitting knowledge koffer komponist kontakt kontrolle kopfkissen kopfschmerzen kopieren
kosmetik krankenhaus krankenschwester krankheit kreide kreuzfahrt kreuzung krieg krimi krokodil kuckuck kunststoff kurve laberinto labios
labirinto laboratoire laboratorio labour lake lamento land landing landkarte landscape language laptop lastima laterne laufband laufschuhe
laughter laundry lavanderia lavandino laverie lavorare lavoro law lawine lawn leader leadership league learn leather lecteur lectura
legacy legal legge leggi lehrer lehrling leisure lesbian letter letto lettura leuchtturm leukemia lexikon lezione liar liberal libertad
liberte liberty librairie librarian library libro licencia liebe lieutenant lifeguard lifestyle light lighthouse lighting lightning ligne
limite limousine lineal linear linterna lippenstift lipstick list literatur literature litterature livraison livre lizard llamar llave
lluvia local location lock logement logic logical logique logistics logo lokomotive london longueur losung loteria loterie lotteria love
loyalty loyer luces luft luftballon lugares lugner lullaby luna macchina machine madchen madness maestra maestro magasin magazine magician
magicien maglione magnetic maillot mainland maintain maintenance majesty majorite majority maladie malattia malattie maleta maletero
management manager mandatory mankind manners mansion manual manuale manufacturing manuscript manutenzione maquette mar marathon maratona
march marciapiede mare margin marketplace marriage martello masaje maschera mascota mascotas massaggio maternite matita matite may mayoria
mechanical mechaniker mechanism medaglia medal medalla medecin medical medicament medicamentos medicaments medication medicina medicine
medico meditation medizin meduse meer meeting meinung member membership memoire memoria menace mensch menschen mentira mentor menu
menuisier merchandise merchant merger message messenger metal meteo meteor meter metier metro metropolitana microfono miedo miete migraine
migrane mikroskop milan miliardo militar militare military millennium milliard miniera minister ministerio ministry minority mirror mision
missing mission missione mistake mistress mobile mobilier mochila model moglichkeit moglie molecular moment momento monday moneda monedas
moneta money moniteur monitor monkey monnaie monopoly month montre mood moon morgen mosaik moschee mosquee motard mother motive motivo
moto mountain mouth mouvement movement movie muchacho mulleimer multimedia municipal mur murcielago museum music musica musician musicien
musicista musico musik musique musulman mythology nachhilfe nachname nachricht nachrichten nachthemd nageur nail naissance nariz narrator
nashorn natation nature naufrage nave navigation navire near nearby nebbia nebenjob neck negative negocio negocios negozi negozio neige
neighborhood neighbour nemico nerven nervos nervous netflix network networking netz neubau neve news newspaper nickname niebla nieve
nightclub nightgown nightmare nikotin nino nintendo noise nombre nombres nonsense notebook notfall notice noticia noticias notification
notizbuch notizia notizie nourrice novela november novia nucleaire nuclear nucleare numb number numeri numero nuotare nuoto nurse
nutrition nylon obdachlos obey obituary objectif objection objective obligation observation observe observer obsessed obtain obvious
occupation occupied occur ocean october oferta offend offense offensive offerta offerte office officer official offshore ohrring oido
ointment olympic olympics omicidio ongoing online onore opcion open opening opera operate operation operator opinion opponent opportunity
opposite opposition optical opticien optiker orario orbit ordenador order ordinateur ordine ordini ordnung oreiller orfano organization
orientation orkan orologio orphan orphelin ospedale ossigeno otite ouragan outcome outfit outline output ouvrier overhead overseas
overview owner ownership ozone paciente packaging padrino pagamento pagina paginas pagliaccio paiement painful paintbrush painting pajamas
palabra palabras palazzo panchina pandilla panneau pannolini pantalla papagei papel paperback papeterie paquebot paracaidas parachute
paragraph parallel paranoid parasol parcours pared parents paris parking parlament parlement parola parrain parrucca partenaire
participate participation partnership party pasaje pasajero passage passager passagier passeggero passenger pathetic patient patinage
patrol paziente peaceful peccato pedido pedone pelicula peligro pellicola pelota peluca pelvis pencil pending pendule penguin people
percentage percentuale perception perdon perform performance perfume pericolo periodico periodista periodo permanent permis permiso
permission permit perroquet perruque person persona personal personale personality personnel perspective perucke pesadilla petrole
petroleo petrolio pferd pflaster pflicht pharmacie pharmacy phone photo photograph photographe photographie phrase physical physician
pianeta pianiste piano pianoforte pickup picture pigiama pillow pilota piloto pintura pioggia pipeline piramide piscina piscine pistola
pistole pistolet pittore pittura placement plafond plage plakat planet planeta planner plastic plastico plastique plataforma platform
platinum playa player playground playlist plongee plotzlich pluie pneumonia pneumonie pocket podcast poignet polar police policia policial
policier politica political politique polizei polizia poliziotto polizist pollution polmoni pompier pompieri pompiers population porta
portafoglio portail portal portatile portefeuille portfolio portrait posicion position positive posizione possession possibility postbote
postino postkarte potential poubelle poumons poussette poverty practical practice praktikum prasident prayer precio precision predict
predigt pregnancy premiere prenom presence presentation president presupuesto pretend preuve previsions priest prigione primary principe
printing priority prison prisoner privacy private privilege prix probability problem problema problemas problemi procedure proceed
producteur production profession professional profile profit program programa programm programma programme programming progress project
projekt projet promise promote promotion prompt pronostico propeller propietario propina proposal proprietaire proprietario propriete
prospect prospekt prostate protect protection protective protest protocol prototype proud prozent psychic psychological pubblicita
pubblico puberty public publication publicidad publicite publicity publico publikum publique publish publisher puerta pulizie pullman
pulmones punishment pupazzo puppet puppy purchase pursuit putzfrau puzzle pyjama pyjamas pyramid quadro qualified qualify queen question
quittance quittung quiz quota quote rabatt racisme racist radar radfahren radiateur radiation radiator radical radio ragazza ragione
railway rain rainbow randonnee ranking ransom rapport rapporto rasieren rassismus rathaus rating rational reaction reader reading realidad
realistic realite reality realize realta realtor rebel reboot receipt rechner recibo reclamation recognition recognize recorder recording
recover recreation recuerdo recycling reference reform reforme refugee refugie refuse regalo regalos regard regen regierung register
registration registre registro registry reglas regolamento regreso regret regulation rehearsal reifen reinigung reiseburo reject relacion
relate related relation relations relationship relative relax relazione release relevant relief religion reloj relojes remark remember
reminder remote rencontre rent rental rentner repair reparatur reparieren reply reponse reporter representation representative repubblica
republic republica republique reputation rescue research reset resfriado residence residencia resident residential residenza resign resist
resistance resolution resolve resort resource resources respect respeto respond responsable response responsibility responsible respuesta
restaurant restroom retard retire retired retraite return reveil revenge revenu revenue revenus review reviews revision revista revistas
revolution revolver reward ricamo ricerca ricevuta ricevute richter richtung riscaldamento rischio risiko risparmi rispetto risposta
ritardo ritorno ritual rival river rivista riviste road robinet robot roboter rodilla rodillas roman romance romanzo rome roof room
roommates ropa rope roulotte route royalty rugby rughe ruhig ruido rumor rumore rundfunk running sacerdote sacred sacrifice safari safety
sailing salaire salesman salopette sandbox satelite satellit saturday saw saxophon sbaglio scandal schatten scheck schedule scherzo
schicksal schiena schiff schild schlitten schloss schmerz schnee schnupfen scholar school schrank schuld schule schwert schwester
schwindel sciare science scientific scientist scienza scimmia scissors scolarite scommesse sconti sconto score screen screwdriver
scrivania scroll scudo sculpture scuola season secret secretaire secretaria secteur sector securite security sedia segment segno
segretaria seguridad seguro sekunde seller semester semestre seminar senador senal sendung senor senora sensitivity sensor sentence
sentido separation september sequence sergeant serious serpent servant server serveur servicio servizio settings settlement setup seuil
severe sfilata share shelf shelter shield shipment shooting shop shopping shotgun shoulder shovel shower shrink shuttle sicurezza sidewalk
sigaretta sigarette siglo sign signal significant signora signore signorina silence silencio silent silenzio silla sink sintomas sintomi
siren sistema sister sitio situacion situation skating skelett skifahren skizze sky sleep sleeve slippers smart sneeze snoring snow soccer
soccorso society socks sofa sofort solar soldado soldat soldati soldato soldi soldier soleil soltero solution sombrero sommeil song sonido
sonne soprannome sorella sorrow sottotitoli souci sourcil soutien souvenir souvenirs spaceship spazzatura speaker specialist spectacle
spectrum speech spelling spiaggia spiel spiritual sportello springen squadra squalo squelette staat stability stadio stadion stadium stadt
stadtplan stamp stanza statement station statistics statistique stato statua statue status stazione stempel stepfather stepmother stereo
stimme stipendium stitches stone storia storie storm story strada strafe stranger straniero strasse strategic strategy street streik
strength strict strike stroke structure struggle strumenti strumpf stubborn student studente studio study studying stuhl stupid stupido
subject submission submit subscribe subscriber substance subtitulos subway succession suicide suicidio suit suitcase sujeto summit sun
sunday superior supervisor supplier support surface surgery surgical surname surrender surround surveillance survivor suspect sveglia
sweater sweatshirt swim swimming swimsuit switch syllabe sympathy symptom symptome symptoms synagoge syndrome syringe system tabac tabelle
tableau tablero tabouret tackle tactics tailleur takeaway talent talented tanz tanzen target tarif tartaruga tasche taschentuch task
tassista tatsache teacher teaching teatro technical technician technologie tecnologia teeth teilzeit tejado telaio telecamera telegram
telescope television televisione televisor temperature tempio temple tempo temporary temps tennis tent terapia terapista termin terminal
terrace terrain terrasse terremoto terrible territory terror terrorism terrorist tesoro tessera test testigo testimone tetto textbook
theater theatre theft therapeut therapist therapy thief thought thread thriller throne thumbnail thursday tie tiempo tienda tiendas
tierheim tiger tigre tijeras timbre timbro timeline timetable timing tips tiroir tisch tissu tissue titolo toalla toallas tobacco toilet
toilette toit token tomb tonsils tool toolbar toolbox tooth tornado torture tourism tourisme tourist tournament towel tower town toy toys
trabajador trabajo tracking tracteur tractor trading traffic traffico trafic trafico tragedy tragic trailer train traineau trainee
traitement traitor traje trampa tranen transaction transfer transit transition translate translation transplant transport transportation
transporte trapianto trasferimento trasporto tratamiento trauma traurig travail travailler travaux travel traveler treasury treatment tree
tren trend treno treppe trial tribute trigger tripod triumph trofeo trolley troop trophy trottoir truck tsunami tuesday tumba tumor tumore
tunel tunnel turistas turisti turnen tuteur tutor tutore tutorial tuyau twilight twitter typewriter typhoon ubicacion udito uffici uhr
uhrzeit umbrella umfrage umleitung umsatz umtausch umwelt umzug uncle underground understand understanding undo unemployment unexpected
unfair unfall unfortunately unhappy uniform uniforme unity universal universidad universita university unknown unlock unsubscribe
unterkunft unwetter update upload upset upstairs uragano urban urgences urgencias urgent urgenza urina urlaub uscita used useless utility
vacaciones vacances vacanza vacation vacuum vagon vagone vague valeurs valid valigia valise valuable value valuta valve vampire vampiro
vandalism variable vault vecindario vector vehicle vehicule vehiculo vehiculos veicoli veicolo velo velocita vendedor vendeur vendeuse
venditore vendor vent ventana vento venture verbindung verbrechen verdad verein vererbung verifica verify verkaufer verlag verliebt
verlobung verrou verruckt versand vertical vertige vertrag vertrauen verzeihung vestido vestito veteran veterinary veuve viaggio viaje
victim victime victory video vie viewer vigilante village ville violation violence violent virtue virus visage vision visite visual
vitesse vitrine vittima vittime vocal vogel voice voiture volcano voleur volleyball volontario volonte voluntary volunteer vorname
vorsicht voting voyage voyageur voz vue vulcano vulkan vulnerable wagon wahl wahnsinn wahrheit wahrung wall wallet wardrobe warning
warrant warrior washing watch wealth weapon weather webseite website wednesday week weekend weight weird welfare weltall werbung werkzeug
wetter wettervorhersage whale wheel wheelchair whisper widow wife wilderness wildlife willow wimpern window windows wireless wisdom wissen
wizard wohngeld wohnmobil wohnung wohnwagen wohnzimmer wolf woman wood word worker workout workplace workshop world worldwide worship
wounded wrestling writer writing wut wutend yearbook yegua yerno yoga youth youtube zahnarzt zaino zebra zebre zecke zeichnung zeitschrift
zeitung zimmer zip zirkus zodiaque zoo zoologico zoom zufall zug zugang zukunft zustand zweifel
`;

/** And those of which nobody speaks who asks for a recipe: whatever food is named beside a carpet, it is on it. */
const offTopic = `
abbonamenti abbonamento abfluss abflussrohr abmelden abogada abogado abogados abonnement abonnements abono abrigos abschleppdienst abseits
acceleration acconciatura acconciature accountant accountants accounting acquario acteur acteurs actionnaire actionnaires actor actors
actress actresses actrice actrices actriz actualizacion actualizar acuario acupuncture address adjectif adjectifs adjective adjectives
adjektiv adjetivo adresse aduana adverb adverbe adverbes adverbio adverbs aeroporti aeroports aeropuertos afeitadora afeitar affittare
affitti afidi aftershave agency aggettivo aggiornamento aggiornare airbag airbags ajedrez akku akkulaufzeit akkuschrauber aktien
alarmanlage albanil album alcalde alfombra alfombras algebra algebre algorithm algorithme algorithms alimony allocation allocations
almohada almohadas alquilar alquileres altavoces altavoz alternateur alternator altoparlante altoparlanti alufelgen ambasciata ambassade
ambulance ambulancia ambulanza amendment ammorbidente ammunition amplifier anagrafe android animation annuity answer antenna antenne
antennes antivirus antonyme anwalt aparcamiento aparcar appointment aquarium arbeitnehmer arbeitsamt arbeitsvertrag arbitre arbitres
arbitri arbitro arbitros archaeologist archaeology architect architecture archivo archivos arithmetic armadi armadio armario armarios
armbanduhr armoire arredamento arrested arrosoir artillery artist aseguradora asignatura asignaturas aspiradora aspirapolvere aspirateur
aspirin assicurazione assurance assurances assureur asteroid astrology asylum attestation attore attori attorney attorneys attrice attrici
audio audit auditor aufenthaltstitel augenarzt auriculares auspuff ausweis autista autobatterie autobuses autoecole autoescuela autokauf
automobile automovil automoviles autopista autopsy autoroute autoroutes autoscuola autostrada autostrade autounfall autovermietung
autoversicherung autowerkstatt averia averias avverbio avvocatessa avvocati avvocato ayuntamiento azalea azionista azionisti azulejo
azulejos baccalaureat bachelorarbeit bachillerato badewanne badminton bagage bagages bagagli bahnsteig baignoire baignoires ballot
baloncesto bancaire bancaires bancomat band bandage bandages bandwidth banera banjo bankrupt bankruptcy barrister battery battlefield
baugenehmigung beatles becas bedbug bedbugs bedroom bedsheets beethoven begonia benutzername benzin benzina benzinaio bequille bequilles
bescheinigung betriebsrat betriebssystem betrug bettwasche bewerbung bibliographie bibliography bicicletas biciclette bicycles bidet
biglietti biglietto bijoutier bijoux billet billete billets billetterie billiards biography biologie biology bitcoin blackjack blattlause
blockchain blockflote blouse blouses blouson bluetooth blumendunger bluray bodenbelag bohrmaschine bombilla bombillas bonifici bonifico
bonneterie bonsai bookcase bookkeeping bookshelf botox boulon boulons braccialetti braccialetto bracelet bracelets bremsbelage bremse
bremsen bricolage bricoleur brief briefkasten briefmarke brille broadband brokerage brouette browser browsers bufanda bugeleisen bujia
bujias bullone bulloni bundeskanzler bundestag burgermeister burglar burglary bussgeld buzon cable cableado cacciavite cajero calcetines
calciatori calculator calculus caldaia camionnette camisa camisas camiseta camisetas campeonato campionato camshaft canalisation
canalisations cancion canciones candeggina candidature caneria cantante cantantes cantanti canzone canzoni capitalism cappotti cappotto
captcha carburador carburant carburante carburateur carburatore carburetor carburettor carcel carcere cardigan career cargador cargadores
caricabatterie carpenter carpentry carpet carpeting carpinteria carpintero carrelage carretilla carriola carrosserie carrozzeria
carrozziere cartucce carwash casque caution cauzione ceiling ceinture cello cellulare cellulari celular celulares cerradura cerraduras
cerrajero certificado certificados certificat certificates certificati certificato cesped championnat chanson chansons chanteur chanteuse
chaqueta chaquetas charger chargers chargeur chargeurs charging chatgpt chaudiere chauffagiste chauffeur chaussette chaussettes chaussure
chaussures checkbook checkmate chessboard cheville chiave chinches chinchilla chiot chiots chomage chromebook chromosome cimici cintura
cinturon citation citizenship cittadinanza ciudadania clarinet clarinetto clavier claviers cle clignotant cloison clothes clothing clutch
coches cockpit cockroach cockroaches coiffeur coiffeuse coiffure coiffures colchones collana collane collateral colonialism comedien
commercialista communism communist comodino compiler composer comptabilite comptable computadoras concealer concesionario concessionnaire
concime condom condominio condoms conducir conduire congiuntivo congress coniugazione conjugacion conjugaison conjugaisons conjugation
conjuguer connexion consolato constitucion constitution consulado consulat consulate contabilidad contabilita contable contraception
contraceptive contract contrasena contrasenas contrat contrato contratos contratto contravention copyright copyrights correo cortacesped
cortina cortinas cosmetic cosmetics costituzione costura costurera cotisation cotisations coupon courier courriel courroie coursework
courtroom couture couturiere covoiturage crankshaft cravate cravates cravatta cravatte creancier creditor creditore creditors cremallera
crevaison criceto crittografia crosswalk crossword crusades cryptocurrency cucaracha cucarachas cuccioli cucito cuffie currency curriculum
curtain curtains customer cymbal dachboden dachdecker dachrinne dachshund dachziegel dandruff dashboard database databases datenbank
datenschutz dealership debian debiti debito debtor debts debug debugger debugging decimals declaracion decret decreto decrypt decryption
deduction deductions defendant delito delitos demanda demarreur demenageur demission democracy democrat demokratie denim dentifrice
dentifricio denuncia denunciar denunciare deodorant deodorante depannage depanneuse departure depilacion depilazione deputati deputato
depute deputes derailleur derailleurs derivative dermatologist dermatologo dermatologue desague desahucio desatascar desempleo desherbant
desodorante despido destornillador detergent detergente detergents detersivi detersivo detour detrazione detrazioni deuda deudas
diccionario diccionarios dichiarazione dictation dictator dictatorship dictee dictionary dictionnaire diebstahl diesel diktatur dimissioni
diploma diputado director discord diserbante disjoncteur disoccupazione dissertation distributeur dividend dividends divorcer dizionari
dizionario dna dni doccia documentary dogana doorbell doorknob douane douanier download downspout drehbuch driveway drone drucker
druckerpatrone drummer ducha dumbbells dusche dvd dvds earring earrings echappement echarpe echelle echiquier echographie ecografia
ecouteurs ecrivain ecrou ecrous ecuacion ecuaciones edificio editor eigentumswohnung einbruch einspruch einstein elecciones elections
electrician electricians electricien electricista electron electrons elektriker elettricista elettricisti elezione elezioni elfmeter
elterngeld embajada embarque embarquement embassy embauche embrague embrayage embroidery employment emprunt emprunter enchufe enchufes
encrypted encryption encyclopedia enfermero engineering engrais ensayo enseignant epilation equation equations equazione equazioni
equipaje eraser erbschaft erdkunde erede eredi eredita escabeau escalera escaleras escrime escritor escritora escrow essay essays
essuieglace estanteria etagere etageres ethereum ethernet evasione eviction evolution excavator extranjeria eyebrow eyebrows eyeglasses
eyelashes eyeliner eyeshadow fabbro facturation factures fahrkarte fahrlehrer fahrplan fahrradkette fahrradreifen fahrschule falegname faq
fassade fattura fatturazione fatture faulty fauteuil fee felony feminism fence fernbedienung ferrocarril ferrovia ferroviaire ferrovie
fertiliser fertilizante fertilizantes fertilizer fertilizzante fertilizzanti festplatte fichier fichiers filmmaker filosofia finance
finanzamt firewall firmware fiscal fisica fixed fleas flecken fleckenentferner flickering fliesenleger flooded floorboard flugticket
fontaneria fontanero fontaneros footballeur foratura foreclosure forehand forfait formulaire formulaires formular formulario formularios
fossils fotosintesi francobolli francobollo freelance freeway fregona freight freinage freni freno frenos friseur frisur frizione
fuhrerschein fuorigioco furgone furniture fusebox futbolista futbolistas gafas gallery gambling ganchillo gangschaltung garagiste
garrapatas gartenschlauch gasoil gasolina gasoline gasolio gazole gazon gearbox gearshift geburtsurkunde gefangnis gehaltsabrechnung
gendarmerie generaliste genetics geographie geography geometria geometrie geometry gerbil gesetz gesetze getriebe gewerkschaft giacca
giacche giesskanne gigabyte gigabytes ginecologo giocattolo gioielleria gioielli girokonto github giudice giudici gladiator glasfaser
gleichung gluhbirne gluhbirnen gmail goalkeeper gobierno gobiernos gonna gonne gotera goteras gouttiere governo grafikkarte gramatica
grammaire grammar grammatica grammatik graph gravedad gravita gravity grooming grundbuch grundgesetz grundsteuer grundstuck guidon
guinzaglio guitares guitariste guitarras guitars gynecologist haarschnitt hacker hackers hacking haftpflicht haiku hairbrush haircut
haircuts hairdresser hairdryer hairspray hairstyle hallway halskette haltere haltestelle hamster handbag handbags handball handcuffs
handgepack handlebar handlebars handrail handtasche handyvertrag hantel hardware hatchback hauptuntersuchung hausarzt hausmeister
hausschuhe headlight headlights headphones heckenschere helmets hemd heredero herederos heritier heritiers herunterladen hiphop hipoteca
hipotecas hitler hochschule holocaust homicide honda horarios horgerat horoscope horoscopes hortensia hortensias hortensie hose houseplant
html huawei hubcap hubcaps huelga huissier humidifier hundeleine hydrangea hyperlink hypothek hypotheque hypothesis hyundai iban ibuprofen
icon identifiant identifiants identite idioma idraulici idraulico imbarco imbianchino immatriculation immeuble immigration immobilien
imparfait imperfetto impfstoff impfung imposable imposition impot impots impresora impresoras impressum imprimante imprimantes impuesto
impuestos infantry infermiera infermiere infirmier infirmiere informatica informaticien informatique inheritance inkasso inkjet
inmobiliaria inodoro inquilino inquilinos insolvenz instalacion instalar install installare installateur installation installazione
installed installing insulation insurance insured insurer insurers internetverbindung internship interrupteur interruptor interruttore
intonaco inversion inversiones inversor investimenti investimento investing investitore investment investor investors invoice invoices
ipad iphone ipoteca ipoteche irpf irrigation isolierung itineraire jacke jackpot jalousie jardinerie javascript jewellery jewelry
jobcenter jouet journalism journalist joyas joyeria joystick jpeg jugement juguete jupe jupes jurisprudence juzgado kakerlake kakerlaken
kamera kastration katzenklo kaution kennzeichen keyboard keyboards keyhole kfzsteuer kilometrage kindergeld kinesitherapeute klassenarbeit
klavier kleiderschrank kleidung klempner knitted kommode kommunismus konjugation konto kontoauszug kopfhorer krankenkasse
krankenversicherung krankschreibung krawatte kredit kreditkarte kreissage kreuzwortratsel kubernetes kundigen kundigung kundigungsfrist
kundigungsschreiben kupplung laboratory ladder ladegerat ladekabel ladron laminat lamp lampada lampadina lampadine lampara lampe landline
lapiz laptops laundromat lautsprecher lavabo lavadora lavadoras lavatrice lavatrici lawnmower lawns lawsuit lawsuits lawyer leaking lease
leash lebenslauf lecture lectures leggings legislation lenkrad lenzuola lenzuolo lessee lessive letteratura letterhead lettiera ley leyes
liability licence licenciement license licenses licenziamento liceo lichtschalter lidschatten lied liedtext lightbulb limescale
limpiaparabrisas linguistics linkedin linux lipgloss lipsticks literatura litiere llamada llamadas llanta llantas loan locataire
locataires locksmith locksmiths logarithm logarithmus logiciel logiciels login logout lohnsteuer loi lottery luftpumpe luggage lumber lyft
lyrics macbook macchia macchie maglietta magliette magnetism mahnung mailbox maillots mairie makeup makler malerarbeiten maletas malware
mancha manchas manicure manillar manubrio manufacturer map maquillage maquillaje marketing mascara matelas matematica matematicas
materassi materasso mathematics mathematik mathematiques maths matratze matratzen matricula matrix mattress maurer mausefalle mecanico
meccanico mechanic mechanics meerschweinchen megabyte mehrwertsteuer melody mensaje mensajero mensajes messagerie messaggi messaggio
metaphor metros meuble meubles microphone microscope mieter mietvertrag mietwagen mildew mileage mindestlohn ministere ministerium
ministero ministre ministri ministro minivan missile mitochondria mittens mobilfunk mobili modem modems moduli modulo moisturizer momentum
monarchy monopattino moped moqueta moquette moquettes mortgage mortgages mosquito mosquitoes moteur moteurs motherboard motocicleta
motociclo motor motorbike motorcycle motorcycles motore motores motorino motorola motorrad motorway mousetrap moustache moustique
moustiques movil moviles mower mowing mueble muebles muffler muletas multa multas multimeter multiplayer multiplication muratore muratori
murderer musikschule mustache mutande mutuelle mutuelles mutui mutuo nacionalidad nagellack nahmaschine navegador navigateur nazi nazis
nebenkosten necklace necklaces necktie negligence netzteil neumatico neumaticos neutered neutron newsletter nissan nokia nomina nominas
notai notaio notaire notaires notar notaria notario notarized notary novelas numerique numeriser occhiale occhiali oculista odometer
officina offside ohrringe olwechsel ombrello operateur ophtalmologue orari orchestra orchestre orchid orchidea orchidee orchidees orchids
ordenadores ordinateurs ordonnance orecchini orecchino oreillers orquesta orquidea orquideas ortensia ortensie orthographe ortografia
ourlet outlet outlook overdraft oxygen padlock painter pallacanestro pallavolo pannenhilfe pansement pansements pantallas pantallazo
pantalon pantalones pantaloni paqueteria parabrezza parabrisas paracetamol parachoques parakeet paramedic parapluie paraurti parcheggio
parcmetre parebrise parete parkett parkhaus parliament parole parpaing parpaings parquet parrucchiera parrucchiere partei pasaporte
passaporti passaporto passeport passeports passport passports password passwords passwort patent patente patinete payment paypal payroll
payslip pedaggio pedales pedestrian pedicure peinado peinados peinture pelouse peluquera peluqueria peluquero penaltis penalty pensione
pensioni perceuse perfumes perimeter permesso perrera persiana persianas personalausweis petrol petunia pharaoh pharmacien philosophie
philosophy photocopy photographer photographers photography photoshop photosynthese photosynthesis physics physik physiotherapie
physiotherapist physique pianist piastrella piastrelle pillowcase pintalabios piratage pixels plagiarism plaintiff plastering plomberie
plombier plombiers plumber plumbers plumbing plywood pneu pneumatici pneumatico pneus poem poema poemas poesia poesie poeta poetry policy
politics politik poliza polizas polizza polizze poltrona poltrone polynomial portiere postcard potatura powerpoint prefecture preposition
prescription prestamo prestamos prestiti prestito primzahl printer printers probate procureur profesor profesora professeur professeurs
professor professore professoressa professori programacion programador programmation programmatore programmazione programmer programmeur
programmiersprache projector promo pronombre pronome pronomen pronoms pronoun property prosecutor protagonist proton pruning psichiatra
psicologo psiquiatra psychiatre psychiatrist psychologist psychologue psychology psychotherapeut psychotherapy puceron pucerons pulci
pullover pulsera pulseras punctured pushups putzmittel pythagoras python quadratic quantum quarterback quitamanchas racchetta racquet
radiografia radiographie radiology railroad raincoat ransomware raqueta raquette rasenmaher rasierer rasoi rasoio rasoir rauchmelder
realisateur reati reato rebooting rechnung rechnungen rechtsanwalt rechtschreibung recibos reclamacion reclamaciones reclami reclamo
recliner recruiter recruiters recruiting recruitment recrutement recursion redaccion reembolso referat referee referendum referendums
reformation refund refunded refunds refurbish refurbished regadera regenmantel regenrinne reggiseno regisseur regista registi reifendruck
reifenwechsel reimburse reimbursement reinigungsmittel reisepass reissverschluss relativity remboursement rembourser remittance remorquage
remorque rempotage rempoter renault rentenversicherung renting repaint repainting repaired repairing repairs reparacion reparaciones
reparar repassage report repot repotted repotting republican reseau reseaux reservation residency resignation resigned resiliation
resilier resume resumes retail retrete retroviseur retrovisor rettungswagen revisione rewire rewiring rideau rideaux rigore rimborsi
rimborso rinvasare rinvaso riparare riparazione riparazioni risparmiatore robbery rohrbruch rohrreinigung romancier romanzi rotatoria
rotonda rottweiler roundabout router routers rug ruler rundfunkbeitrag runway sabanas salaires salaries salario salarios salary sanctions
sandals sandpaper satellite satellites satzbau saxophone scacchi scacchiera scaffale scaffali scaffolding scanner scanners scarafaggi
scarafaggio scarf scarpa scarpe scenario sceneggiatura schachbrett schauspieler scheibenwischer schermata schermi schermo schiedsrichter
schlagzeug schleifpapier schlussel schlusseldienst schminke schmuck scholarship scholarships schraube schrauben schraubenschlussel
schraubenzieher schreinerei schriftsteller schuh schuhe schulden sciarpa sciarpe sciopero scooter scooters screenplay screenshot
screenshots screws script scrittore scrittrice sculptor seatbelt seatbelts secretary semafori semaforo semaforos senateur senato senator
senatore sentenza sentenze septic sequel serramenti serratura serrature serrure serrures serrurier servidor servidores sessel sewage
sfratto shakespeare shampoo shampooing shareholder shareholders shirt shoe shoelaces shoes showerhead shutters sicherheitsgurt
sicherungskasten siepe sillon sillones simkarte sindacati sindacato sindaco sindicato sinonimo sinonimos sitcom skateboard skype slavery
smacchiatore smartphone smartphones sms sncf sneakers snooker sociology socken socket software solfege solicitor solicitors solicitud
solicitudes solitaire sonata sonnencreme sonnet sostantivo soundtrack soundtracks soutiengorge spachtelmasse sparbuch sparkasse sparkplug
spartito spazzolino specchietto speedometer spielkonsole spillage spilled sponsor spotify sprache spreadsheet spreadsheets spyware
squeaking staatsanwalt staatsburgerschaft stagiaire stain stains staircase stairs stampante stampanti stampelle stapler startup stationery
stationnement statistik staubsauger steckdose steckdosen steering stellenanzeige stethoscope steuer steuerberater steuererklarung steuern
steuernummer stiefel stimmzettel stipend stipendi stipendio stivali strafanzeige strafrecht strafzettel strassenbahn stricken stricknadel
stromanbieter stromleitung stromrechnung stromzahler strumpfhose stylo suavizante subjonctif subpoena subscription subsidies subsidio
subsidy substantiv subtitles subtraction subvencion suchmaschine sudoku sueldo sueldos suitcases sujetador sunglasses sunscreen survey
suspension sussidio sweaters symphony syndicat syndicats synonyme synonymes syntax tache taches tactil taillight tailor taladro tapete
tapeten tapezieren tapisserie tapparella tapparelle tappeti tappeto tarantula tarjeta tarjetas tastatur tastiera tastiere tatouage
tatouages tattoo tatuaggi tatuaggio tatuaje tatuajes tax taxable taxation taxes taxi taxis taxpayer taxpayers technology teclado
telechargement telecharger telecomando telecommande telefon telefonata telefonate telefonini telefonnummer telefono telephone telephones
telephonique televiseur televisore televisori tenants teorema teppich teppichboden teppiche terabyte tergicristalli tergicristallo
termitas termites terreau tesis testamenti testamento testimony tetris text textile theorem theoreme theory thermodynamics thesis ticket
tickets tierarzt tights timbres timetables tique tiques tirocinio toiture tondeuse toothbrush toothbrushes toothpaste topsoil torneo
torwart tosaerba touchscreen tournevis tournoi towing toyota trademark trademarks traduccion traducir traducteur traduction traductor
traduire tradurre traduttore traduzione traduzioni tramway transcript transferencia transferencias translations translator translators
transmission tranvia trapano trasplantar treppenhaus trespassing tribunal tribunale tribunali tribunaux tricot tricoter trigonometrie
trigonometry trikot trombone trottinette troubleshoot trousers tubatura tubature tuberia tuberias tuition tulipani tulpen turnier tuxedo
typescript tyre tyres ubersetzen ubersetzung uberstunden uberweisung ubuntu ukulele ultraschall ultrasound umtopfen umzugskarton unblock
uncinetto unclog unclogging underwear uninstall uninsured universe unterhose untermiete upholstery urheberrecht urkunde urteil usb
username usernames usuario usuarios utente utenti vacancy vacante vaccin vaccinated vaccination vaccinazione vaccine vaccines vaccini
vaccino vaccins vacuna vacunas valigie vectors velocity velos vendaje verbo verbos verdict verfassung vergaser verkehrsschild
verkehrsunfall vermieter verordnung versicherung vestidos vestiti vetement vetements veterinaire veterinarian veterinario vidange
vilebrequin vinyl violin violon violoncelle violoncello violons virement virements visa visado visas vivienda viviendas vocabulary
voicemail voitures vokabeln volante volets volley vollmacht voltage vorhang vorhange vorlesung vorstellungsgesprach votar votare votazione
vote voucher vuelos wahrscheinlichkeit wallpaper wallpapering wand wandfarbe warehouse warranty waschmaschine waschmittel wasserhahn
wasserrohr wavelength webcam weedkiller weichspuler wellensittich weltkrieg werkstatt wholesale wicket widerspruch wifi wikipedia
wimperntusche windschutzscheibe windscreen windshield windshields winterreifen wiper wipers wohnungssuche worterbuch wrench yahoo
zahnburste zahnpasta zanzara zanzare zapatilla zapatillas zapato zapatos zecche zement zeugnis zimmermann zimmerpflanze zulassungsstelle
zundkerze
`;

const readOffTopic = onceMade((): ReadonlySet<string> => new Set(wordsOf(offTopic)));
const read = onceMade((): ReadonlySet<string> => new Set([...wordsOf(everyday), ...readOffTopic()]));

/** Whether a word is one of everyday life, which is spelt right, whatever recipes there are. */
export const isEverydayWord = (word: string): boolean => read().has(word);

/** Whether a word is one of everyday life that asking for food has no use for: a recipe without it is no answer. */
export const isOffTopicWord = (word: string): boolean => readOffTopic().has(word);
