import { pattern } from '../../../lib/pattern.ts';

/**
 * What harm is told with besides its plainest words, in one pattern a language: not wanting to live, hurting oneself,
 * too many tablets, blows, weapons, threats, touching, fear of somebody at home. Each begins at the beginning of a word.
 */
export const HARM_IN_LANGUAGES: readonly RegExp[] = [
  // German
  pattern('iu')`
    (?<!\p{L})(?:frauenhaus|(?:am hals|an der kehle) (?:ge)?(?:pack|fass|drück)|an die kehle|erschie(?:ß|ss)|erschoss|rasierkling
      |(?:will|wolle|wollte|kann|könne|mag) (?:einfach )?nicht mehr(?=[,.;!"”]|$| (?:leben|weiter|da sein|hier))
      |nicht mehr da(?: |[.,]|$)|(?:besser|lieber|am liebsten) (?:tot|nicht mehr|weg)|ohne (?:mich|ihn|sie) besser
      |abschiedsbrief|zu viele? (?:\p{L}{0,12}tabletten|pillen|medikamente)
      |(?:alle|\d{1,3}|packung|schachtel|handvoll) (?:\p{L}{0,12}tabletten|pillen) (?:genommen|geschluckt)
      |verletzt sich|sich selbst (?:verletz|weh)|schnitt(?:e|wunden)? (?:am|an|in)|gewehr|axt(?!\p{L})|gestochen
      |angezündet|droht(?:e|en)?(?!\p{L})|stößt sie|gestoßen|an den haaren|angefasst|begrabscht|sexuell|eingesperrt
      |schließt sie ein|frauenhaus|blaue flecke|hämatom|verwahrlos|inobhut
      |angst vor (?:ihrem|seinem|dem|meinem) (?:mann|vater|stiefvater|freund|partner|bruder|onkel))
  `,
  // French
  pattern('iu')`
    (?<!\p{L})(?:(?:serr|pris|saisi|attrap)\p{L}{0,4} (?:par |à )?(?:le cou|la gorge)|femmes (?:battues|en détresse)|foyer d['’]urgence|carabine|pistolet|revolver|hache(?!\p{L})|lame de rasoir|se brûl|s['’]est (?:brûl|coup|ouvert)
      |lettre d['’]adieu|veut (?:vraiment )?(?:plus|pas) (?:vivre|être là|continuer|se réveiller)|mieux mort
      |serait mieux sans|n['’]en peut plus|trop de (?:comprimés|cachets|médicaments|somnifères)
      |(?:boîte|plaquette|tube) (?:entière|de (?:comprimés|cachets|médicaments|somnifères|doliprane))
      |comprimés d['’]un coup|(?:la|le) (?:surveille|contrôle|suit partout|séquestre|tape|pince)(?!\p{L})
      |prend son téléphone|confisque (?:son|ses)|par la gorge|serr(?:e|é) le cou
      |(?:la|le|l['’]a) touch(?:e|ait|ée?)(?= (?:la nuit|là|dans|sous|sexuel)|[.,]|$)|ordonnance de protection
      |placement en foyer|bleus? (?:sur|aux|au)|crie dessus
      |peur (?:du|de son|de sa|des) (?:père|mari|conjoint|beau|frère|oncle|compagnon))
  `,
  // Spanish
  pattern('iu')`
    (?<!\p{L})(?:(?:apr[ie]+t\p{L}{1,4}|agarr\p{L}{1,4}) (?:del|el|por el) cuello|casa de acogida|mejor muert|estaría mejor (?:muert|sin)|la toca(?!\p{L})|lo toca(?!\p{L})|(?:le|la|lo) tocó
      |toc(?:aba|a) (?:por|de) (?:las )?noches?
      |(?:tom|trag|ingiri)ó (?:\p{L}{2,12}|\d{1,3}|una caja de|un frasco de) (?:pastillas|comprimidos|tabletas)
      |demasiadas pastillas|caja de (?:pastillas|comprimidos)|rifle|hacha(?!\p{L})|hoja de afeitar|cuchilla
      |carta de despedida|quiere desaparecer|no puede más|no aguanta más|acabar con todo
      |se quem(?:a|ó) (?:el|los|la) (?:brazo|pierna|mano)|se hace cortes|patad|puñetazo|bofetad
      |(?:la|lo|le) (?:encierra|agarra|insulta|controla|persigue|patea|golpea)|orden de alejamiento|denunci[óa]
      |moretón|moretones|moratones|sin comida|solos en casa|le tiene miedo
      |(?:tiene )?miedo (?:del|de su) (?:padre|padrastro|marido|pareja|novio|ex|tío|hermano))
  `,
  // Portuguese, Italian
  pattern('iu')`
    (?<!\p{L})(?:(?:apert|agarr)\p{L}{1,4}(?:-lhe)? (?:o|pelo) pescoço|casa[- ]abrigo|(?:strett\p{L}|string\p{L}|pres\p{L}) (?:il|per il) collo|(?:pensa em|quer) desaparecer|deixou uma carta|carta de despedida|não aguenta mais|acabar com tudo
      |melhor mort|melhor sem (?:mim|ela|ele)|tom(?:ou|ava) (?:\p{L}{2,12}|\d{1,3}|uma caixa de) comprimidos
      |caixa de comprimidos|comprimidos a mais|lâmina|espingarda|(?:lhe|nela|nele) bate
      |bate (?:nela|nele|na|no|nos)(?!\p{L})|agred(?:iu|e)|empurr|violou|toca-lhe|queimou-se|cpcj|nódoas negras|tranca
      |medo do (?:pai|marido|padrasto|namorado|companheiro)|(?:vuole|voler|vorrebbe) sparire
      |non (?:ce la fa|farcela|ce la faccio) più|meglio (?:mort|senza (?:di )?(?:me|lui|lei))
      |mani (?:al collo|addosso)|ingoiat|ingerit
      |(?:scatola|flacone|blister) (?:intera|intero|di (?:pastiglie|compresse|pillole))
      |troppe (?:pastiglie|compresse|pillole)|lettera d['’]addio|alzat[oa] le mani|botte(?!\p{L})|lividi|palpeggi
      |accoltell|ammazz|calci e|pugni(?!\p{L})|denunciat|casa rifugio|lametta|si è tagliat|chiude (?:a chiave|in casa)
      |paura (?:del|di suo) (?:padre|marito|compagno|patrigno))
  `,
  // Polish, Czech, Slovak, Croatian, Serbian, Bosnian
  pattern('iu')`
    (?<!\p{L})(?:(?:złapa|chwyci|trzyma)\p{L}{1,3} (?:ją |go |mnie )?za (?:szyję|gardło)|(?:nie )?chce (?:mu |jej |mi )?(?:się )?(?:już )?(?:żyć|umrzeć)|nie chce się już|umrzeć
      |żeby się nie obudzi|opakowani\p{L}{1,2} (?:leków|tabletek)|za dużo tabletek
      |(?:połkn|łykn|wzię)\p{L}{1,4} (?:\p{L}{2,12}|\d{1,3}) tablet|list pożegnaln|strzelb|pistolet|siekier|żyletk
      |dotyka(?:ł)? (?:ją|go|mnie)|obmacuj|kopn[ąę]|kopie (?:ją|go)|poparz|wyzywa|wjechać w|siniak|zamyka (?:ją|go)
      |boi się (?:ojczyma|partnera|brata)|nechce (?:už )?(?:žít|žiť)|už nechce žít|chce (?:umřít|zemřít|umrieť)
      |samovra|řeže se|pořeza|mlátí|udeřil|kopl|škrtil|vyhrož|nůž|nožem|zbraň|znásil|zneuž|zanedb|předávk|spolyk
      |bojí se (?:ho|manžela|otce|jeho)|modřin|samoubo|ne želi (?:više )?(?:živjeti|živeti|živeti više)|živjeti
      |želi (?:umrijeti|umreti)|ubiti (?:se|sebe)|reže se|tuče(?!\p{L})|udari(?:o|la|ti)|guši(?:o|ti)|prijeti|silova
      |zlostav|zanemar|predozir|popi(?:o|la) (?:\p{L}{2,12} )?tablet|boji se (?:muža|oca|njega|očuha)|nasilj|pištolj
      |pušk[au]|nož(?!\p{L})|nožem)
  `,
  // Dutch, Turkish, Romanian, Hungarian
  pattern('iu')`
    (?<!\p{L})(?:(?:hoeft|hoef) (?:het )?(?:niet|niks) meer|niet meer (?:hoeft|leven|verder wil|wakker)
      |niet meer hoeft|liever dood|wil(?:de)? (?:niet meer|dood)|doodgaan|snij(?:dt|den) (?:zich|in)
      |(?:bij|op|aan|naar) (?:haar|zijn|de) keel|pistool|geweer|slaat (?:haar|hem|de|zijn|mij|ons)|slaat(?=[.,]|$)
      |sloeg|schopt|wurg|verkracht|aangerand|misbruik|bedreig|opgesloten|(?:te veel|hele doos|doosje) pillen|slikte
      |veilig thuis|bang (?:voor|van) (?:haar|zijn|hem|vader|partner|de vriend)|blauwe plek|weggelopen|brandwond
      |afscheidsbrief|yaşamak iste|yaşamanın anlamı|ölmek|ölsem|ölse|kutu (?:hap|ilaç)|hap(?:lar)?ı? (?:iç|yut)
      |ilaçları? (?:iç|yut)|döv(?:ü|d|e|m)|tekme|yumruk|kilitli(?:yor|yo)|üstüne kilit|tüfek|tabanca|bileğini
      |bileklerini|jilet|taciz|sığınma ev|morluk|evden kaç|zorla evlen|korkuyor|nu mai are rost|nu mai vrea
      |să trăiască|vrea să moară|lovește|lovit[ăe]?(?!\p{L})|pumn(?:i|ul)|palm[eă](?!\p{L})
      |cutie de (?:pastile|medicamente)|(?:luat|înghițit) (?:\p{L}{2,12} |\d{1,3} )?(?:de )?(?:pastile|medicamente)
      |pistol|topor|violat|atins[ăo]? (?:noaptea|în)|fugit|vânătăi|frică de (?:soț|tată|el)|lamă|bilet de adio
      |nem akar (?:tovább |többé )?élni|meg akar halni|meghalni|vágdos|veri(?!\p{L})|verte|megver|megüt|rúg(?:ja|ta)
      |fojtogat|késsel|fegyver|fenyeget|erőszak|túladagol|doboz gyógyszer|fél (?:a férjé|tőle|az apjá))
  `,
  // Swedish, Norwegian, Danish, Finnish
  pattern('iu')`
    (?<!\p{L})(?:(?:orkar|vill|orker|vil|ønsker|gider) (?:inte|ikke)(?: \p{L}{1,10}){0,2} (?:leva|leve|mer|mere|längre
        |lenger|længere)(?!\p{L})|inte orkar leva|(?:vill|vil|ville|ønsker å|at) (?:dö|dø)(?!\p{L})|leva längre
      |leve lenger|leve længere|ta(?:r|ge)? (?:sitt|livet)|skad(?:er|ar|e) (?:sig|seg)|skär (?:sig|sej)|skærer sig
      |kutter seg|barberblad|kniv(?:en|ar|er)?(?!\p{L})|gevär|gevær
      |slår (?:henne|honom|hende|ham|han|barn|mig|meg|hustru|kon|mor)|(?:hotar|truer|truet|trusler)(?!\p{L})|våldt
      |voldt|misbruk|misbrug|överdos|overdos|(?:för många|for mange) tablett|sparkar|sparker
      |(?:rädd|redd|bange) (?:för|for) (?:honom|ham|pappa|far|mannen|manden|sin)|orosanmälan|barnevern|underretning
      |kvinnojour|krisesenter|blåmärk|blåmerk|afskedsbrev|avskedsbrev|våld|itsemurh|itsetuho|viilt|tappaa
      |ei (?:halua|jaksa) (?:enää )?elää|kuolla|lyö(?!\p{L})|lyönyt|hakka|potki|puukk|veits|uhkaa|uhkail|raiska
      |yliannos|lastensuojel|väkival|pelkää (?:miestä|isää))
  `,
  // Welsh, Somali, Albanian, Lithuanian, Latvian, Estonian, Swahili, Tagalog, Vietnamese, Urdu or Hindi in Latin letters
  pattern('iu')`
    (?<!\p{L})(?:(?:ddim|nad yw(?:['’]n)?|dim|nid yw(?:['’]n)?) (?:hi |e |o |ef |nhw )?(?:['’]n )?eisiau (?:bod|byw)
      |(?:ei|fy) th?aro|ei ffwrw|curo|tagu(?!\p{L})|torri ei h?un|ofn (?:ei|fy) (?:gŵr|thad|dad)|llysdad
      |(?:nolo\p{L}{1,8}) (?:\p{L}{1,8} )?ka daal|ka daalay nolo|dhiman|dhimato|is dil|garaac|mindi|qori(?!\p{L})
      |kufsi|ka baqday|cabsi|rreh|vras(?:ë|in)?(?!\p{L})|vetëvr|të vdes|vdek|thik[ëa]|armë|kërcën|përdhun|të jetojë më
      |mirti|nusižud|nebenori gyvent|muša|mušė|peili|ginkl|grasin|žagin|pjausto|pašnāv|negrib dzīvot|sit viņu|draud
      |enesetap|ei taha elada|lööb|ähvard|kujiua|kufa(?!\p{L})|anampiga|kisu(?!\p{L})|bunduki|kubakwa|mamatay
      |magpakamatay|sinasaktan|bugbog|kutsilyo|baril(?!\p{L})|ginahasa|muốn chết|không muốn sống|tự tử|tự sát|tự hại
      |đánh (?:cô|chị|em|vợ|con|bà|tôi)|bạo hành|bạo lực|con dao|súng|đe dọa|hãm hiếp|cắt tay|jeena nahi
      |jeene (?:ka|ki)|mar(?:ne|na) (?:ka|ki|chah)|maar ?peet|maarta|maarti|thappad|chaku|chhuri|dhamki|zeher
      |goliyan kha)
  `,
  // In other scripts
  pattern('u')`
    режет (?:себ|рук|вен)|не хоч(?:е|у|ет) (?:больше |більше )?(?:жить|жити)|не иска (?:повече )?да (?:живее|живя)
    |(?:хочет|хоче) (?:умереть|померти)|умереть|померти|бие (?:я|го|жена)|бьет|б['’ʼ]є|душил|убить|смерт|угрож|погрож
    |заплаш|(?:выпил|випил|глотал)\p{L}* (?:\p{L}{2,12} )?(?:таблет|пачк|упаков)|изнасил|зґвалт|домога|насил|ножом
    |ножем|пистолет|ружь|рушниц|боится (?:мужа|отца|его)|боїться (?:чоловіка|батька|його)|сбежал|побои
    |δεν θέλει (?:πια |άλλο |πλέον )?να ζ|να ζει άλλο|πεθάν|αυτοτραυμ|χτυπ|χτύπ|απειλ|μαχαίρ|όπλο|βίασ|βιασμ|κακοποι
    |παραμέλ|φοβάται (?:τον|τη|το)|πολλά χάπια
    |(?:لا|ما) (?:تريد|يريد|أريد|بدها|بده|تبغى|ترغب) (?:أن |في )?(?:تعيش|يعيش|أعيش|الحياة)|يموت|تموت|ضربها|ضربه|مسدس
    |هدد|تهديد|تحرش|(?:تخاف|خائفة|يخاف) من|جرعة زائدة|حبوب كثيرة|(?:تجرح|يجرح|تؤذي|يؤذي) نفس|إهمال|کتک|چاقو|تهدید
    |تجاوز|نمی.?خواهد زنده|مرنا چاہ|مارتا ہے|جینا نہیں|دھمکی|活着(?:太累|没|沒)|活不下去|寻死|轻生|輕生|割腕|殴打|毆打|性侵|强奸|強姦|威胁|威脅|枪|槍|吞药
    |吞藥|跳楼|跳樓|跳河|上吊|怕(?:他|丈夫|爸)|遗书|殴(?:ら|る|っ)|蹴ら|暴力|包丁|ナイフ|脅|首を(?:吊|絞)|飛び降り|大量服薬|過量服薬|リストカット|消えたい|生きて(?:いたくない|いる意味)
    |살고 싶지|때리|때려|때렸|맞았|협박|성폭|목을 (?:매|조)|뛰어내|과다 ?복용|한꺼번에|흉기|칼(?:로|을)|מכה אות|סכין|נשק|מאיים|אונס|לא רוצה לחיות|מפחדת מ
    |मारता|पीट(?:ता|ते|ा)|चाकू|धमकी|जीना नहीं|ज़हर|মারধর|মারে|ছুরি|নির্যাতন|বাঁচতে চ(?:ায়|াই) না|அடிக்கிற
    |சாக வேண்டும்|ਕੁੱਟ|ਮਰਨਾ|ચપ્પુ|આત્મહત્યા|મારે છે
  `,
];
