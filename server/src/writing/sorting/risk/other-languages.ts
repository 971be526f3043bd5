import { pattern } from '../../../lib/pattern.ts';

/**
 * The plainest words for harm in languages that notes are often written in. Whole sentences are the classifier's to
 * judge.
 */
export const OTHER_LANGUAGES: readonly RegExp[] = [
  // German, Dutch
  pattern('iu')`
    \b(?:suizid|selbstmord|selbsttötung|umbringen|umzubringen|selbstverletz|etwas an(?:zu)?tun
      |nicht mehr (?:da sein|aufwachen|weiterleben)|erhäng|aufhäng|würg|erwürg|gewürg|geohrfeigt|ohrfeig|prügel
      |verprügel|getreten|vergewalt|begrapsch|eingesperrt|schlagring|pistole|abgehauen|gegen (?:den|einen) baum
      |vom balkon|aus dem fenster|schere|selbstgefähr|fremdgefähr|lebensmüde|wozu noch leben
      |keinen sinn mehr (?:im leben|zu leben)|nicht mehr leben|tot sein|sterben (?:will|wolle|möchte|wollen)|ritzt
      |geritzt|ritzen|missbrauch|misshand|vernachlässig|kindeswohl|jugendamt|häusliche gewalt|gewalt\w*|geschlagen
      |schlägt|schlug|bedroht|drohung|waffe|messer|überdosis|tabletten gesammelt|strick|von der brücke
      |stimmen befehlen|weggelaufen|angst vor (?:ihm|dem vater|ihrem mann)|krisenplan|notfallnummer|zelfmoord
      |zelfdoding|zelfbeschadig|snijdt zich|niet meer leven|mishandel|verwaarloos|geslagen|huiselijk geweld|doodswens
      |dood wil)
  `,
  // French
  pattern('iu')`
    (?:suicid|à quoi bon (?:vivre|continuer)|envie de vivre|idées noires|idées de mort|se tuer|se pendre
      |mettre fin à (?:ses|sa|mes)|en finir|mourir|automutil|scarific|se coupe|se faire du mal|passage à l['’]acte
      |surdosage|surdose|avalé|plus envie de vivre|se jeter|sauter du|disparaître pour|étrangl|gifl|cogne|bouscul
      |enferm|peur de (?:lui|son (?:père|mari|frère|beau))|mieux sans (?:elle|lui|moi)|médicaments (?:cachés|stockés)
      |maltrait|néglig|violen|frapp|battu|coups|agress|abus sexuel|attouchement|viol(?:ée?s?|er)?(?![\p{L}])|emprise
      |menac|couteau|fusil|(?<!\p{L})armes?(?!\p{L})|sauter par la fenêtre|fugue|mise en danger
      |protection de l['’]enfance|signalement|ne veut plus vivre|mieux morte?\b|prenne encore la voiture|hématome
      |l['’]a attrapée|3919|ne mange plus)
  `,
  // Spanish, Portuguese, Italian
  pattern('iu')`
    (?:suicid|matarse|no quiere (?:vivir|seguir|estar)|quiere morir|ahorc|tirarse|pegaba|pegó|empujó|empuja|navaja
      |machete|encerr|cinturón|tocamient|miedo a(?:l| su)|quitarse la vida|quitar la vida|no despertar
      |ganas de (?:morir|vivir)|para qué (?:vivir|seguir)|no vale la pena vivir|morirse|hacerse daño|autoles|cortarse
      |se corta|sobredosis|pastillas (?:guardadas|del)|guarda(?:ba)? (?:las )?pastillas|maltrat|abus[oóa]|negligencia
      |violencia|viola(?:ción|da)|le pega|golpe[aó]|golpes|amenaz|cuchillo|pistola|arma\b|escopeta|se escapa
      |miedo (?:a|de) (?:él|su marido)|servicios sociales|suicíd|ideias? de morte|quer morrer|morrer|enforc|atirar-se
      |pancada|estrangul|medo (?:do|da|dele|de) (?:pai|mãe|marido|padrasto|tio|\w+)|esconde-se|matar-se
      |acabar com a vida|não acordar|não quer viver|vontade de viver|magoar-se|corta-se|sobredos|maus[- ]tratos|abuso
      |negligência|violência|bate-lhe|bateu|ameaç|faca\b|arma de fogo|perdeu na rua|trazida pela polícia|fugiu
      |uccidersi|si butta|buttarsi|impicc|strozz|spinge|paura del|farla finita|voglia di vivere|(?:senso|serve) vivere
      |togliersi la vita|non svegliarsi|morire|autolesion|si taglia|farsi del male|overdose|maltratta|abuso|violenz
      |picchia|schiaff|percoss|minacc|coltello|pistola|fucile|scappat|paura (?:di lui|del marito)|servizi sociali)
  `,
  // Polish, Czech, Romanian, Hungarian, Lithuanian
  pattern('iu')`
    (?:samobój|po co (?:ja |mi )?(?:jeszcze )?(?:żyję|żyć|żyje)|nie warto żyć|żyć (?:mi )?się nie chce|zabić się
      |odebrać sobie życie|nie żyć|nie chce żyć|myśli o śmierci|lepiej (?:by|żeby) (?:mnie|jej|go) nie było|powiesi
      |skoczyć|połkn[ąęe]|szarpi|popych|dusi[łl]|bicie|klaps|okalecz|tnie się|cięła się|przedawkow|nałykał|przemoc
      |pobi[łt]|bije|bił[ay]?\b|uderzy|popchn|gwałt|molest|wykorzyst|zaniedb|grozi|groźb|nóż|noża|broń
      |boi się (?:go|męża|ojca)|uciek[łl]|niebieska karta|sebevra|sebepoško|zabít se|sinucid
      |nu mai (?:vrea|vreau) să (?:trăiască|trăiesc)|spânzur|bătaie|bate |frică de|să moară|își face rău|se taie
      |supradoz|bătut|bate|abuz|violenț|neglij|amenin|cuțit|öngyilk|megölni magát|bántalmaz|verés|savižud)
  `,
  // Welsh, Turkish, Swedish, Norwegian, Danish, Somali, Swahili
  pattern('iu')`
    (?:hunanladd|hunan-?niwe|niweidio ei hun|lladd ei hun|eisiau marw|ddim eisiau byw|gorddos|gormod o dabledi
      |cam-?drin|esgeulus|trais|taro|bwrw|bygwth|cyllell|gwn\b|diogelu|rhedeg (?:o'r|i ffwrdd)|ffordd fawr
      |yaşamak istem|intihar|kendimi as|kendini as|asarım|asacağım|tekmel|tekme at|tokat|boğaz|iti(?:yor|p)|öldür
      |ölmek|ölseydi|kendine zarar|kendini kes|aşırı doz|istismar|ihmal|şiddet|döv(?:üyor|dü|er)|dayak|vur(?:uyor|du)
      |tehdit|bıçak|silah|tecavüz|kork(?:uyor|tuğunu)|självmord|selvmord|ta sitt liv|skada sig|selvskad|misshandel
      |mishandling|vold\b|övergrepp|overgrep|is dil|isdil|garaac|kujiua|marne ka|marna chah|mar jaana|jeena nahi
      |jeene ka|zindagi se|haath uthata|haath uthaya|maarta hai|maarte hain|maara hai|khud ?ko (?:nuqsan|maar)|papatay
      |magpakamatay|saktan|sinasaktan|saktin|kunin na ako|yidrob|byidrob|yimawwit|intihar)
  `,
  /самоуби|не хоч(?:е|у) (?:жити|прокид)|б['’ʼ]є|вбити себе|повіси|знущ|повес|избил|ударил|活着没意思|没意思活|不想醒|打她|суицид|покончить|не хочет жить|режет себя|насили|избив|бьёт|бьет|угроз|нож|оружи|передоз|самогуб|انتحار|يقتل نفس|قتل نفسه|أموت|الموت|إيذاء|يضرب|ضرب|عنف|اغتصاب|سكين|سلاح|خودکشی|自杀|自殺|自残|自傷|想死|不想活|家暴|虐待|打我|打他|刀|死にたい|자살|자해|죽고|학대|폭력|αυτοκτον|να πεθάνει|κακοποί|βία|אובדנ|להתאבד|למות|אלימות|התעלל|आत्महत्या|मरना|मार(?:ता|ते|पीट)|हिंसा|ਖ਼ੁਦਕੁਸ਼ੀ|ਖੁਦਕੁਸ਼ੀ|ਮਾਰਦਾ|আত্মহত্যা|মরতে|தற்கொலை|خودکش/u,
];
