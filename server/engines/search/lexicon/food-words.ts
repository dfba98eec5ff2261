import { onceMade } from "./lazy.ts";

/**
 * Words for food and drink from all over the world, most of which the kitchen has no line for: they are spelt right, and no slips of
 * others.
 * Folded, those left out that hardly differ from a word that recipes use often.
 */
const foods = `
aaruul aash abacha abambar abara abenkwan abgoosht abgusht abkhazura abodi abolo aboloo aborrajado abula aburaage aburasoba acaraje
acciuleddi acedia acemita acerola achachairu achappam achard acheke achira achu achumuruku acini ackawi acma acocil acorda acquacotta
acquapazza acquasale acuka adafina adai adapradhaman adhirasam adjaruli adjika advieh adzhika aemono afang afelia afinata afritada afval
agatogo agedashi aggakaka agidi agliata aglione agnolini agnolotti agriade aguachile aguadito aguadulce aguaje aguamiel aguapanela
aguardente agujjim agurkesalat ahuautle aibika aipim airag aiyu ajapsandali ajika ajilimojili ajitama ajoarriero ajobacalao ajomulero
ajono akagai akamu akara akaro akashiyaki akassan akhuni akkaravadisal akkawi akpeteshie akuri akutaq akvavit alaju albacore albaloo
albinita alcapurria alcatra alchermes alebele aletria alewife alfondoque alguashte alheira alicot aliha alimango alimasag alinazik alitcha
allipebre almdudler almodrote almogrote almojabana aloko alose alouda alsterwasser altbier alugbati aluvadi aluwa amadumbe amaebi amala
amardeen amarguillo amasi amazake amba ambarella ambasha amberjack ambode amboli ambulthiyal ambuyat ameijoas amelanche amigdalota amiwo
amlou ampalaya amparan ampesi amrakhand amti anadama anago anardana anarsa anarse andagi andaliman andrajos androlla anelletti anellini
angelica angula anisette anju anko anmitsu anolini anoushabour anpan ansom antesite anthotyro antikristo apaki apam apem apfelwahe apigigi
appalam appehuli appelflap appelstroop appelwoi appenzeller aprapransa apritada aprium aquavit arame aranygaluska aranzada arare arayech
arayes araza arbi ardrahan areeka arikkadukka aripathiri ariselu armottes arnadi arracacha arrack arroche arrope arsella arsik arvi arzua
asaana asadero asadillo asadura asari asazuke aseeda ashak ashlyamfu ashlyanfu ashta ashtalieh ashure asida asinan askoek asopao aspic
aspik assida atascaburras ataya atayef atchar atchara athirasam atjar atkilt atmit atoca atol atole atriau atsuage attaya attieke aushak
avakaya avalakki avalose aveluk avial aviyal awamat awameh awamori awarma awaze axoa ayamase ayampaco ayib ayocote ayungin azeitao azifa
aziminu azufaifa baasto baati babaco babaocai babaofan babbaluci babelutte babenda babgulyas bableves babovka babru babyccino bacalhoada
bacanora bacuri bademjan badjia badrijani badusha baechu baekseju baekseolgi bael bafla bagea baghar bagnacauda bagnet bagnetto bagnun
bagoong bagoss bahulu baiao baicoli baijiu baiqieji baissara bajiao bajigur bajiya bajiyo bakaliaros bakarkhani bakarwadi bakchang bakkwa
bakllava bakoula bakpia bakso bakwan balachaung balachaw balado balaleet balalit balangu balchao baleada balimbing balkenbrij ballorieh
ballotine ballottine balmos balourieh balushahi balut balyk bamee bamieh bamischijf bamiyeh bammy bamyeh bancha banchan bandeng bandrek
banga bangbangji bangus banhcuon banhmi banhxeo banica banitsa banketstaaf banku banosh banush banyuls baobing baqarkhani baranka barazek
barazik barbajuan barbounia barbue barbunya barentatze barigoule bariis barkoukech barraquito barreado basbaas basboosa bassaru bastani
basterma basturma basundi basuts batagor batasha batchoy batheeth bathith battera baudroie bauernkrapfen baumstriezel baursak bauru
bauyrsak bazeen bazella bazhe bazin bearberry beaufort beavertail bebele beberuk bebinca beccafico becherovka bedmi beechnut beenleigh
befanini begedil beghrir beguni beigli beiju belimbing belyash benechin benishoga bennedosa berawecka berehap berenji bergedil berkoukech
berkoukes berkswell berlingot berlingozzo besbarmak beschuit beshbarmak beskuit bessara besugo bethmannchen bettelmann bettelmatt betutu
beuschel beyran beyti bhakarwadi bhakri bhalla bhapa bhatura bhature bhelpuri bhujia bhutte biangbiang bibikkan bibimguksu bibimnaengmyeon
bibingka bicerin bichique bicibici bienmesabe bierock bierschinken biersuppe bifana bigoi bihon bihun bika biko biluochun bimuelos
binagoongan binalot bindaetteok bindenfleisch bingka bingsu bingtanghulu bionico birnbrot biroldo birote bisciola bisibelebath bissara
bistouille bisugo bitochki bitsuelas bitto bizcotela bjawia blaa blabarssoppa blaff blatjang blinchiki bloater blodpalt blodpudding
bluefin bluefish blunzn blynai boakibaa bobalky bobo bobolo bobun bocconotto bockbier bocol boereg boerenkaas boerenkool boerewors bofloat
bofrot bogobe bograc bogracsgulyas bohnengulasch bokbunja bokchoy bokit bokkenpootje bokoto bolani bolinhas bolinho bolobao bolon
bombardino bombetta bombil bombocado bonda bondibaiy bondiola bonet boodog boondi boorsog boorsok boortsog booza bopis borani borghol
boricha borlengo borojo borona borrachuelo bosna bossam botamochi boterkoek botillo botok bottereau botvinya botzi bouchot bougatsa bougna
bougnette boukete boukha boulevardier boulfaf bouneschlupp bourdelot bourdeto bourek boureki bouriol bourride boursault boursin boutefas
bouye bouyiourdi bouyon bouza boyoz boysenberry boza bozbash braaivleis brageole bramboracka bramborak branza brasucade brathering
braunschweiger breadnut brede bredie bregedel bregenwurst brennivin brettljause bricelet brigidini brill brinji brinza briouat briwat broa
brocciu brodet bronzino broodje brose broufade brovada bruckfleisch brudet brukina brunkage brunost brunsli brunsviger bruscandoli bryndza
bsisa bsissa bsteeya bualoi bualoy bubliki bubur buccellato buchimgae buchta buchticky budu bugeoguk bugne bugnette buhtichki bukhari buko
bulalo buljol bullace bulviniai bulz bumbleberry bumbu bungeoppang bunnychow buntil bunya bunyete bunyol buratino buredzici bureek
burekita burenwurst burgoo buridda burrida burukutu busaa buseca busecca busiate buskud bustrengo butadon butajiru butterbredele
butterkase butterstollen buuz buuza buzara buzhenina buzio byrrh cabecou caboc cabracho cabure cacasse cachapa cachito cachorrena cachou
cachupa caciofiore cacioricotta caciotta caerphilly cafreal caggionetti cagouille caguamanta caifan caillebotte caillette caipiroska
cajuzinho calcot calcotada caldeirada caldine caldinho calimocho calisson calpis caltabos calulu camaiot cambozola camerise camotillo
campanelle campechana canailla canastita canchanchara cancoillotte candeal candlenut canelazo canele canestrato canestrelli canihua canistrelli
canjeelo canjeero canjica canjiquinha cannonau canocchia cantal cantarito canutillo capelin cappellacci capuns carabaccia carabikang
carabinero carajillo carapulca carapulcra carasau carbayon cargolade carimanola carnati carnatzel carquinol carquinyoli carrageen
carrageenan carreteiro caruru casabe casadiella casatiello cascabel cascaval caserecce casizolu casoeula casoncelli casonsei cassareep
cassissine cassoeula cassolette castelfranco castella castelmagno castradina casunziei catania cataplana catchupa catibia catigot catracha
catupiry catuto caudle cavatappi cawl cayeye cazabe cazon cazzilli cebreiro cefalo celimpungan cellentani cemita cempedak cencaluk cendol
cenil centerbe cervelle cervoise cesnecka cezerye chaach chaas chabichou chacarero chacha chacoli chairo chaja chakalaka chakapuli
chakchak chakhao chakhchoukha chakhokhbili chakkavaratti chakli chakry chalka chalupa chambo chamcham chammanthi chammanthipodi chamoy
champola champon champorado champurrada champurrado champuru champus chanakhi chanfaina chanfana changaa changfen changua changurro
chankonabe chanpuru chaofan chaoshou chaource chapalele chapli chapulin charal charanda charapita charayam chargha charolais charoli
charoset charquekan charquican charsiu chartreuse chaschuechli chaswahe chatamari chateaubriand chatrou chattambade chaunk chaya chayedan
chayocamote chazuke chebab chebakia chechebsa chechil cheepappam chelada chelo chelow chemmeen chenchen chenjeh chenna cheonggukjang
cheongpomuk cheoreg chepil cherne cherrystone chershi chettinad cheungfun chhanchra chhang chhechki chhena chhenapoda chhoila chhole
chhundo chibuku chibwantu chicha chicoutai chifferi chifferini chifrijo chiguire chikanda chikenduza chikhirtma chikki chikoo chiktay
chikuwa chikuzenni chikwanga chikwangue chilaca chilacayote chilate chilcano chilcostle chileatole chilhuacle chilindrina chilmole
chilorio chilpachole chiltepin chiltomate chimaek chimarrao chimay chimodho chinchard chinchin chinchulin chingri chinicuil chinotto
chinquapin chiodino chipaguasu chipilin chiquetaille chireta chirmol chironji chirote chiroti chirrinchi chislic chisolini chistorra
chitrakut chitranna chitterling chivda chivichanga chivito chiwda chkmeruli chochchori chochlioi chochoca chocobanano chocoflan chocomel
chocotorta choila chojin chokha chokladboll cholado cholar chomchom chongos chontacuro chontaduro chopito chopsuey chorchori choreg
choricero chorreada chorrillana chouchen choudoufu choukouya chouquette chourico chowchow choysum chrabeli chraime chraimeh chrain
christophene christopsomo chtitha chuanr chuchito chuchuk chuchvara chudkani chudu chueotang chuflay chugchucara chuhai chukauni chukka
chunchul chunchullo chunchurria chundo chuno churchkhela churma chutagi chutoro chvikhirtma chvishtari chwinamul ciambotta cianfotta
ciaramicola ciauscolo cicchetto cicerchia cicerchiata cifan cifantuan cigkofte cilok cimol cincalok cipaille cipura cireng ciuppin civelle
civraxiu cjarsons clairin clamato clapotons clatite clemole clootie cloudberry clovisse coalho cobanac cobia cocarroi coccoli cochayuyo
cochifrito cocobread cococha cocuy cokertme colatura colenak coliza colonche commandaria conch condoche congyoubing conkie coolea copoazu
coquina coratella corbezzolo cordula coregone corniotte cornuelle cortadillo corunda corviche corzetti costmary cotherstone couac
cougnarde cougnolle cougnou coulemelle coulibiac coulommiers couque cousinat cousinette covrig coyota cozido cozonac cramique cranachan
crapiau cremaet cremolada crempog crempogau cremsnit crepine crepinette crescia crespeou cretons crispelle croaker crocche crodino
cromesquis cronut croquignole crottin croustade crowberry crowdie croxetti crozet croziflette crubeen cruchade csipetke csoroge csusza
cuajito cubanelle cubanito cubbaita cuberdon cubio cuccia cuccidati cuchaule cuchuco cuculli cucuzza cuddura cueritos cuernito cuitlacoche
culatello culurgiones culurgionis cunape cuoppo cupeta cupim cupuacu cuquette curanto curau curuba cuscuz cusube cuzzupa cvarci cwikla
cynar czernina dabeli dabo dachine dacquoise dadar daechang dafina dagaa dagad dahibhalla dahipuri dahivada dahongpao dakbal
dakbokkeumtang dakdoritang dakgalbi dakgangjeong dakkochi dakos dakouin dalag dalandan dalcha dalken dalma dalna damassine dambou dambun
dammsugare dampokhtak danadar danbing danbo dandanmian danggit dango danzai daoxiaomian dapanji daral darbesh dariole dasheen dashimaki
dasik dasima datemaki datschi dawadawa dayap dazhaxie dchicha ddukbokki debesmanna degue delicata demiglace demikat dendeng dengu
denningvleis deodeok dessi devrek dewberry dhalpuri dhansak dhapate dhedo dhindo dhirde dholl dhollpuri dibbelabbes dibi diguene dikgobe
dilis dimlama dimsim dimsum dinengdeng dinnete dinuguan diot diphaphata diples disanxian discada disznotoros ditaloni ditax dizi djenkoume
djote dobladita dobostorta dobostorte dodol dogfish doktorskaya dolmadakia dolmeh dolsot domatokeftedes domatorizo dombolo dombre domedo
dominostein domoda domodah domplin dongchimi dongdongju donkkaseu doolsho dopiyaza doppekooche doppelbock dopyaza doraji doria dorilocos
dosirak dotorimuk doubanjan doucelette doufuhua doujiang doukounou doumiao doupi dourado dovga dovi dragee drambuie droewors drommekage
dropje drstkova dubu dubujorim dubuk ducana duckunoo duhat duivekater duku dulet dulse dumboy dundun dungeness durrus duruka dushbara
duxelles dymlama dyushbara dziriette dziriyet ebiripo echpochmak eclade eddoe edikaikong eetch eezgii eiernockerl eierschecke eingemachts
einspanner eisbock ejjeh ekiben ekmek ekpang ekwang elaneer elarji elayappam elicoidali elver emadatshi embeurree emblanco emoliente
empada empadao empadinha empal empedrat emping encacahuatado encocado engkak enmolada ennegayi ensaymada enset ensopado entomatada
enyucado eomuk epoisses eptazymo erbazzone erbswurst ergolavos erguotou eringi erisseri erissery eriste erksous eromba escaldon escamocha
escamol escauton escaveche escondidinho escorpora escovitch escudella esgarraet eshabwe eshkeneh espardenya espasol espencat espumilla
esqueixada esrom estamboli esterhazytorte estofinado estouffade etag etivaz etliekmek etrille ewedu ezme fabes fafda fahfah fahsa faiai
falculella falernum fallue falooda faloodeh faluche faluda falukorv faneca fanesca fantuan farata farcement farcha farcidure fardelejo
farfel farinheira farofa farsumagru farton fasirt fasolakia fasolaro fasoulia fassolada fastelavnsbolle fastenwahe fataya fatayir fatoot
fattah fatteh fattigmann favouille faworki fedelini federweisser feijao fekkas feldkieker felfla fenalar fenetra fenglisu fengzhao feni
feqqas fereni fergese fernet ferni ferratelle feteer fettunta feuerzangenbowle fiadone fiadu fiakergulasch ficattole fiddlehead fideuada
figatellu figazza fihunu fileja filhos filindeu filloa filmjolk filuferru finadene finnbiff finskapinnar firfir firifiri firigolla firik
firinda firni fishball fiskeboller fiskekake fiskesuppe fiteer fitfit fladle flaeskesteg flaeskesvaer flamenquin flamusse flancocho
flanken flao flaouna flaskpannkaka flatbrod flatkaka flaugnarde flija flodni flognarde flonz flummery fogaseta foithong folar folpetti
fonio fontal fotiaoqiang fouace fouee fourme foutiaoqiang foutou fraldinha frango frangollo frappuccino frascarelli frattau fregola
fregula freixo fresella fricadelle fricandeau fricandela fricando frico fricot frika frikadel frikandel frikeh frikkadel frikkadelle
frisella frisuelo fritada fritanga frittole fritton frixuelo froccs frustingo frybread fugazza fugazzeta fugazzetta fugu fukujinzuke
fumbwa funazushi funche funge fungzao funje fura furu fuyu fuzhu fydjin gabagool gachamiga gaejang gahat gahwa gaidanjai gailan gajak
gajrela galani galantine galao galawati galbijjim galbitang galianos galinhada gallopinto galmaegisal galouti galunggong galuska gamitana
gamjajeon gamjatang gammelost gamonedo gamoneu gamopilafo gandinga gangjeong ganguo ganjang ganjanggejang ganmian ganmodoki ganote
ganseklein gaperon garaetteok garantika garantita garash garba garbure gardiane garelu garganelli garmugia garnaalkroket garnacha garrotxa
garudhiya garulla gassosa gathiya gaudes gavotte gazzosa gbegiri gboma gebzhalia geelbek gehaktbal geitost gejang gelbwurst gembus gemelli
genepi genepy genever genfo genip genmaicha gentiane geoduck gepuk getuk geuze gevrek ghalieh ghaliyeh ghanouj ghapama ghassi ghatogh
ghavan ghavane gheimeh ghevar gheymeh ghiveci ghomi ghonto ghoozi ghorayeba ghoriba ghottab ghraybeh ghriba ghrif ghughra ghugni gibanica
gibassier gibelotte gigandes gimblette gimlet ginataan ginguba ginja ginjinha ginkgo ginnu giouvetsi gipfeli giraumon githeri giuggiola
giuggiulena giuncata gizzada gjetost glasswort glogi gnamakoudji gnummareddi gobbetti gobo gobstopper godshe goetta gofio gohan goiabada
gojjavalakki gojju golatsche golbaengi golfeado golibaje golonka golpapdi golpar golubets gomaae gomashio gomasio gomboc gomen gomtang
gondre gongbao gongura gongwan gopchang gosari gosette goshtaba gotukola gouere gouqi gourgane gourrassa goxua goya goyere gozinaki
graavilohi gramigna grammelknodel grattachecca gratton grattoni graukase graviera grayling greixonera greubon gribenes gribiche
griebenschmalz griessnockerl griessschmarrn griesssuppe grimolle griot griouech grittibanz griwech groats grochowka grogue
gromperekichelcher grondin gronlangkal groundcherry grumbeerekiechle grutzwurst guabao guaje guanime guantang guarana guarapita guarapo
guasacaca guasca guatita guaytiew guayusa guazzetto gubadia gubana gubbeen gudeg gueddid guedille gueuze guglhupf guifiti guihua
guilinggao guinep guirila guirlache gujeolpan gujiya guksu gulai gulaman gule gulha gulkand gullac gulupa gundpongalu gundruk gunkan
gunkanmaki guoba guobao guobaorou gurame gurami gurasa gurnard gursan gurullos gurumelo gushtaba gutab guttiau guvec guyabano gwamegi
gyeranjjim gyeranmari gyokuro gyrossuppe gyumolcsleves gyuvech gzik hackberry hackepeter haejangguk haemuljjim haferlkaffee haferschleim
hagelslag hagenmark hakarl hakkebof hakozushi halaan halapa halawa halaweh haleem halim hallaquita hallongrottor hallulla halwo hamaguri
hamantasch hambagu hambasha hamonado hamsi handkase handvo haneeth hangi hangikjot hangop hangwa hanjeongsik hanpen hapukapsas harcha
harees hareesa hareeseh hargow haroset hasenohrl hashlama haskap haslet haupia havreboll hawaash hawaij hawawshi hawayij hayagreeva
hayagriva hayashi haydari haytali headcheese hefekloss hefekranz heidensterz helzel hempseed heringsstipp hermelin hernekeitto herrencreme
herrengrostl herrentorte hertzoggie hesperidina highball hijiki hikimas hilachas hilbeh hilib hilopites hilsa hilumur himbasha himono
hindbaersnitte hipon hiramasa hirame hiromeri hirschbraten hishimochi hiyamugi hiyayakko hjemmebrent hmiss hobakjeon hobakjuk hochepot
hoddeok hoecake hoentay hofun hogao hogfish hojicha hoki hokkigai holige hollerroster holodets holunderkuchle holundersuppe
holzfallersteak homok honeyberry honeybush hongeo hongshaorou hongyouchaoshou honningkage hopia hopjesvla horapa horapha horlicks hornazo
horopito hortopita horumon hosaf hosomaki hotate hotteok houjicha hovmastarsas hraime htanaung htapodi htipiti huajiao huangjiu huangmenji
huarache huatape huatia huauhzontle huauzontle huaxmole hudut huesillo huffkin huggi huiguorou huitlacoche hulatang humba huminta
hunkarbegendi huntun huoguo hurmasica husarenkrapfen hushallsost hushpuppy husleves hutieu hutspot hutzelbrot hwachae hylopites hypocras
hyssop iahnie ibihaza ibores ichigodaifuku ichimi idiazabal idichakka idiyappam ifinkubala ifisashi igado ijeh ikameshi ikayaki ikigage
ikivuguto ikokore ikura ilish imagawayaki imambayildi imarti imbakbaka imberlach imbrucciata imeruli imifino imoni inari inarizushi
inchicapi ingberlach ingriyi injeolmi injipuli inkomazi intxaursaltsa invartita irimshik irio irmik isaw ishtu isiewu isigwaqane isijingi
iskembe iskukaris isombe isot istamboli istavrit isterband iwashi izarra izote jaboticaba jabuticaba jachnun jachtschotel jadoh jaew
jagdwurst jagertee jahnun jaljeera jallab jambu jameed jamoncillo jamu janchiguksu jangajji jangiri jangjorim jangtteok jareesh jarlsberg
jaternica jben jelito jenever jengkol jeon jeonbokjuk jeonggwa jeongol jeotgal jeowbong jericalla jericaya jering jhalmuri jhangora jhol
jhunka jianbing jianbingguozi jianjiao jiaohuaji jibarito jigarthanda jilo jimami jimikand jingisukan jipai jitrnice jiucai jiucaihezi
jjamppong jjim jjimdak jjinppang jocon jocoque jocote jokbal jokpyeon jolbhora jolokia jonchee jonjoli joojeh jopara jorim jostaberry jota
joulutorttu joumou juane judiones jujeh jukkumi julep julepolse julmust jumari jumeokbap jumil juneberry jungfernbraten junket junnu jurel
juustoleipa kaak kaalan kaalikaaryle kaalilaatikko kaapi kaassouffle kabab kabiraji kabosu kabsa kabseh kabu kacamak kachagolla kachaudi
kachkeis kachori kachumbari kackavalj kadaifi kadambuttu kadayif kaddid kadma kadubu kaek kaerajaan kaferbohne kafteji kafuli kahek kahk
kahwa kailan kaimati kaipen kaiseki kaisendon kaisersemmel kajaik kajmak kakavia kakdugi kakiage kakigori kakik kakuni kalaadi kalacs
kalakand kalakukko kalamaki kalamansi kalamar kalamarakia kalapurka kalathappam kalbsleberwurst kaldereta kalduny kalentika kalette
kalguksu kalimotxo kalio kalitsouni kalkan kalkandu kallappam kallu kallumakkaya kalops kalpasi kalthappam kaltsounia kalua kalulu
kamaboko kamalabhog kamameshi kamareddine kamarkattu kamias kaminwurz kammerjunker kammounia kampachi kamrakh kanelsnegl kani kanji
kanomjeen kanyah kaofu kaoya kapama kapana kapenta kaphrao kaprao kapsalon kapusta kapustnica karadantu karak karanji karantika karasev
karashi kardemummabulle kardinalschnitte karedok karepan karidopita karimeen karinto karjalanpaisti karnemelk karonda karpatka karree
kartacze karuvadu karydopita kaseigel kasekrainer kasesahnetorte kashaato kashata kashaya kashayam kashiwamochi kashk kashkaval
kashkavalka kashkineh kashta kaskaval kasnocken kasnudel kasseri kastengel kasujiru kasundi kasuzuke kaszanka kataifi katayef katchourie
kategna katikala katlama katmer katmi katogo katsukare kattama katyk kavardak kavarma kavum kavuni kavurma kawakawa kawal kawari kazandibi
kazunoko kazylyk kebapche kecombrang kedjenou kedondong kefalograviera kefalotyri keftaji keftedakia kelaguen kelewele keluak keluwek
kemangi kembung kemiri kemplang kencur kenkey keperi kepiting kerabu kerang kerebic keribo keripik keropok kerrievis kersangri kerupuk
kerutuk kesari kesaribath keshek keshkek keskek keskul kesra ketayap ketoprak ketupat kevum khabees khabeesa khabeesah khagineh khaipen
khaja khakhra khambir khameer khamir khandoi khandvi khanomchin khaojee khaophoun khaopiak khaopoon khaosoi khaproli kharabath kharcho
kharvas khash khashlama khaukswe khauswe kheerkadam khejur khirmohan khlea khlii khoa kholodnik khorak khorasan khoresh khoresht khorisa
khorkhog khorovats khoshaf khowsuey khrenovina khubz khurchan khuushuur khvorost khychin kiachl kibbeling kibinai kichel kifla kifli
kiisseli kikomando kikurage kilawin kilishi kiluvoileib kinako kinche kindli kingklip kinilaw kinnathappam kinpira kinunot kipferl
kiribath kiritanpo kisamvu kisangua kisel kishimen kishk kishka kishke kisra kissangua kitfo kitniyot kitoza kitsune kitumbua kiveve
kiwicha kjotsupa kjottkake kkaennip kkakdugi kkaktugi klachelsuppe klaklo kleftico klejner klepon kletzennudel klingeris klippfisk klobasa
klops kluski kluwak kmaj knacker knackwurst knaidel knedle knephla kniddelen knipp knish knockwurst knysza kobasica kobiraji kochkase
kocho kocok kocsonya kodubale koek koeksister koesister kofola kohuke kohupiim koki kokis kokoalaisa kokoda kokonda kokonte kokorec
kokoretsi kokosbusserl kokotxa kokum kolac kolache kolacz kolaczki kolak kolakakor kolasnittar kolatsche kolbasa koldskal kolduny kolivo
koliwada koljivo kolokasi kolokithia kolokithokeftedes kolokithopita kolokythokeftedes kolompeh koloocheh koloucheh kolsch komaj komatsuna
komle kommissbrot kompeito kompia komposto konafa konbu kondowole konfyt kongguksu kongnamul kongnamulguk konkonte konnyaku konpeito
kontomire kontosouvli konyagi konyaku koobideh koofteh kookoo kootu koozh kopanisti kopi kopstoot kopytka korbacik korerima korhelyleves
korokke korozott korvapuusti korzhik kosambari kosheri kothimbir kothimbirvadi kotlovina kotopita koucha kouign koulourakia koulouri
koumiss koupepia koupes kourabie kousa kouseband koushuiji koussa koutoukou kovbasa koyadofu kozhambu kozhukatta kozhukattai kozinaki
kozunak kpanla kpekpele kplala kpokpoi kpomo krachai kracherl krafna krampouz kransekage kransekake krapao krautkrapfen krautspatzle
krautstrudel kreatopita krecek krembo kremmydopita kremowka krempita kremrole kremsnita krentenbol krentenwegge kreplach krichlate kriek
kripik kroepoek kroeung krofna krompirusa kronfleisch kroppkaka krovyanka krowki kruchenyky kruidnoot krumiri krumkake krummelpap krupnik
krupnikas krupuk ktzitzot kuaitiao kuaytiaw kubaneh kubdari kubideh kuchmachi kuciukai kuding kueh kugelis kuhol kuih kukicha kukui
kulajda kulambu kulcha kulebyaka kulen kulikuli kulkul kulolo kulukki kumbilappam kumis kumpir kumru kunafeh kunu kunyit kupati kurdai
kuromitsu kurtoskalacs kurut kusaya kushiage kushikatsu kushiyaki kuska kusksi kutab kutia kutsinta kuurdak kuymak kuyrdak kuyteav
kuzhalappam kuzhambu kuzhipaniyaram kuzu kuzukiri kuzumochi kvaefjordkake kwacoco kwanga kwati kwetiau kyinkyinga kymyz kyopolou kystyby
kyufta laban labaneh labaniyeh labanos labazhou lablabi lachang lackerli lacquemant ladob ladotyri lafun lagana lagane laghman laghmi
lagman lagniappe laguiole lahanodolmades lahanorizo lahoh lahpet lahuh laing lajiao laksan lamala lambanog lambic lambig lambropsomo
lamian lamprais lamprea lampreado lamprey lamproie langcha langfil langhopf langka langres lanttulaatikko lanzones laoganma laolao
lapcheong laphet laphing laplap lapsang lapskaus larou lasary lasinukas laskiaispulla laskonka latterino latwerge laulau lavaret lavashak
laver laverbread lavraki lawar lazanki laziji leberknepfle leberspatzle leblebi ledikeni leerdammer lefse legmi leipajuusto leitao lekach
lekkerbek lekor lemang lemonana lemper lengkuas lenkkimakkara lepinja lepyoshka lerotse levengi leverpostej levrek leyden lgeimat liangfen
liangpi lianzongzi liboke licurdia liebesknochen lihapiirakka lilikoi lilva limburger limeade limequat limonana limoncino limpet lingcod
linguettine linguica lionfish litti littleneck lituma liushabao livance livarot liwanze ljutenica llajua llajwa llaucha llonganissa
llonguet lobakgo lobiani lobio lobscouse locomoco locrio lodchong lodeh loempia loklak lokma lokot lokse lokshen lomaigai lomein lomi
lomilomi longan longeole longjing longjingxiaren longsilog longueiron lonkero lontong lonzino lonzu loomi loosemeat lorighittas loroco
lortsy lotek loubia loubieh loukaniko lountza lozovaca luau lucanica luchi lucuma ludagun lufer lukanka lukchup lukhmi lukinke lulada
lumpfish lungerl luobing luobogao luosifen lupis luqaimat lussebulle lussekatt lutefisk lutenica lutfisk luwombo lychnarakia lyutenitsa
maakouda maakroun maandazi maanek maasdam maasdammer maasoub mabi maboke macapuno macatia macaxeira macco machaca machanka machboos
machbous maconnais macreuse macvin madartej maddur madeeda madesu madfoon madfouna madhruba madila madra madrono madrouba maesil maeuntang
mafalde mafaldine mafroum mafrum maftool maftoul mageiritsa magenbrot magiritsa maglyarakas magrood maguro magwinya mahalabia mahalabiya
mahamri mahangu maharagwe mahencha maheu mahewu mahjouba mahlab mahleb mahlep mahmsa mahshi mahyawa maibowle maiorchino maito maitrank
majadito majarete majboos majjige makanek makaronilaatikko makbous makchang makdoos makdous makemba makgeolli makguksu makizushi makkara
maklouba makloubeh makouda makovnjaca makowiec makroud makroudh maksalaatikko maksuba maksym malabi malaikari malaiyo malakoff
malakofftorte malakwang malasada malassada malatang malawach malawax mallum mallung malpua maltagliati malunggay maluns malva malvasia
mamajuana mamallena mamey mamia maminha mamoncillo mamoul mampoer mampostial manaeesh manapua manchamanteles mandasi mandazi mandi mandoca
mandolato mandondo manduguk manfrigole mangsho mangu manicoba manju mannele manouls manouri manoushe mansaf mantu maocai maotai maoxuewang
mapodoufu maputi maqiu maqouda maqrud maqui marang maranuela maraq marash marathopita margoog marionberry maritozzo markklosschen markook
marlenka marlin maroilles maror marqooq marqouq marquesote marranita marranito marraqueta martabak martorana marubini maruya marzolino
masaco masago masato masghati masgouf masguf mashkhurda mashua mashuai mashuni masoub masroshi massissi massoppu mastava mastelle mastiha
mastika masuzushi mataba matafan matahambre matajibaro matapa matarocco matazeez mataziz matelote matembele matete matevz mathbi mathri
matnakash matoke matooke matoufet matoutou matsutake mattak mattentaart matzobrei matzoh mauby mauricette mavrodaphne maxixe mayoketchup
mazamorra mazanec mazarin mazavaroo mazegohan mazemen mazet mazondo mazurek mazzafegato mbaazi mbaipy mbakbaka mbatata mbatten mbege mbeyu
mbika mbongo mchadi mchicha mchuzi mead mechoui mechouia medister medisterpolse medovnik medovukha medronho meggyleves meghli megrim
mehlsuppe meifun mekelesha mekika mekitsa melinjo melitzanosalata melloui melomakarona melonpan meloui melva memela menbing menchi
menchikatsu mendoan mentaiko merken merquen mesciua mesfouf meshaltet meskouk meskouta mesost messmor metagee metemgee metkut metsovone
mettbrotchen mettigel meture metzelsuppe metzgete meurette mextlapique mezedes mezhukkupuratti mezzelune mezzemaniche mhadjeb mhalbi
mhamsa mhancha miangkham mianjin michelada michirones michmole midye mieliepap mieng mifan mifen migan migliaccio mignardise mihidana
mihlama mikate milcao milchsuppe milkfish millas milleens millerighe milmyeon mimolette minari miondo mique mirchivada miroton mirto misal
misalpav mishkak mishkaki mishti misozuke missoltino mistela mistelle misugaru mitihue mititei mitmita mitsuba mitsumame mitternachtssuppe
mitumba mixian mixiote miyeok miyeokguk mizeria mizithra mizutaki mizuyokan mkaango mkate mkatra mkatre mkhali mkharka mlawi mlewi mlinci
mloukhia mloukhieh moamba moambe mocetta mocochinchi modak moddizzosu moeche mofogasy moghlai moghrabieh moghrabiyeh mogodu mogolla
mohanthal mohinga mohnflesserl mohnkliessla mohnnudel mohnstollen moilee moimoi moinmoin mojama mojete mojicon mokary moleche molee
mollete molokhia molote molotof momocha monaka mondeghili monggo monhinga monjayaki montasio montuca moorkop mopane morbier morbiflette
morcela morcon mordegskakor morita morkuzhambu morlacco morocho morogo morteruelo mosbolletjie moscardino mosciame moshkhurda mosselen
mostacciolo mostachon mostarda mostbrockli mosutlhane motepillo motsunabe mouclade mouhalabieh mousseron moutai mozartkugel mozuku
mpotompoto mrouzia msemen msemmen mshikaki mtabga mtewem mthewem mtori mtsvadi muamba mubattan mucbipollo mucenici muchim muchin muchomo
muckalica muckefuck mudammas muegano mufattah mufete mufushwa mughlai mughli mugicha muhalabia muhalla muhallebi muhlama muikku muisjes
mukene mukimo muktuk mulgikapsad mulgipuder mulkimchi mulnaengmyeon multekrem mulukhiyah munggo mungunza munkki munkoyo muping muqmad
murabba muratina murazzano muriwo murki murraba mursik murta murtabak murukku murunga musetto mushabak mushabbak mustaccioli mustamakkara
mustasa mustikkakukko musubi mutakura muthia mutschli mutta muttamala muttonbird mutura mutzbraten muufo muxu muzongue mwambe myeongran
myoga mysorepak myzithra nabulsi nacatamal nadughi naengmyeon nagaimo nagasari naiboa nakji nakkileipa nakuldana nalca nalewka nalysnyky
namasu nameko namero namkeen namoora nampla namprik namtok namul naniura nannari narali narazuke narezushi nargesi narutomaki naryn
naseberry nasischijf nastar nataing navvat nazook nazuk ndambe ndengu ndiwo ndizi ndole necci necora neenish neerdosa negi negima negiyaki
nendran nerikiri nervetti netetou neureos neuzeke neypathal neyyappam ngalakh ngapi ngari niangao niboshi nidelkuchen niflette nihari
nilaga nimki nimono ningyoyaki niniche nippattu nishalda niubaiye niuroumian nkatenkwan nkatie nkontomire nkui nkwobi nocino nohut
nokdujeon nokedli nokhodchi nokkelost nonnenfurzle nonnette noolputtu noppe noqui noryn nozawana nsenene nsima ntaba ntula nucatoli
nuegado nukazuke nuoccham nuocmam nuomiji nurungji nyembwe nyponsoppa oajian oamisoua oatcake obazda obbattu obwarzanek ochazuke
ochpochmak ocopa oden odeng odiyal odkac ofada ogbono ogiri ogogoro ogokbap ogorkowa ohagi ohitashi ohukainen oildown ojakhuri ojja ojojo
okaki okara okazi okok okowa oktapodi oladushki oladyi olallieberry olele oleleh oliebol ollada olleta olluco olluquito omagungu omajowa
omakase omapodi omena omija ommali omuraisu omusubi oncom ongchoy ontbijtkoek onugbu oodkac oolong oondhiya opah opekance opihi opor
oputtu orache orahnjaca orasnice orehnjaca orelleta orgeat orlam oroblanco ortanique ortiguilla orzata osban oscietra oscypek osechi
oshifima oshikundu oshiruko oshizushi ossau ossetra ossocollo osterpinze ostiepok ostkaka ostropel otaheite otoro ouananiche ouassou
oursinade ouzi ovaltine ovomaltine oxymel ozoni pabassina pacaya pachade pachadi pachamanca pacharan pachola pacoca pacu paczki padaek
paddlefish padthai pageot pahok paila paio pakbet pakhala pakhlava pakmor paksiw palabok palacinka palacinke palacsinta palada palamita
palamut palapa palappam palava paledonia palinca palinka palitaw pallotte pallubasa palombo palometa palouze palov palusami palya pambazo
pamonha pampepato pampilho pampoenkoekies pampushka panakam panchineta pancotto pandesal pandeyuca pandowdy panetela panforte pangang
pangiallo panigacci panikeke panipopo panipuri paniscia panissa panisse paniyaram panjiri pannekoek pannenkoek pannfisch pannkaka
pannukakku panpepato panquemado panrkhash pansotti pantua pantxineta panucho panunto paocai paofan paomo papaccella papadzul
papageienkuchen papaitan papalo papaloquelite papanasi paparajote paparina papassini papeda papelon papet papeton paplet papoutsakia
pappadom pappu pardula parenica parihuela parotta parrotfish parrozzo paruppu paruppusili paruthi parwal pasembur pashmak passendale
passito pastaflora pastarma pastechi pasticada pastirma pastisset pasulj pasztet patacon patande patanisca patarashca patarveliya patasca
patatnik patatokeftedes patay patbingsu pathiri patholi pathrode patia patir patis patishapta patjuk patlican patola patoleo patoli
patongko patranque patrode patsas pattona paturi patxaran pauchouse paximadi payesh payoyo pazhampori peameal pebernod pebete pebre pecel
pechay peda peixinhos pejerrey peka pekasam peket peladilla pelamushi pelardon pelau pelinkovac pemmican pempek pencarelli pennette
pennywort penoy penuche pepatelli peperkoek pepernoot pepesca pepian pepicha pepparkaka peprewatra pequin percebe percebes perciatelli
percik percoca perdepilav peremech perepichka pergedel perkedel perloo perrechico perretxiko perroche perrunilla perunalaatikko pesarattu
pestil pestino petai petcha petha petrali pettole peuyeum peyaji peyek pfundstopf phagshapa phalsa phirni pholourie phuchka phutu
piacentinu pianono piaparan piave piaya pibale pibipollo picadita picagge picanchagne picaron picchiapo pichanga pickerel pickert picodon
picoroco pidan piernik pierniki pierozki piftie pigeonpea piima piirakka pikliz pilaki pilaou pili pilipit pilpil pinakbet pinapaitan
pindang pindasaus pindjur pindur pindzur pineau pinikpikan pinkelwurst pinnekjott pinni pinoccate pinole pinolillo pinzini pioppino pipeno
pipian pipicha pipikaula pipirrana piquin piradzini piragi pirao pirarucu pirichittus pirinaca piripiri pirohy pirozhok pisarei piscola
pismaniye pissalat pitanga pitepalt pitha pithivier pithiviers pithla piti pitika pitla pitorro pittu pittule piyaju piyaz pizokel
pizzelle pkhali placali placinta planteur plecing pletzel pletzl plokkfiskur plombieres ployes plumcot pluot poboy pocchuc pochas pochouse
podi podpiwek podvarak pogaca pogacsa pogne poivrade polarbrod pollichathu pomfret pomidorowa pommeau pompano pomtajer poncha ponchik
pondu pongal ponganalu pongteh ponmo ponteduro poonchoi popia popiah popoi poppyseed porcetto poriyal porkkanalaatikko porkolt pormonier
poronkaristys porotta porra portokalopita posho potbrood potjevleesch potjiekos potol potthucke pouligny pounti povidlo povitica
powidltascherl pozharsky pozol pradhaman prahok praire prasopita prasorizo prasselkuchen prastost prebranac prebuggiun precel prefou
presnitz prestino presunto priganice pringa prinskorv prinzregententorte prisuttu projara prostokvasha provatura prsut pryanik psarosoupa
puccia puchka pudim puerh puerquito puffpuff pukacapa pukis pulenda pulique pulisseri pulissery puliyogare pulmay pulparindo pulque
pultost pulusu punschkrapfen puntillita punugulu pupunha puranpoli purloo purrusalda pusandao pusit putizza puttu putupap putxero pyaaz
pyeonyuk pylsa pyshka qabuli qahwa qalbelouz qamardeen qatayef qatayif qatlama qawarma qeymeh qishr qishta qistibi qoozi qottab quadrucci
quahog quandong quargel quarkstollen quarktasche quartirolo queijada queimada quelite quemeu quenepa quentao quernon quesuco quiabo quibe
quimbolito quindim quintonil quipe quirquina quizaca qursan qurt qurut qutab rabanada rabdi rabokki rabri racituri racuchy radhaballavi
radiatori raffiuoli ragda raggmunk ragimudde ragstone ragusano rahka raicilla rajbhog rakfisk rakija rakiya rakkyo rakomelo raksi rakugan
rakvicka ramanonaka ramequin ramune ramyeon ramyun ranfanote rangina ranginah ranmian ranonapango ranovola raperonzolo rarakor rasabali
rascasse raschera rasomalai raspao raspeballer rassolnik rasstegai ratafia ratluk ravaidli ravani raviggiolo ravigote ravitoto rawon raxo
raznjici rebujito recheado rechta refajo regana reganmian reginette rehbraten rehkeule rehpfeffer rehrucken reindling religieuse relyeno
rempeyek rengginang renke renkon requeijao reshteh retortillat retsina revdi reviro revithada revithia revithokeftedes rewadi rewena rewri
rfis rfissa rgag rickey ridder rieska rievkooche rigolette rigotte riguas rihaakuru rillaud rillon rinquinquin risalamande risgrot
risibisi riskrem rissois rivesaltes rizogalo rkatsiteli robiol robiola rocamadour roccoco rockfish rocoto rodbetssallad rodgrod rodizio
rodkal roedjak rogel roggebrood rojak rolmops romadur romaza romazava romeritos rommegrot roncal rooibos rookworst roosterkoek roshogolla
rosol rosolio rosolli rosomalai rosquete rossejat rossolje rostbratel rostbraten rotkappchentorte rotwurst roudoudou rougan rougeng roughy
rouille roujiamo rourou rousong rousquille roveja rowanberry rowie rozata rubenkraut rugbrod ruisleipa rujak rumball rumtopf rundstykke
runebergintorttu runza rupjmaize russule ryazhenka ryynimakkara saaru saba sabaayad sabazushi sabich sablefish sabodet sabudana
sabudanavada sachima sacristain sadhya sadya saeujeot safflower safiha sagudai sahawiq saheena sahlab sahlep saimin sajji sajta sakotis
saksak saksang sakuramochi salabat salamella salammbo salara salbut salceson salchipapa saleeg salers salgam saliq salmiak salmiakki
salmis salmoriglio salpicao salpora salsiz saltah saltbush saltena saluyot salvitxada salzstangerl samai samaki samali samanu sambali
sambusa sambusak sambuus sambuusa samgyeopsal samgyupsal samlar samlor samp sampita samso sanbeiji sanciau sandan sandbakkel sandesh
sandkake sangak sangkhaya sanguito sanjori sankaya sanma sansho santhakai santol sanwinmakin saozimian saperavi sapodilla sapota sapote
saqima sarago saraman sarapatel sardeles sardenaira sarrabulho sarsaparilla sasive satar sataras sataw satoimo satori satsebeli satsivi
satti sattu saumagen savarin savarina sayadieh sayadiyah sayote sayur sazerac sazon sbiten sbriciolona sbrinz sbrisolona scaccia scacciata
scalille scarpariello scarpinocc schabziger schaufele schauferl schav schieffele schiffala schillerlocke schlickkrapfen schlipfkrapfen
schlutzkrapfen schmorgurke schneewittchenkuchen schnippelbohnensuppe schokokuss schorle schublig schuttelbrot schwenkbraten schwowebredele
scialatielli sciatt scimudin sciusciello scorfano scorsonere scorzone scotchbonnet scottadito scouse scrapple scrippelle scrumpy
scruncheons seabuckthorn seada sebada seblak secallona sedanini seedai seekh seeyam seffa sekacz sekanjabin sekerpare sekihan sekoteng
sekuwa selchkarree sellou selterskuchen semmelkren semovita semprit semur senbei sencha senmaizuke seolleongtang serabi serac serica
sericaia serinakaker sernik serobe seroendeng serradura serundeng serviceberry seswaa sevai seviyan sevpuri sevruga sfeeha sfenj sfilacci
sfince sfinj sfouf sfougato sfrappole sgabei sgroppino sgushchenka shaabiyat shaah shabalay shabaley shabushabu shad shafoot shakarpara
shakria shakriyeh shanglish shankarpale shankarpali shanklish shaobing shaohsing shaomai shapale sharba sharbat sharkaravaratti sharkkara
sharmout shebakia sheepshead sheera sheermal sheftali sheftalia shelpek shengjian shengjianbao sheqerpare shibazuke shikanji shikuwasa
shingara shiokara shiraae shiratamako shirazi shirmal shiro shiruko shishbarak shishlik shito shizitou shkembe shkmeruli shochu shojin
shola sholezard shoofly shorba shorpo shorshe shorwa shoushoukos shproty shrak shrikhand shuangpinai shuijian shuizhurou shuizhuyu shukto
shungiku shurpa shuwa shuzhuk shynka sichenyky siddu sidu sigarilyas sikhye sikilpak sillsallad silpancho silvanas simboro simsim
sincronizada singani singju singkamas singkong singori siniguelas sinseollo siomay siopao sirabi sirenje sirnica sirsak sirupssnipper
sisig sitabhog sitaphal sitaw siumai siuyuk siyadiyeh sjomansbiff skabputra skagenrora skerpikjot skhina skhug skilandis skillingsbolle
skilpadjies skioufichta skipjack skirlie skirret skolebolle skolebrod skoudehkaris skruzdelynas skubanky skyu slanina slaphakskeentjies
slatur slavink sledz slinzega slivovitz sliwowica slizikai sljivovica slushie smacafam smalahove smalec smen smokie smoorsnoek smore
smorgasbord smorn smoutebol snezhanka snoek sobao sobia sobiyet sobolo soboro sobrasada sobrassada sockerkaka soju solkadhi solkadi
solterito sombe sombi somen somsa somtam somtum songpyeon sonker soondae soondubu soparnik soprassata sopressa sopressata sorpotel
sorropotun sorullito sorullo sosatie sotanghon sotol sotong soubise souchong soujouk soumada soumaintrain soumbala soupoukandia
sousboontjies souskai soutzoukaki soutzoukakia spaccatelle spanakorizo speckknodel spekkoek spenwood spetsofai spettekaka spianata
spoonbread springerle spumoni spurgos squacquerone ssam ssambap ssamjang ssukgat stakovoutiro stamnagathi starfruit steckerlfisch
steinhager sterlet sterz stichelton stigghiola stjerneskud stoba stocco stockfish stoofvlees storzapretti stottie stracci strachitunt
strangozzi strapacky strascinati stridoli striezel stringozzi stroganina strolghino stroncatura stroop strucolo strudla strukli struklji
stutenkerl stywepap suaasat suadero suancai suanlafen suanlatang suanmeitang subereg succotash sucrine sucuk sucumbe sudachi sudado sudjuk
sudzhuk sudzuk sufganiyah sugarello sugpo suimono suiton sujebi sujeonggwa sujuk sujukh sukhdi sukhiyan sukju sukka sukku sukuma sulance
sulguni sullungtang suluguni sumalak suman sumbala sumelek sumolak sundal suneli sungnyung supakanja supangle supion supoesi suqaar surabi
suran surmai surowka surschnitzel surstromming surubim susamiello susiyam sussmost sutlac suugo suutei suya suyuk suze suzhiyan suzma
svekolnik svele swai swaledale sweetsop switchel syrok szaloncukor szalonna szarlotka szegedinergulasch szekelykaposzta szilvasgomboc
taameya tabouna tacaca tacacho tacaud tachin tachino tacutacu taffy taftan taftoon tagalia tagarnina tagliya tahchin tahinopita tahong
tahu taillaule taioro taiyaki tajeen takikomigohan taknetta taktouka takuan talaba talagani talam talibur talkkuna talkysh talmouse taloa
talong tamago tamatiebredie tambaqui tambli tambuli tameletjie tamina tamiya tanabour tandyr tangelo tanghulu tangia tangpyeongchae
tangshui tangsuyuk tangyuan tanigue tanjia tannia tansy tantuni tanuki tapai tapsilog tapulone tapuy tarag taragna tarako tarallini
tarallo tarallucci tardivo tarhana tarhonya tarhun tarocco taroz tartelet tartlet tarwi tasajo tascalate tashreeb tasso tassot tataki
tatale tatsoi tatsutaage taucheo tauge taushe tautog tavukgogsu tawook tayberry tayuyo tbikha tchapalo tcharek tchicha teacake tebirkes
tebit teewurst tefteli tehri teiglach tejate tejuino tekkadon tekwan telebhaja teleme telemea telera tellina telline temaki tembleque
tempoyak tench tendron tenerumi tengkleng tenkasu tepache tepary teppanyaki tepsi ternasco terrassenplatzchen tesguino tesmole testaroli
tetilla tetragone tfaya thalipeeth thambuli thandai thandayi tharavu thareed tharid thattai thattuvadai thecha theeyal thekua thenthuk
thentuk thepla thiakry thieb thiebou thimbleberry thimpu thobwa thogayal thongyip thongyod thoran thukkha thukpa thuvaiyal tianmianjiang
tichinda ticklemore tieguanyin tiella tielle tigella tigernut tigrillo tijgerbrood tikinxic tikvenik tilefish timatim timbit timut
tinaktak tinapa tinda tinginys tingmo tinito tinola tinutuan tippaleipa tirggel tirit tirokafteri tirosalata tiwul tiyula tiznao tjampoer
tjendol tjukkmjolk tjvjik tkemali tklapi tlacenka tlacoyo tlatonile tlayuda tlitli tobiko tochitura tocilog tocinillo tocosh tofeja togbei
toheroa tojori tokaji tokneneng tokoroten tolma tomatokeftedes tomaxelle tomkha tomme tompoes tompouce tomyum tongba tongkol tongseng
tongsui tonjiru tonnarelli tonnina tonteki toothfish topfengolatsche topfenschmarrn toportyu torbogee torborgee torcetti torcolo tororo
torresmo torrfisk tortafrita tortano tortel tortiglioni toscakaka tostilocos totche toucinho touffaye touladi touloumba toumeya tourlou
touron tourtisseau tourton toutelot touton towgay trahana traipen trancapecho tranenkuchen trattalia travarica travesseiro trdelnik trdlo
trembo tremocos trenels trenette treska tresleches trevally tribolade tricholome trid trida trifongo triggerfish trilece trileqe trinxat
tripotx tripous tripoux troccoli tropezienne trouchia truffade truffat tsamarella tsampa tsamthuk tsikoudia tsipoura tsipouro tsire
tsoureki tsuivan tsukemen tsukemono tsukudani tsukune tteok tteokgalbi tteokguk ttoro tuak tucunare tucupi tufahija tuffoli tulingan tulum
tulumba tumbarrancho tumbet tumpeng tungrymbai tunnbrod tunworth tupi turdilli turlu turon tushenka tushonka tutmanik tutyrma tuwo tuzluk
tvaruzky twarog twigim txakoli txangurro txipiron txistorra tyurya tzimmes ubadiyu ubugali uchepo uchpuchmak uchucuta ugli uiro uitsmijter
ukdiche ukodo ukoy ulam ularthiyathu ullivada ulluco ulpo ulusu umbadiyu umbricelli umbu umeboshi umeshu umezuke umfino umngqusho
umngqushu umphokoqo umqombothi umutsima unadon unagi unaju undhiyu unnakaya unnakkaya unniyappam unohana upperi uppittu upsaru uramaki
urap urda urnebes urojo urta urucum urwagwa usal usban ushiojiru usili usipa ustipak uszka uthappam utopenec uvaspina uwuh uzhunnu uzvar
vacherin vaciopan vadacurry vadai vadapav vadouvan vakalolo valdeon valencay valhomas vangibath vanilice vaniljekranse vanocka vaporcito
varenye varnishkes varskeciai varutharachathu varuval vasilopita vastedda vasterbottensost vastlakukkel vatapa vathakuzhambu vathal
vatrushka vattayappam vedarai vellayappam venecek venpongal ventresca ventricina vepudu verashchaka verdesca verhackertes verhuny
verivorst vernaccia vesalica vetkoek vetrnik viazi vignarola vigoron viili vinarterta vincisgrassi vindaye vinsanto vinschgerl visheti
vishukatta visinada visinata visitandine vispipuuro vitoulet vitumbua vlaai voanjobory voatsiperifary voatsiperifery vobla volandeira
vortbrod vurtsikilu waakye wadli wagashi wagasi wahe wahoo waika wajik wakabaki wandouhuang warabimochi waragi warka warrigal wassail
wasserspatzen watalappam watalappan waterblommetjie wattalapam wattleseed weakfish weckmann wedang weggli weika weisslacker weisswurst
welfenspeise wellfleisch wensleydale whitefish wienerbrod wienerstang wigmore wingko witblits wollwurst wotou wowotou wrasse wugok wugou
wurzfleisch xacuti xalwo xato xawaash xerem xerotigana xianbing xiancao xiandan xianshuijiao xiaomian xiefen xinohondros xinotiri xinxim
xnipec xoconostle xouba xtabentun xuixo xuxo xynomizithra yabrak yahuarlocro yakeyake yakgwa yakhni yakiniku yakionigiri yakiton yaksik
yamaimo yanduxian yangmei yangrouchuan yaniqueque yanpi yansuji yarg yatimcheh yautia yayla yeesang yellowfin yellowman yemista yentafo
yerba yimian yiwanmian yokan yomari yosenabe youbing youpomian youtiao youvetsi yuba yuchoy yudofu yuebing yugwa yuja yujacha yukgaejang
yukhoe yukjeon yumcha yusheng yutiao yuvalama yuxiang yuzukosho zaafi zacahuil zacusca zagareliai zakuska zalabia zalabieh zalabya zaleti
zamita zangi zapekanka zapiekanka zapote zarajo zarandeado zarangollo zarda zaru zarusoba zeama zebrakuchen zedoary zeljanica zelje
zelnacka zemlovka zentyca zenzai zervelatwurst zganci zgougou zhacai zhangcha zhimaqiu zhingyalov zhongshuijiao zhuafan zibibbo
zigeunerschnitzel zigni zincica zitoni zitumbuwa zlabia zlikrofi znoud zobo zoborodo zoervleis zongzi zoni zoolbia zorongollo zorza zosui
zourit zourite zriga zserbo zubrowka zuccotto zuiji zulbia zunka zurbian zurigschnatzlets zurrukutuna zuurkool zuurvlees
`;

const read = onceMade((): ReadonlySet<string> => new Set(foods.split(/\s+/)));

export const isFoodWord = (word: string): boolean => read().has(word) || read().has(word.replace(/s$/, ""));
