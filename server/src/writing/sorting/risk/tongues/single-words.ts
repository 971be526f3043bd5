import { pattern } from '../../../../lib/pattern.ts';

/**
 * Words that tell of harm by themselves, whatever stands around them: for texts as they were typed, with their accents,
 * without which many of them would be words of English. What a language's own file says already does not stand here.
 */
export const SINGLE_WORDS: readonly RegExp[] = [
  // German, Dutch
  pattern('iu')`
    \b(?:etwas an(?:zu)?tun|erhäng|aufhäng|würg|erwürg|gewürg|geohrfeigt|ohrfeig|prügel|verprügel|getreten|vergewalt
      |begrapsch|eingesperrt|schlagring|gegen (?:den|einen) baum|vom balkon|aus dem fenster|schere|selbstgefähr
      |fremdgefähr|wozu noch leben|tot sein|sterben (?:will|wolle|möchte|wollen)|ritzt|geritzt|ritzen|missbrauch
      |gewalt\w*|geschlagen|schlägt|schlug|bedroht|drohung|waffe|messer|strick|von der brücke|krisenplan|notfallnummer
      |dood wil)
  `,
  pattern('iu')`
    (?<!\p{L})(?:(?:am hals|an der kehle) (?:ge)?(?:pack|fass|drück)|an die kehle|erschie(?:ß|ss)|erschoss|rasierkling
      |(?:will|wolle|wollte|kann|könne|mag) (?:einfach )?nicht mehr(?=[,.;!"”]|$| (?:leben|weiter|da sein|hier))
      |nicht mehr da(?: |[.,]|$)|(?:besser|lieber|am liebsten) (?:tot|nicht mehr|weg)|ohne (?:mich|ihn|sie) besser
      |zu viele? (?:\p{L}{0,12}tabletten|pillen|medikamente)
      |(?:alle|\d{1,3}|packung|schachtel|handvoll) (?:\p{L}{0,12}tabletten|pillen) (?:genommen|geschluckt)
      |verletzt sich|sich selbst (?:verletz|weh)|schnitt(?:e|wunden)? (?:am|an|in)|axt(?!\p{L})|gestochen|angezündet
      |droht(?:e|en)?(?!\p{L})|stößt sie|gestoßen|an den haaren|angefasst|begrabscht|sexuell|schließt sie ein
      |angst vor (?:ihrem|seinem|dem|meinem) (?:mann|vater|stiefvater|freund|partner|bruder|onkel))
  `,
  // French
  pattern('iu')`
    (?:à quoi bon (?:vivre|continuer)|envie de vivre|se tuer|se pendre|en finir|mourir|se coupe|se faire du mal
      |passage à l['’]acte|avalé|se jeter|sauter du|disparaître pour|étrangl|gifl|cogne|bouscul|enferm
      |médicaments (?:cachés|stockés)|maltrait|néglig|violen|frapp|battu|coups|agress|viol(?:ée?s?|er)?(?!\p{L})
      |emprise|menac|fusil|mise en danger|protection de l['’]enfance|prenne encore la voiture|hématome|l['’]a attrapée
      |3919|ne mange plus)
  `,
  pattern('iu')`
    (?<!\p{L})(?:(?:serr|pris|saisi|attrap)\p{L}{0,4} (?:par |à )?(?:le cou|la gorge)|femmes (?:battues|en détresse)
      |foyer d['’]urgence|hache(?!\p{L})|se brûl|s['’]est (?:brûl|coup|ouvert)|lettre d['’]adieu|serait mieux sans
      |n['’]en peut plus|trop de (?:comprimés|cachets|médicaments|somnifères)
      |(?:boîte|plaquette|tube) (?:entière|de (?:comprimés|cachets|médicaments|somnifères|doliprane))
      |comprimés d['’]un coup|(?:la|le) (?:surveille|contrôle|suit partout|séquestre|tape|pince)(?!\p{L})
      |confisque (?:son|ses)|par la gorge
      |(?:la|le|l['’]a) touch(?:e|ait|ée?)(?= (?:la nuit|là|dans|sous|sexuel)|[.,]|$)|placement en foyer|crie dessus
      |peur (?:du|de son|de sa|des) (?:père|mari|conjoint|beau|frère|oncle|compagnon))
  `,
  // Spanish, Portuguese, Italian
  pattern('iu')`
    (?:matarse|no quiere (?:vivir|seguir|estar)|ahorc|tirarse|pegaba|pegó|empujó|empuja|encerr|cinturón|tocamient
      |miedo a(?:l| su)|quitarse la vida|quitar la vida|ganas de (?:morir|vivir)|no vale la pena vivir|morirse
      |hacerse daño|cortarse|se corta|pastillas (?:guardadas|del)|abus[oóa]|le pega|golpe[aó]|golpes|se escapa
      |miedo (?:a|de) (?:él|su marido)|morrer|enforc|atirar-se|pancada|estrangul
      |medo (?:do|da|dele|de) (?:pai|mãe|marido|padrasto|tio|\w+)|esconde-se|matar-se|não acordar|vontade de viver
      |magoar-se|corta-se|maus[- ]tratos|faca\b|perdeu na rua|trazida pela polícia|fugiu|uccidersi|si butta|buttarsi
      |impicc|strozz|spinge|paura del|voglia di vivere|(?:senso|serve) vivere|morire|si taglia|farsi del male|picchia
      |scappat|paura (?:di lui|del marito))
  `,
  pattern('iu')`
    (?<!\p{L})(?:(?:apr[ie]+t\p{L}{1,4}|agarr\p{L}{1,4}) (?:del|el|por el) cuello|casa de acogida
      |estaría mejor (?:muert|sin)|la toca(?!\p{L})|lo toca(?!\p{L})|(?:le|la|lo) tocó
      |toc(?:aba|a) (?:por|de) (?:las )?noches?
      |(?:tom|trag|ingiri)ó (?:\p{L}{2,12}|\d{1,3}|una caja de|un frasco de) (?:pastillas|comprimidos|tabletas)
      |demasiadas pastillas|caja de (?:pastillas|comprimidos)|hacha(?!\p{L})|hoja de afeitar|cuchilla|no puede más
      |no aguanta más|acabar con todo|se quem(?:a|ó) (?:el|los|la) (?:brazo|pierna|mano)|se hace cortes|patad
      |(?:la|lo|le) (?:encierra|agarra|insulta|controla|persigue|patea|golpea)|denunci[óa]|moretón|sin comida
      |solos en casa|le tiene miedo)
  `,
  // Portuguese, Italian
  pattern('iu')`
    (?<!\p{L})(?:(?:apert|agarr)\p{L}{1,4}(?:-lhe)? (?:o|pelo) pescoço|casa[- ]abrigo
      |(?:strett\p{L}|string\p{L}|pres\p{L}) (?:il|per il) collo|deixou uma carta|não aguenta mais|melhor mort
      |tom(?:ou|ava) (?:\p{L}{2,12}|\d{1,3}|uma caixa de) comprimidos|caixa de comprimidos|lâmina|agred(?:iu|e)|empurr
      |toca-lhe|queimou-se|tranca|(?:vuole|voler|vorrebbe) sparire|non (?:ce la fa|farcela|ce la faccio) più
      |meglio (?:mort|senza (?:di )?(?:me|lui|lei))|mani (?:al collo|addosso)|ingoiat|ingerit
      |(?:scatola|flacone|blister) (?:intera|intero|di (?:pastiglie|compresse|pillole))
      |troppe (?:pastiglie|compresse|pillole)|lettera d['’]addio|botte(?!\p{L})|lividi|accoltell|ammazz|calci e
      |pugni(?!\p{L})|si è tagliat|chiude (?:a chiave|in casa)|paura (?:del|di suo) (?:padre|marito|compagno|patrigno))
  `,
  // Polish, Czech, Slovak, Romanian, Hungarian, Croatian, Serbian
  pattern('iu')`
    (?:po co (?:ja |mi )?(?:jeszcze )?(?:żyję|żyć|żyje)|żyć (?:mi )?się nie chce|zabić się|nie żyć|skoczyć|połkn[ąęe]
      |szarpi|popych|dusi[łl]|okalecz|nałykał|pobi[łt]|bije|bił[ay]?\b|uderzy|popchn|wykorzyst|grozi|nóż|broń
      |uciek[łl]|sebevra|zabít se|frică de|să moară|își face rău|se taie|bătut|bate|abuz|amenin|verés)
  `,
  pattern('iu')`
    (?<!\p{L})(?:(?:złapa|chwyci|trzyma)\p{L}{1,3} (?:ją |go |mnie )?za (?:szyję|gardło)
      |(?:nie )?chce (?:mu |jej |mi )?(?:się )?(?:już )?(?:żyć|umrzeć)|nie chce się już|umrzeć
      |opakowani\p{L}{1,2} (?:leków|tabletek)|za dużo tabletek
      |(?:połkn|łykn|wzię)\p{L}{1,4} (?:\p{L}{2,12}|\d{1,3}) tablet|dotyka(?:ł)? (?:ją|go|mnie)|kopn[ąę]
      |kopie (?:ją|go)|poparz|wyzywa|wjechać w|zamyka (?:ją|go)|samovra|pořeza|mlátí|udeřil|kopl|škrtil|vyhrož|nůž
      |spolyk|bojí se (?:ho|manžela|otce|jeho)|živjeti|ubiti (?:se|sebe)|tuče(?!\p{L})|udari(?:o|la|ti)|guši(?:o|ti)
      |nož(?!\p{L}))
  `,
  // Dutch, Turkish, Romanian, Hungarian
  pattern('iu')`
    (?<!\p{L})(?:(?:hoeft|hoef) (?:het )?(?:niet|niks) meer|niet meer (?:hoeft|leven|verder wil|wakker)
      |wil(?:de)? (?:niet meer|dood)|doodgaan|snij(?:dt|den) (?:zich|in)|(?:bij|op|aan|naar) (?:haar|zijn|de) keel
      |geweer|slaat (?:haar|hem|de|zijn|mij|ons)|slaat(?=[.,]|$)|sloeg|schopt|wurg|(?:te veel|hele doos|doosje) pillen
      |slikte|bang (?:voor|van) (?:haar|zijn|hem|vader|partner|de vriend)|weggelopen|yaşamak iste|ölse
      |kutu (?:hap|ilaç)|hap(?:lar)?ı? (?:iç|yut)|ilaçları? (?:iç|yut)|döv(?:ü|d|e|m)|kilitli(?:yor|yo)|bileğini
      |bileklerini|nu mai are rost|nu mai vrea|să trăiască|lovește|lovit[ăe]?(?!\p{L})|pumn(?:i|ul)|palm[eă](?!\p{L})
      |cutie de (?:pastile|medicamente)|(?:luat|înghițit) (?:\p{L}{2,12} |\d{1,3} )?(?:de )?(?:pastile|medicamente)
      |pistol|topor|violat|atins[ăo]? (?:noaptea|în)|fugit|lamă|meghalni|vágdos|verte|megüt|rúg(?:ja|ta)|fojtogat
      |késsel|doboz gyógyszer)
  `,
  // Swedish, Norwegian, Danish, Finnish
  pattern('iu')`
    (?<!\p{L})(?:(?:orkar|vill|orker|vil|ønsker|gider) (?:inte|ikke)(?: \p{L}{1,10}){0,2} (?:leva|leve|mer|mere|längre|lenger|længere)(?!\p{L})
      |inte orkar leva|(?:vill|vil|ville|ønsker å|at) (?:dö|dø)(?!\p{L})|leva längre|leve lenger|leve længere
      |ta(?:r|ge)? (?:sitt|livet)|skad(?:er|ar|e) (?:sig|seg)|barberblad|kniv(?:en|ar|er)?(?!\p{L})
      |slår (?:henne|honom|hende|ham|han|barn|mig|meg|hustru|kon|mor)|misbruk|misbrug|(?:för många|for mange) tablett
      |sparkar|sparker|underretning|våld|viilt|tappaa|kuolla|lyö(?!\p{L})|lyönyt|hakka|potki|puukk|veits|uhkaa)
  `,
  // Welsh, Turkish, Scandinavian, South Asian in Latin letters, Tagalog, Somali, Albanian, Baltic, Swahili, Vietnamese
  pattern('iu')`
    (?:lladd ei hun|taro|bwrw|gwn\b|rhedeg (?:o'r|i ffwrdd)|ffordd fawr|kendimi as|kendini as|asarım|asacağım|boğaz
      |iti(?:yor|p)|öldür|ölmek|kendini kes|vur(?:uyor|du)|bıçak|kork(?:uyor|tuğunu)|skada sig|mar jaana|jeena nahi
      |zindagi se|maarte hain|maara hai|khud ?ko (?:nuqsan|maar)|papatay|saktan|saktin|yidrob|yimawwit)
  `,
  pattern('iu')`
    (?<!\p{L})(?:(?:ddim|nad yw(?:['’]n)?|dim|nid yw(?:['’]n)?) (?:hi |e |o |ef |nhw )?(?:['’]n )?eisiau (?:bod|byw)
      |(?:ei|fy) th?aro|ei ffwrw|curo|tagu(?!\p{L})|torri ei h?un|ofn (?:ei|fy) (?:gŵr|thad|dad)|llysdad
      |(?:nolo\p{L}{1,8}) (?:\p{L}{1,8} )?ka daal|ka daalay nolo|dhiman|dhimato|ka baqday|cabsi|rreh
      |vras(?:ë|in)?(?!\p{L})|të vdes|vdek|thik[ëa]|armë|të jetojë më|mirti|muša|mušė|peili|grasin|žagin|pjausto|draud
      |lööb|ähvard|kufa(?!\p{L})|anampiga|mamatay|bugbog|tự hại|đánh (?:cô|chị|em|vợ|con|bà|tôi)|súng|jeene (?:ka|ki)
      |mar(?:ne|na) (?:ka|ki|chah)|maarta|maarti|chaku|chhuri|zeher|goliyan kha)
  `,
  // In other letters
  pattern('u')`
    (?:самоуби|не хоч(?:е|у) (?:жити|прокид)|б['’ʼ]є|вбити себе|повіси|знущ|повес|избил|ударил|没意思活|суицид|покончить
      |избив|бьёт|бьет|угроз|нож|оружи|передоз|самогуб|أموت|الموت|إيذاء|ضرب|عنف|اغتصاب|سكين|سلاح|刀|죽고|κακοποί|βία|למות
      |मरना)
  `,
  pattern('u')`
    (?:режет (?:себ|рук|вен)|не хоч(?:е|у|ет) (?:больше |більше )?(?:жить|жити)|не иска (?:повече )?да (?:живее|живя)
      |умереть|померти|бие (?:я|го|жена)|душил|убить|смерт|угрож|погрож|заплаш
      |(?:выпил|випил|глотал)\p{L}* (?:\p{L}{2,12} )?(?:таблет|пачк|упаков)|зґвалт|домога|насил|пистолет|ружь|рушниц
      |боится (?:мужа|отца|его)|боїться (?:чоловіка|батька|його)|сбежал|побои|να ζει άλλο|πεθάν|χτυπ|χτύπ|απειλ|μαχαίρ
      |όπλο|βιασμ|κακοποι|παραμέλ|φοβάται (?:τον|τη|το)|πολλά χάπια
      |(?:لا|ما) (?:تريد|يريد|أريد|بدها|بده|تبغى|ترغب) (?:أن |في )?(?:تعيش|يعيش|أعيش|الحياة)|يموت|تموت|مسدس|هدد|تهديد
      |تحرش|(?:تخاف|خائفة|يخاف) من|حبوب كثيرة|إهمال|چاقو|تهدید|تجاوز|نمی.?خواهد زنده|مارتا ہے|دھمکی|活着(?:太累|没|沒)|殴打|毆打
      |吞药|吞藥|脅|살고 싶지|뛰어내|한꺼번에|מכה אות|מאיים|पीट(?:ता|ते|ा)|মারে|ਕੁੱਟ)
  `,
];
