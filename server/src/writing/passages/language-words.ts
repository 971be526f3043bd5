/** Frequent words that tell a language, those of notes among them. What English has as well is counted for neither. */
export const LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  German: `ja nein doch so in was genau stimmt mir mich uns da dann der die das und ist nicht mit ein eine einen einem einer sie er es wir ich wurde hat haben habe von zu zum zur auch im den dem des
    seit bei für keine kein keinen aus nach vor über unter auf an am als wie aber oder dass noch schon nur sehr mehr wieder immer durch
    ohne gegen bis war waren wird werden kann soll möchte will sich ihr ihre ihren sein seine seinen mutter vater tochter sohn kind kinder
    schule schläft schlaf termin termine woche wochen jahre jahren monate täglich gespräch klagt berichtet gesagt sagt leben angst gut stimmung`,
  French: `le la les et est une un des de du dans pas pour elle il ils elles avec qui que été au aux sur depuis ne ses son sa mais je on nous
    vous ce cette ces se par plus très chez sans sous après avant entre deux trois puis aussi comme dit était avait fait mère père fille
    fils frère soeur sœur école maison sommeil nuit matin soir jour jours semaine mois ans suivi rien jamais toujours peu beaucoup seule seul`,
  Spanish: `el la los las y es una uno un que con para por fue ella del se su sus en lo desde muy pero ha al de no ni sin sobre más cuando
    como está están era tiene tuvo hace años meses semanas madre padre hija hijo hermana hermano escuela casa duerme dice quiere nada nadie
    toma vive siempre nunca después antes noche mañana todo todos mejor peor también ya hay le les mi me ser estar sola solo bien`,
  Italian: `il lo gli le e è una uno un che con per della delle degli dei non sono stato stata si ha di la del nel nella da dal anche più suo
    sua alla ma come quando molto poco sempre mai madre padre figlia figlio scuola casa dorme dice vuole anni mesi settimane notte mattina
    niente tutto prima dopo senza bene male`,
  Portuguese: `o os as e é uma um que com para não foi ela ele do da dos das em no na seu sua mais desde ao mas muito como quando mãe pai filha
    filho escola casa dorme diz quer anos meses semanas noite manhã nada tudo antes depois sem sempre nunca está tem pela pelo pelos pelas às há também três dele dela fala faz fez
    trabalho trabalha mora marido mulher irmão irmã dia dias hoje já só até isso`,
  Dutch: `ja nee is in was of dat dit ik het een en niet met zij werd heeft van voor zijn ook dat naar bij hij maar er op geen wordt sinds aan de die ze haar hun wel nog
    moeder vader dochter zoon school thuis slaapt zegt wil jaar maanden weken nacht veel weinig altijd nooit goed slecht zich uit om te`,
  Polish: `jest nie się oraz na do że przez był była było który która jego jej w z i ma mają ale jak tylko już jeszcze bardzo
    bez dla przed pod nad przy za o lub czy gdy tak też mówi mama tata matka ojciec żona mąż syn córka brat siostra szkoła szkole dom domu
    sen śpi noc nocy rano dzień dni lat lata miesiąc tydzień tygodnie pracuje chce może boi zawsze nigdy dzieci razy raz dwa dwa trzy`,
  Welsh: `mae yn ac wedi ei gan yr nid ar fod oedd hi ond eu gyda bod wrth mewn am i y o a dim cysgu ysgol mam tad gartref eisiau ddim`,
  Romanian: `și si este nu cu pentru care din la fost sunt pe un o mai dar ea el său sa sau să că de în a au are am ce cum când foarte mama
    tata fiica fiul frate soră școală acasă doarme spune vrea ani luni săptămâni noapte dimineața fără după înainte mereu niciodată bun bună`,
  Turkish: `ve bir bu için ile çok olarak değil var yok daha ama olan gibi da de o şu ben sen biz siz onlar ne mi mı hiç her sonra önce kadar
    anne annesi baba babası kız oğlu kızı okul evde uyku uyuyor gece sabah gün hafta ay yıl istiyor diyor iyi kötü beri hep günde iki üç bazen eşi`,
  'Urdu or Hindi': `hai hain mein main ka ki ke ko se aur nahin nahi kuch bohot bahut beti beta betay ghar raat subah kehti kehta kehte raha rahi
    rahe gaya gayi gayin tha thi the saal mujhe unki unke unka uski uske woh wo yeh ye dawai dawa hota hoti hote kar karti karta karte ho hua
    hui deti deta abhi phir bhi jab tab sab koi apni apne apna saath wapas liye tak par kabhi roz dard neend khana bachay bache`,
  Czech: `je se na že v do s z k i a o po pro ale jako byl byla bylo jsem není nebo ještě velmi jen už má mají když matka otec dcera syn škola
    doma spí říká chce let měsíců týdnů noci ráno vždy nikdy`,
  Hungarian: `a az és nem hogy is egy van volt de meg csak már még mint vagy nincs nagyon anya anyja apja lánya fia iskola otthon alszik
    mondja szeretne éve hónapja hete éjjel reggel mindig soha`,
  Swedish: `och är inte att det som en ett på med för av den till har hade från men om vid hon han sin sitt mycket inga inget mamma pappa skola
    hemma sover säger vill år månader veckor natt morgon alltid aldrig`,
  'Danish or Norwegian': `og er ikke at det som en et på med for av af den til har hadde havde fra men om ved hun han sin sitt meget ingen ikke
    mor far skole hjemme sover sier siger vil år måneder uker uger natt morgen alltid altid aldrig aldri hos etter efter når bare jeg hun`,
  Finnish: `ja on ei se hän että mutta kun myös oli ovat sen hänen koska kanssa vain jo vielä hyvin äiti isä koulu koulussa kotona nukkuu sanoo
    haluaa vuotta kuukautta viikkoa yöllä aamulla aina koskaan joka tai niin`,
  'Croatian, Serbian or Bosnian': `je i u na se da ne su za sa što ali kao bio bila bilo nije nema već još samo kad kada majka otac kći sin
    škola kod kuće spava kaže želi godina mjeseci tjedana noću ujutro uvijek nikad muž žena djeca`,
  Vietnamese: `và là không có của với cho được trong một những này khi đã đang sẽ rất mẹ bố con trường nhà ngủ nói muốn năm tháng tuần đêm sáng`,
  Somali: `waa oo iyo ka ku u la in ay uu aan waxa waxay wuxuu ma badan kama hooyo hooyada aabo carruur guriga hurdo maalin habeen sanad`,
  Albanian: `dhe është nuk me në të një për që nga i e ka kanë por më shumë nëna babai shtëpi shkollë fle thotë vjet muaj javë natë`,
  Lithuanian: `ir yra ne su kad į iš tai bet kaip jos jo labai mama tėvas mokykla namuose miega sako nori metų mėnesių savaičių naktį`,
};

/** What nearly every English note is made of, shorthand with it. */
export const ENGLISH_WORDS = `care am pm ref the and of to is was with that for his her he she has had been at by from not but no on are this they mum dad
  reports says said in as an be been will would can could may did does do done if or so than then them their there when who what which
  out up down off over after before since about into also very more less some any all none nil other each both one two three now still
  again never always often only just well good bad low high poor old new own same first last next back home house school work worked
  works lives living alone mother father son daughter sister brother wife husband partner parents family child children boy girl friend
  friends teacher class doctor nurse clinic ward team visit visited seen saw see met asked told tells feels felt sleep sleeps slept eats
  ate eating mood anxious low tired pain history due plan review refer referred letter call called rang phone weeks week months month
  years year days day night nights morning today yesterday time times hours hour minutes min took takes take taking given gave started
  stopped increased reduced dose tablets meds medication left right normal stable risk denies denied no-one nobody says wants want needs
  need help support half late early able unable can't cannot don't didn't doesn't won't isn't wasn't through between under per each`;
