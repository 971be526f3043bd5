import { places, plainLetters } from './plain-letters.ts';

/** Words of other languages that look like harm and are something else there. */
const FRIENDS: readonly { typed: RegExp; plain: RegExp }[] = [
  // German: propose, leaf through, cream, a stroke, bruises of fruit; tick off; an appointment suggested.
  places`
    (?<!\p{L})(?:(?:schlägt|schlug
      |schlagen) (?:(?!sie |ihn |mich |ihm |ihr )\p{L}{1,14} ){0,4}vor(?=[.,;:!?)]|$| zu | dass | und )|vorgeschlagen|vorschlag\p{L}{0,4}
      |schlaganf\p{L}{1,6}|herzschlag|schlagsahne|schlagfertig\p{L}{0,2}
      |(?:schlägt|geschlagen) (?:\p{L}{1,8} )?(?:sahne|eier|wurzeln|alarm|purzelbäume)|herz (?:schlägt|schlug)
        |messer und gabel|gewaltig\p{L}{0,2}|gewaltfrei\p{L}{0,14}|(?:das|der) gewalt(?:ige|ig)|tritt(?:e)? (?:in|auf
        |am) (?:rente|kraft)
      |überwältigend|mutterseelenallein|rücktritt|abgeschlagen(?:heit)?|niedergeschlagen\p{L}{0,5}|umgeschlagen
        |ausgeschlagen|aufgeschlagen|nachgeschlagen|zerschlagen|durchgeschlagen)(?!\p{L})
  `,
  // French: a telephone call, a stroke of tiredness, heartbeats, a violin, a hit with the public, a helping hand.
  places`
    (?<!\p{L})(?:coups? (?:de (?:fil|téléphone|main|fatigue|mou|blues|barre|chaud|chaleur|froid|foudre|soleil|pouce
      |cœur|coeur|vieux|stress|chance|théâtre|pompe|frein|du sort|œil|balai|boost)|d'(?:œil|oeil|éclat|état
      |envoi|essai|arrêt|un soir)|franc|dur)|sur un coup de tête|un coup de fouet|tout à coup|du coup|d'un seul coup|du premier coup|après coup
      |au coup par coup|sur le coup|tenir le coup|battements? (?:de |du |des )\p{L}{1,12}|bat(?:tent
      |tait)? (?:la mesure|des mains|des ailes|un record)
      |violons?|violoncell\p{L}{1,5}|violet(?:te)?s?|bouscul\p{L}{1,3} par le temps|négligeable
        |frappe(?:r)? (?:à la porte|au clavier|le ballon|des mains)|frappé[e]? par le (?:calme|silence|contraste)
        |arme à gauche|larmes?|menace d'(?:accouchement|orage)|mourir de (?:rire|faim|honte)|mort de (?:rire|fatigue)
        |crève (?:de faim|de chaud))(?!\p{L})
  `,
  // Spanish, Portuguese, Italian: glue and suit, a heat stroke, clap, chatter, knock, beat a record, play an instrument.
  places`
    (?<!\p{L})(?:golpe (?:de (?:calor|suerte|estado|vista|tos)|en la puerta)|de golpe y porrazo|peg(?:a|an|ó|aba|ar
      |ado|ada|ados|adas) (?:carteles|pegatinas|fotos|cromos|el estirón|un estirón|al balón|a la pelota)|(?:le|les) pega(?:n|ba)? (?:al (?:balón|tenis|fútbol|gimnasio)|a la (?:pelota|guitarra|batería)
      |el sol)|toca(?:ba|r|n)? (?:el|la|al|un|una) (?:piano|guitarra|violín|flauta|batería|tambor
      |timbre|puerta|acordeón|campana|saxofón|teclado|ukelele|tema|turno)|cinturón de seguridad|cuchillo y tenedor
      |no se corta(?= (?:al|en) (?:hablar|decir|pedir|contar|preguntar))|se cortó el pelo|se corta el pelo|viola(?:r|ba)? (?:la norma|las normas)
      |matar el (?:tiempo|hambre)|muerto de (?:risa|hambre|sueño|frío|cansancio)|morirse de (?:risa|hambre|sueño|frío
      |calor|vergüenza)|muer[eo] (?:de (?:risa|hambre|sueño|ganas)|por (?:el chocolate|los?))|abusa del café
      |bat(?:e|eu|ia|er|em) (?:palmas|papo|à porta|a porta|o pé|com o (?:pé|lápis|dedo)|recordes?|certo|as asas
        |claras|ovos|uma soneca|no teclado|forte o coração)|coração (?:\p{L}{1,8} )?bat(?:e|ia|eu)|bate-papo
        |morr\p{L}{1,3} de (?:rir|riso|fome|sono|saudades?|vergonha|medo de falar|calor|frio)|golpe de (?:sorte|calor
        |estado|sol)|faca e garfo|cinto de segurança
      |batt(?:e|eva|ono|ito) (?:i denti|le mani|il piede|spesso il piede|il ritmo|un record|la fiacca|alla porta
        |forte il cuore|cardiaco)|batte spesso il piede|cuore (?:che )?batte|(?:una|bella
        |gran) (?:bella )?botta di (?:fiducia|fortuna|vita|energia|allegria)|colpo (?:della strega|di (?:fortuna
        |fulmine|sole|sonno|tosse|telefono|scena|testa|freddo))|mor(?:ire|to|ta|iva) (?:dal ridere|dalle risate
        |di (?:fame|sonno|freddo|caldo|noia|paura per l'esame))|violin[oi]|coltello e forchetta|calci(?:o)? (?:d'angolo
        |al pallone|a 5)|prende a calci (?:il|un) pallone|ammazza(?:re)? (?:il tempo|che )|paura del (?:buio|dentista
        |vuoto|giudizio)|medo (?:do|da|de) (?:escuro|dentista|elevador|avião|agulhas|água|altura|alturas|falar|conduzir
        |errar|falhar)|miedo (?:a|al|de|del|de la|a la|a los|a las) (?:oscuridad|avión|volar|dentista|agujas|perro
        |perros|agua|alturas|hablar|conducir|ascensor|examen|fracaso))(?!\p{L})
  `,
  // Polish, Czech, Russian, Ukrainian: football, a small foot, a heartbeat, record-breaking, the bell.
  places`
    (?<!\p{L})(?:pił(?:ka|kę|ki|ce|karz\p{L}{0,2}) nożn\p{L}{1,3}|nóż(?:ki|ka|kę|kach)|nożn(?:ą|a|y|e)
      |bij[eą]? (?:\p{L}{1,10} )?(?:rekord\p{L}{0,3}|brawo|serce|po oczach|w dzwon)
      |serce (?:mu |jej |mi )?(?:\p{L}{1,10} )?(?:bije|biło|bilo)|bicie serca|bije (?:równo|mocno|szybko) serce
      |boi się (?:ciemności|szkoły|egzamin\p{L}{1,3}|psów|psa|windy|latać|igieł|dentysty|wody|burzy|pająków|wysokości)
      |umiera(?:m|ła|ł|my)? (?:ze śmiechu|z głodu|z nudów|ze strachu przed egz\p{L}{0,6})|nůžky|nůž a vidlička
      |nožičk\p{L}{1,2}
      |(?:сердце|серце) (?:\p{L}{1,8} )?(?:бь[её]тся|б'ється)|(?:бь[её]т|б'є) (?:рекорд\p{L}{0,2}|в глаза|в барабан
        |по мячу|по м'ячу|м'яч)|ножк\p{L}{1,3}|ножниц\p{L}{0,3}|ножиц\p{L}{0,3}|ніжк\p{L}{1,2}|умира(?:ет|ю|л
        |ла) (?:со смеху|от смеха|с голоду)|помира(?:є|ю) зі сміху|угроза прерывания|загроза переривання
        |боится (?:темноты|школы|собак|воды|врачей|уколов|лифта|высоты)|боїться (?:темряви|школи|собак|води|лікарів
        |уколів|ліфта|висоти))(?!\p{L})
  `,
  // Dutch, Turkish, Romanian, Hungarian, Welsh, Irish: nonsense, to rave, a neck infection, applause, drop in.
  places`
    (?<!\p{L})(?:slaat (?:nergens op|door|over|aan|op hol|(?:de )?eieren|een bal|zich er|af)
      |slaat (?:\p{L}{1,6} ){0,2}(?:eieren los|de maat|de bal)|(?:hart|hartslag) slaat|doodmoe|doodop
      |dood(?:s)?benauwd voor (?:honden|spinnen)|bang (?:voor|van) (?:het donker|honden|de tandarts|spinnen|examens
      |water|onweer|prikken)|mes en vork
      |boğaz (?:ağrı\p{L}{0,4}|enfeksiyon\p{L}{0,4}|kültür\p{L}{0,3})|boğaz[ıi] (?:ağrıyor|şiş\p{L}{0,3})|boğazda
        |ölüp bitiyor|gülmekten öl\p{L}{1,6}|açlıktan öl\p{L}{1,6}|korkuyor (?:karanlıktan|sınavdan)|(?:karanlıktan
        |sınavdan|köpekten|asansörden|iğneden|yükseklikten|okuldan) (?:\p{L}{1,6} )?kork\p{L}{1,8}|topa vur\p{L}{0,5}
        |kafayı vur\p{L}{0,4}|damga vur\p{L}{0,4}
      |bătaia (?:vântului|inimii|de joc)|bătăi(?:le)? (?:de|ale) inim\p{L}{1,3}|inima (?:îi |mi |ii )?bate|bătut toba
        |bate inima|bate (?:din palme|la ușă|la usa|câmpii|campii|mingea|toba|recordul|la tobe)|moare de (?:râs|ras
        |foame|somn)|frică de (?:întuneric|câini|înălțime|examen\p{L}{0,3}|dentist|ace|lift|școală|apă)
        |frica de (?:intuneric|caini|inaltime|scoala|dentist)
      |(?:szíve|szívem|szive) (?:\p{L}{1,8} )?ver(?:i|t)?|veri a (?:dobot|labdát|port)|fél (?:a sötéttől|a kutyától
        |a fogorvostól|a vizsgától|a lifttől|a tűtől|az iskolától)|halálosan (?:fáradt|unalmas)|meghal a (?:nevetéstől
        |kíváncsiságtól)
      |(?:taro|daro|tharo) (?:heibio|i mewn|sgwrs|ar y syniad|ar syniad|draw)|(?:curo|guro|churo) (?:dwylo|ei dwylo
        |ei ddwylo|drws|ar y drws|record)|(?:bwrw|fwrw) (?:eira|glaw|cenllysg|swildod|ymlaen|golwg|amcan|hen wragedd
        |iddi|ati)|ofn (?:y tywyllwch|cŵn|y deintydd|uchder|arholiad\p{L}{0,3}|nodwydd\p{L}{0,3})|marw (?:o chwerthin
        |eisiau bwyd)
      |(?:bhuail|buaileann|bualadh|ag bualadh|buail) (?:\p{L}{1,8} ){0,3}(?:isteach|an druma|drumaí|le chéile
        |leis an bpost|liathróid|an liathróid|le foireann|le cara|ar an doras|bos|cluiche)
        |eagla (?:\p{L}{1,4} ){0,2}roimh (?:an dorchadas|mhadraí|scrúd\p{L}{1,5}|an bhfiaclóir
        |shnáthaid\p{L}{0,3}))(?!\p{L})
  `,
  // Swedish and Norwegian; Tagalog and Hindi in Latin letters; Arabic, Farsi, Hindi and Chinese: to kick a ball, to phone.
  places`
    (?<!\p{L})(?:(?:slår|slog|slo) (?:på (?:trumm|tromm|tv|radio|lys|ljus|datorn|spis|stor)\p{L}{0,4}|av|upp|opp|sig ned|seg ned|rekord|vad)|hjärtat slår|hjertet slår
      |nalagas|nagpapasa|pasa sa exam|(?:bahut|bohot|bohat) maarta? (?:chauka|chakka|goal)|gol maar\p{L}{0,3}
      |phone maar\p{L}{0,3}|gappein? maar\p{L}{0,3}|gap+(?:an|aan|ein|e)? ma{1,2}r\p{L}{0,3}|chakkar maar\p{L}{0,3}
      |dil (?:zor se )?dhadak\p{L}{0,3})(?!\p{L})
    |ضرب(?:ات)? (?:ال)?(?:قلب|شمس)\p{L}{0,2}|[يت]?ضرب (?:الكرة|كرة|مثل|الجرس|على الطبل|رقم|له موعد
      |لها موعد)\p{L}{0,3}|جدول الضرب|[يت]خاف من (?:الظلام|الكلاب|الطيران|المرتفعات|الامتحان|المدرسة|الحقن|الأسنان
      |المصعد)\p{L}{0,3}|(?:زنگ|حرف|قدم|لبخند|پلک) (?:می.?زند|می.?زنه|می.?زنم|زد|زده)|می.?ترسد از (?:تاریکی|سگ|آمپول
      |ارتفاع|امتحان)|(?:گپ|فون|چکر|گول|چھکا|چوکا) مار\p{L}{0,3}|(?:गप|गप्पें|फोन|चक्कर|गोल|छक्का|चौका|छलांग
      |सीटी) मार[\p{L}\p{M}]{0,3}|(?:打(?:电话|電話|招呼|篮球|籃球|羽毛球|排球|乒乓球|球|扫|掃|字|针|針|呼噜|呼嚕|鼾|工|扮|算|牌|麻将|麻將|游戏|遊戲|开|開|车|車|喷嚏
      |噴嚏|哈欠)(?:她|他|我)?)|动手术|動手術|[笑饿餓累困忙]死(?:了|我)?|怕(?:黑|狗|高|水|打针|打針|考试|考試|生)
  `,
  // English words that end like words of harm.
  places`(?<!\p{L})(?:debate|rebate|probate|exacerbate|abate|alarma|portraits?|traits?)(?= )`,
];

/** Both as it is spelt properly and as it is typed without accents. */
export function withoutFriendsInTongues(text: string): string {
  return FRIENDS.reduce((rest, { typed }) => rest.replaceAll(typed, ' '), text);
}

/** The text in plain letters, without the false friends in it. */
export function plainWithoutFriends(text: string): string {
  return FRIENDS.reduce((rest, { plain }) => rest.replaceAll(plain, ' '), plainLetters(text));
}
