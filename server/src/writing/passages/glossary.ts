import { MORE_GLOSSARY } from './more-glossary.ts';

/**
 * English words for what notes speak of, and how words for it begin in German, French, Spanish, Italian, Portuguese,
 * Polish, Turkish, Dutch, Romanian, Urdu, Welsh and Somali, without accents; `more-glossary.ts` has further languages.
 * `$` ends a whole word. It is far too rough to translate by: it tells what a passage is about, and nothing of it is ever
 * shown.
 */
const GLOSSARY = `
  mother = mutter mere$ madre$ mae$ matk mama$ mame$ mamy$ mamo anne$ annesi moeder ammi$ maa$ mam$ fam$ hooyo nena$ majka maman$
  father = vater pere$ padre$ pai$ ojciec ojca tata tate$ tatal baba$ babasi vader abbu$ papa$ tad$ aabo babai otac
  parents = eltern parents$ padres genitori pais$ rodzic ebeveyn ouders parint rhieni waalid
  son = sohn fils$ hijo$ figlio filho syn$ syna oglu zoon fiul$ beta$ mab$ wiil
  daughter = tochter fille$ hija$ figlia filha corka corki corke kizi dochter fiica beti$ merch gabar
  brother = bruder frere hermano fratell irmao brat$ brata kardes broer frate$ bhai brawd walaal
  sister = schwester soeur sœur hermana sorell irma$ siostr ablasi zus$ sora behen chwaer
  grandmother = oma$ grossmutter großmutter grand-mere abuela nonna avo$ babci babcia nine anneanne bunica nani$ dadi$ nain mamgu
  grandfather = opa$ grossvater großvater grand-pere abuelo nonno dziad dede$ bunic nana$ taid
  husband = ehemann mann$ mari$ marido marito maz$ meza kocas esi$ man$ sot shohar gwr$
  wife = ehefrau frau$ femme$ esposa mujer moglie mulher zon zona karis vrouw sotie biwi gwraig
  uncle aunt = onkel tante oncle tio$ tia$ zio$ zia$ wuj ciotk ciocia amca teyze unchi matus chacha
  children child = kind$ kinder enfant nino nina$ ninos bambin crianca dzieck dzieci cocu copil kinderen bachay bache plant plentyn carruur femij
  family = familie famille familia famiglia rodzin aile$ ailesi khandan teulu qoys
  twins = zwilling jumeau gemel gemeos blizni ikiz
  married = verheiratet marie$ casad sposat zonat zamezn evli getrouwd casatorit shaadi priod
  divorced separated = geschieden getrennt divorc separe$ separad separat rozwied rozwod rozsta bosan ayri gescheiden talaq ysgar
  lives with = lebt wohnt vit$ habite vive$ viven vivono mora$ moram mieszka yasiyor woont locuieste traieste rehti rehta byw
  home house = zuhause haus$ hause maison casa$ domu dom$ evde ev$ evi thuis huis acasa ghar cartref gartref guri
  flat rent = wohnung miete appartement loyer piso alquiler appartamento affitto apartamento aluguer mieszkani czynsz kira daire huur chirie fflat
  friends = freund ami$ amis amie amig amic znajom kolega kolez przyjaci arkadas vriend prieten dost ffrind saaxiib
  alone = allein seul$ seule sola$ solo$ sozinh sam$ sama$ samotn yalniz alleen singur akeli akela unig
  money debts = geld schulden argent dettes dinero deudas soldi debiti dinheiro dividas pieniadz dlug para$ borc bani datorii paisa qarz arian dyled
  church mosque = kirche moschee eglise mosquee iglesia mezquita chiesa igreja kosciol kosciel meczet cami$ kerk masjid eglwys
  hobby enjoys = spielt gern joue aime jugar gusta juega giocare piace gosta lubi gra$ seviyor oynuyor speelt graag joaca place khelna hoffi
  football music = fussball fußball football futbol calcio futebol pilk muzyk musik musique musica muzik voetbal pel-droed
  dog cat = hund katze chien chat$ perro gato cane$ gatto cachorro pies$ psa kot$ kopek kedi caine pisica kutta ci$
  school = schule schul ecole escuela colegio scuola escola szkol okul scoala school$ iskul ysgol dugsi shkoll
  teacher = lehrer maitress enseignant maestr profesor insegnant professor nauczyciel ogretmen leraar juf$ invatat ustaad athro athraw
  class year = klasse classe$ clase$ klas$ klasa klasie sinif clasa dosbarth jamaat
  reading = liest lesen lecture lit$ lee$ leer lectur legge lettura leitura czyta okuyor okuma leest lezen citeste parhta darllen
  writing spelling = schreibt schreiben rechtschreib ecrit ecrire orthograph escribe scrive scrittura escreve pisze pisani pisownia yaziyor schrijf scrie likhta sillafu ysgrifennu
  maths = mathe rechnen mathemat calcul matematic matemat sayma rekenen hisaab mathemateg
  homework = hausaufgabe devoirs deberes compiti prac$ domow odev huiswerk teme$ gwaith
  nursery = kindergarten creche maternelle guarderia asilo infantario przedszkol anaokul gradinit meithrin
  university college = universitat studium universit$ universite universidad universita studi uniwersyt
  work job = arbeit arbeitet beruf travail travaille emploi trabaj lavor trabalh prac praca pracuje pracy calis is$ isten isini werk werkt munc serviciu lucreaza kaam naukri gwaith shaqo pune
  employer boss = chef$ chefin arbeitgeber patron jefe capo$ patrao szef patronu baas sef$ boss$ rheolwr
  sick leave unemployed = krankgeschrieben arbeitslos arret chomage baja$ paro$ desemple disoccup malattia zwolnieni bezrobot issiz ziekte werkloos somer salwch
  retired = rentner rente$ retrait jubil pension emeryt rencis emekli gepension retras ymddeol
  night shift = nachtschicht schicht equipe turno zmian vardiya dienst tura shifft
  sleep = schlaf schläf sommeil dort$ dormir duerm sueno dorm sonno dorme sono$ sen$ snu spi$ spac spie uyku uyu slaap slaapt doarme somn neend soti sota cysgu hurdo gjum fle$
  wakes = wacht aufwach erwach reveil despiert sveglia acorda budzi wybudz uyan wakker trezeste jaag deffro
  night nightmares = nacht alptraum albtraum nuit$ cauchemar noche pesadill notte incub noite pesadel noc$ nocy koszmar gece kabus nachtmerrie noapte cosmar raat nos$ hunllef habeen
  appetite eats = isst appetit essen mange come$ apetito comer mangia appetito apetite je$ apetyt yemek istah eet$ eetlust mananca pofta khana khati bwyta cunto
  weight = gewicht zugenommen abgenommen poids kilos peso$ peso waga schud przyt kilo greutat wazan pwysau
  tired energy = mude müde antriebs fatigue energie cansad energia stanc cansac zmecz energi yorgun moe$ obosi oboseal thak blino tiriog
  mood sad low = stimmung traurig niedergeschlagen gedruckt humeur triste abatid animo umore nastroj smutn przygneb uzgun mutsuz somber verdriet trist dispozit udaas trist$ isel
  cries = weint weinen pleure llora pleurs piange chora placz agliyor agla huilt plange roti rota crio
  anxious worried afraid = angst angstlich ängstlich sorgen anxie inquiet peur ansied miedo preocup ansia paura medo lek$ lekow boi$ martwi niepok kork kaygi endise bang$ zorgen frica anxiet ingrijor dar$ dari pareshan ofn pryder
  panic = panik paniqu panico panica
  angry = wutend wütend wut$ aggress colere enojad enfad rabbia arrabbi raiva zly$ zlosc agresj krzycz ofkeli sinirli kizg boos$ furios nervos gussa dig$ blin
  headache pain = schmerz kopfschmerz douleur mal$ dolor dolore dores$ dor$ bol$ boli bole agri agriy pijn hoofdpijn durere doare dard poen
  stomach = bauch ventre estomac estomago barrig stomaco pancia barriga brzuch karin buik burta pet$ bol$
  dizzy = schwindel vertig mareo vertigin tontur zawrot bas$ duizel ameteal chakkar pendro
  forgets memory = vergisst vergess gedachtnis oublie memoire olvida memoria diment esquec zapomin pamie unut hafiza vergeet geheugen uita memorie bhool yaad anghofi cof$
  concentrates attention = konzentr aufmerksam concentr attention atencion concentra attenzione atencao koncentr skup uwag dikkat odakl aandacht atenti dhyaan canolbwyntio sylw
  restless = unruhig zappel agite inquieto irrequiet agitad niespok ruchliw wierci huzursuz kipir druk$ onrustig nelinist
  pain since months = seit$ depuis desde$ da$ desde od$ beri$ beridir sinds din$
  work accident = unfall accident accidente incidente acidente wypad kaza$ ongeluk haadsa damwain
  talks voices hears = stimmen hort voix entend voces oye$ voci sente$ vozes glosy slyszy ses$ sesler stemmen hoort aude awaz sunti lleisiau
  pregnancy = schwanger grossesse enceinte embaraz gravidanz incinta gravidez cia$ ciaz hamile zwanger sarcin hamal beichiog
  birth born = geburt geboren naissance accouch ne$ nee$ parto nacio nacimiento nascit nato$ nata$ nascim nasceu porod urodz dogum dogdu geboorte nastere nascut paida geni ganwyd
  walked = lief$ gelaufen laufen marche anduvo caminar camin andou chodzi chodzil yuru liep lopen mers$ chalna cerdded
  first words speech = worter wörter sprache sprechen mots parle$ parler palabras habla parole parla palavras fala slowa mowi mowa kelime konus woorden spreekt praat cuvinte vorbe bolna geiriau siarad
  weeks gestation = ssw$ semaines semanas settimane tydzien tygodni hafta weken saptaman hafte wythnos
  breastfed = gestillt allait amamant allatt piers emzir borstvoed alapt
  asthma diabetes = asthma diabet asthme asma astma cukrzyc seker astim zuckerkrank astm dama
  operation surgery = operation operiert opere operad cirug operazion operat operac ameliyat apreshan llawdriniaeth
  hospital = krankenhaus klinik hopital hospital ospedale szpital hastane ziekenhuis spital aspataal ysbyty
  hearing glasses = gehor hort brille audition lunettes gafas oido occhiali udito oculos sluch okular gozluk isitme bril$ gehoor ochelari auz chashma sbectol clyw
  epilepsy seizures = krampf anfall epilep crise convuls crisi padacz drgawk nobet stuip convulsi daura ffit
  blood pressure = blutdruck tension presion pressione pressao cisnien tansiyon bloeddruk tensiun
  blood test = blut$ blutwert sang$ sangre analisis sangue krew krwi kan$ tahlil bloed analize khoon gwaed
  depression diagnosed = depression depresi depress depresj depresyon depresie
  therapy psychologist psychiatrist = therap psycholog psychiat psiquiat psicolog psichiat terap psiholog seicolog
  medication tablets = tablett medikament medicament comprim cachet pastill medicac medicin compress farmac comprimid lek$ leki tablet ilac hap$ medicijn pillen pastil dawai dawa goli tabled meddyg
  takes mg = nimmt prend$ toma$ prende przyjmuje bierze aliyor kullan neemt ia$ leti cymryd
  allergy = allergi alergi uczul alerji
  drinks alcohol = trinkt alkohol bier$ wein$ boit alcool biere vin$ bebe$ alcohol cerveza beve$ vino$ birra bebe cerveja pije piwo wodk iciyor icki alkol drinkt bier bea$ bere sharaab yfed cwrw khamri
  smokes = raucht zigarett fume$ cigaret fuma$ cigarr pali$ papieros sigara rookt fumeaza tigari ysmygu
  drugs cannabis = drogen cannabis drogue droga drogh narkot marihuan esrar uyustur drugs$ droguri nasha cyffur
  police court = polizei gericht police$ tribunal policia juez polizia giudice policja sad$ sadu polis mahkeme politie rechter politia heddlu llys
  wants wishes hopes = mochte möchte wunscht wünscht hofft veut souhaite espere quiere desea espera vuole vorrebbe spera quer deseja chce chciala chcialby pragnie istiyor umut wil$ hoopt vrea doreste chahti chahta eisiau gobeithio
  strength good at = stark gut$ begabt doue bon$ bonne bueno buena bravo brava bom$ boa$ dobr zdoln iyi$ basaril goed$ bun$ buna$ acha da$
  helpful supportive = hilfsbereit unterstutz aide$ soutien ayuda apoyo aiuta sostegno ajuda apoio pomaga wspiera wsparci yardim destek helpt steun ajuta sprijin madad cymorth cefnog
  referred = uberwiesen überwiesen uberweis adress derivad deriva inviat encaminh skierowan sevk verwezen trimis refer cyfeir
  question whether = frage fragt question pregunta domanda pergunta pytan soru vraag intrebare sawaal cwestiwn
  attended came with = kam$ begleit erschien gekommen venue venu vient accompagn vino acude acompan venuta venuto veio przysz zglos geldi gelmis kwam$ vergezeld venit insotit aaya aayi daeth
  interview conversation = gesprach gespräch entretien entrevista colloquio rozmow gorusme gesprek interviu convers baat sgwrs
  interpreter = dolmetsch interpret tlumacz tercuman tolk$ mutarjim cyfieithydd turjubaan
  test score result = test$ punkte ergebnis score$ resultat result puntos risultat punteggi wynik punkt puan sonuc uitslag scor rezultat canlyniad
  eye contact calm cooperative = blickkontakt ruhig kooperativ freundlich regard$ calme cooperan mirada tranquil contatto contacto kontakt spokojn wspolprac sakin goz$ oogcontact rustig
  speech slow quiet = leise langsam lent$ lente bajo$ despacio piano$ lento baixo cich powoli wolno yavas sessiz zacht langzaam incet ahista araf
  appearance dressed = gepflegt gekleidet soigne vetu aspecto vestid curat vestit cuidad zadban ubran bakimli giyin verzorgd gekleed ingrijit imbracat
  diagnosis impression = diagnos eindruck impression impresion impressione impressao rozpozn wrazen tani$ izlenim indruk impresie
  explains because = weil$ erklar erklär parce explique porque explica perche spiega przez bo$ wyjas cunku acikla omdat verklaar pentru$ deoarece kyunke oherwydd
  exercise practised = ubung übung geubt exercice exercic ejercici esercizi cwicz egzersiz alistirma oefen exerciti ymarfer
  better improved = besser verbessert mieux amelior mejor miglior melhor lepiej popraw iyi$ daha$ beter$ mai$ bine$ behtar gwell
  worse = schlechter verschlechtert pire$ empire peor peggio pior gorzej pogorsz kotu slechter rau$ bura gwaeth
  plan next appointment = termin nachst nächst plan$ rendez-vous rdv$ prochain cita$ proxim appuntament prossim consulta nastepn wizyt randevu sonraki afspraak volgende programare urmatoar agla apwyntiad nesaf
  will continue = weiter fortset continu contin seguir continua dalej kontynu devam doorgaan verder jari parhau
  letter to doctor = brief hausarzt arzt medecin lettre carta medico$ medica lettera lekarz list$ doktor mektup huisarts doctor$ scrisoare daktar llythyr meddyg
  suicide die kill = suizid umbring sterben tot$ suicid mourir morir matar morire uccid morrer samob smier umrzec zabic intihar olmek oldur zelfmoord dood sinuci moara khudkushi marna hunanladd marw
  self-harm cuts = ritz selbstverletz scarif automutil cortar autolesi cortes okalecz tnie kesiyor snijd taie$
  hits violence = schlagt schlägt geschlagen gewalt frappe violen golpea pega$ picchia bate$ bije$ bil$ uderzy przemoc dov vuruyor siddet slaat geweld lovit maarta maar trais taro
  threat knife = bedroh messer menac couteau amenaz cuchillo minacc coltello ameac faca grozi noz$ noza tehdit bicak mes$ dreig cutit chaku cyllell
  safe = sicher schutz securite seguro sicuro bezpiecz guven veilig sigur mehfooz diogel
  consent capacity = einwillig einverstand consent consens zgod onay izin toestemming acord ijazat caniatad
  confidential = vertraulich schweigepflicht confidentiel confidencial riservat poufn gizli vertrouwelijk
  born in country moved = herkunft geflohen heimat pays$ refugie pais$ llego paese profug pais przyjech przeprow ulke goc$ land$ gevlucht tara$ mutat mulk symud
  language speaks = sprache spricht langue$ lengua idioma lingua jezyk jezyku dil$ dili taal$ limba zubaan iaith
  doctor examined = untersuch examen examin explorac esame badani muayene onderzoek consult archwil
`;

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ß: 'ss', ø: 'o', đ: 'd', œ: 'oe', æ: 'ae' };
const WHOLE = new Map<string, string>();
const BEGINNINGS = new Map<string, string>();
for (const line of [...GLOSSARY.trim().split('\n'), ...MORE_GLOSSARY.trim().split('\n')]) {
  const [english = '', words = ''] = line.split(' = ');
  for (const word of words.trim().split(' ')) {
    const whole = plain(word.slice(0, -1));
    if (!word.endsWith('$')) {
      const beginning = plain(word);
      if (!BEGINNINGS.has(beginning)) BEGINNINGS.set(beginning, english.trim());
    } else if (!WHOLE.has(whole)) WHOLE.set(whole, english.trim());
  }
}
const HAN = /\p{Script=Han}/u;
const LONGEST_HAN = 4;
const SHORTEST = Math.min(...[...BEGINNINGS.keys()].map((word) => word.length));

/** The English words that a text in another language seems to have, in its order; empty where none is known. */
export function gloss(text: string): string {
  const words = text.match(/\p{L}[\p{L}\p{M}-]*/gu) ?? [];
  return words.flatMap((word) => (HAN.test(word) ? lookUpWithin(word) : (lookUp(plain(word)) ?? []))).join(' ');
}

/** Chinese has nothing between its words: the longest that is known is taken at each place. */
function lookUpWithin(run: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < run.length; at += 1) {
    for (let length = LONGEST_HAN; length > 0; length -= 1) {
      const part = run.slice(at, at + length);
      const english = BEGINNINGS.get(part) ?? WHOLE.get(part);
      if (english === undefined) continue;
      found.push(english);
      at += length - 1;
      break;
    }
  }
  return found;
}

function lookUp(word: string): string | undefined {
  const whole = WHOLE.get(word);
  if (whole !== undefined) return whole;
  for (let length = word.length; length >= SHORTEST; length -= 1) {
    const english = BEGINNINGS.get(word.slice(0, length));
    if (english !== undefined) return english;
  }
  return undefined;
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łıßøđœæ]/g, (letter) => LETTERS[letter] ?? letter);
}
