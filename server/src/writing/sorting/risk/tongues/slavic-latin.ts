import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

export const CZECH_AND_SLOVAK: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:(?:na|u)?(?:šetřil|šetril|schovával|schovává|hromad)\p{L}{1,3} (?:si )?(?:prášk|liek|lék
        |tablet)\p{L}{0,3}|sebevra[žh]|samovra[žh]|sebepoško|sebapoško|dopis na rozlouč|list na rozlúč|předávk|predávk
        |(?:chce|chci|chcel\p{L}?|chtěl\p{L}?|přeje si|myslí na|raději by) (?:\p{L}{1,5} ){0,2}(?:umřít|zemřít|umrieť
          |zomrieť|zabít|zabiť|nebýt|nežít|se neprobudit|sa nezobudiť|zmizet|skočit|skočiť|oběsit|obesiť|skončit se vším)
        |(?:nechce|nechci|nechcem|nechtěla|nechtěl) (?:\p{L}{1,5} ){0,2}(?:žít|žiť|být tady|se probudit|sa zobudiť)
          |nemá (?:smysl|zmysel) žít|(?:život|žití) nemá (?:smysl|cenu|zmysel)|lépe bez (?:ní|něj|mě)
        |(?:řeže|řezal\p{L}?|pořezal\p{L}?|rež[e]|porezal\p{L}?) (?:se|sa|si)|(?:se|sa|si) (?:pořezal|porezal|řeže
          |oběsi|obesi|zabil|podřez|podrez)\p{L}{0,2}|(?:skočit|skočil\p{L}?|skočiť) (?:z|pod) |(?:oběsit|oběsil
          |oběsila|obesiť|obesil|obesila)(?!\p{L})|spolykal\p{L}? |(?:vzal|zobral|požil
          |snědl)\p{L}? (?:si )?(?:\p{L}{1,8} ){0,2}(?:všechny|plato|krabičk\p{L}|hrst|\d{2}) ?(?:prášk|tablet|liek
          |lék)?|hlasy (?:\p{L}{1,6} ){0,3}(?:přikaz|rozkaz|říkají, ať|nařizuj))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:(?:bije|bil|zbil|mlátí|mlátil|kope|kopl|škrtí|škrtil|uhodil|udeřil|facku?je|zfackoval|zbije
        |bil[ao]) (?:ji|ho|mě|ma|nás|děti|deti|syna|dceru|dcéru|matku|manželk)|(?:ji|ho|mě|ma|ju) (?:bije|bil|zbil
        |mlátí|kope|kopl|škrtí|škrtil|uhodil|zamyká|zamkl|zavírá|ohrožuje|osahává)|(?:dostal\p{L}?
        |dal) (?:\p{L}{1,4} )?(?:facku|výprask|pěstí)|týrá (?:ji|ho|mě|děti|syna|dceru|manžel|matku)\p{L}{0,2}|týr[áa](?:n[íiéaáoýy]|l|j[íú]|ť)\p{L}{0,3}|násil[ií]|znásil|zneuž|zneuží|osaháv|vyhrožuj|vyhráža
        |výhružk|nožem|nožom|pistol[ií]|zbra[nň]|zanedb|bojí se (?:ho|manžela|otce|otčíma|domů|partnera|syna)
        |bojí sa (?:ho|manžela|otca|domov|otčima)|utekl\p{L}? z domova|modřin|modrin|ospod)
    `,
  ],
};

/** Croatian, Serbian, Bosnian and Slovene in Latin letters. */
export const SOUTH_SLAVIC: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:zabiti se (?:u|autom)|zabije se u|(?:misli|razmišlja) o (?:smrti|samoub)|samoubo|samoubi|samomor
        |samoozl|samopovr|samopoškod|oproštajn\p{L}{1,2} pismo|predozir
        |(?:želi|želim|hoće|hoću|htio|htjela|hteo|htela|želel\p{L}?|voli[ol]\p{L}{0,2} bi|hoče|razmišlja (?:da
          |o)) (?:\p{L}{1,5} ){0,2}(?:umrijeti|umreti|umrem|umre(?!\p{L})|ubiti|ubije|se ubije|nestati|nestane
          |ne probudi|se ne probudi|objesiti|obesi)
        |(?:ne želi|ne želim|neće|neću|ne mogu|ne može|noče) (?:\p{L}{1,5} ){0,2}(?:živjeti|živeti|živi(?!\p{L})
          |živim)|(?:nema|nima) (?:\p{L}{1,6} )?(?:smisla|volje) (?:za )?živ|život nema smisla
          |bolje (?:\p{L}{1,4} )?(?:bez mene|da me nema|da (?:ne )?umr)
        |(?:reže|rezala|rezao|posjek|sječe|seče|porez\p{L}{1,3}) se(?!\p{L})|(?:objesi|obesi
          |vješa)\p{L}{0,3} se(?!\p{L})|se (?:objesi|obesi)(?:o|la|ti)?(?!\p{L})|skoči\p{L}{0,3} (?:s|sa|pod
          |kroz) |(?:popi[ol]\p{L}?|uze[ol]\p{L}?|progut\p{L}{1,4}) (?:\p{L}{1,8} ){0,2}(?:tablet|kutij|šak|lijek|lek)
          |glasovi (?:\p{L}{1,6} ){0,3}(?:nare|govore da|zapov))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:(?:je|ga|ju|me|nas) (?:gura|gurnuo|gurao|gađa|pljuje|vuče)(?!\p{L})|(?:gura|gurnuo|gađa
        |vuče) (?:je|ga|ju|me|ženu|djecu|decu)(?!\p{L})|uzeti (?:joj |mi )?(?:dijete|dete|djecu|decu)|(?:tuče|tukao
        |istukao|udara|udario|udarila|šamara|ošamario|davi|davio|guši|gušio|pretukao|šuta|prebi[jol]\p{L}{0,2}|tepe
        |pretepa) (?:je|ga|ju|me|nas|ženu|djecu|decu|sina|kćer|ćerku|majku|ih)|(?:je|ga|ju|me|nas|ih) (?:tuče|tukao
        |istukao|udara|udario|šamara|davi|guši|gušio|pretukao|zaključava|zatvara|dira|pipa|prijeti|preti|vrijeđa
        |pretepa|maltretira)|šamar(?:e|om|i|anje)?(?!\p{L})|(?:dobi|da[ol]|udari)\p{L}{0,2} (?:joj |mu |mi )?šamara|batin(?:e|a|ama|u|ao|ala)?(?!\p{L})|nasil[jn]|silov|zlostav|zlorab|zlostavlj|zanemar|prijet(?:i|io|nja)|preti da
        |nožem|nož u|pištolj|pušk[auo](?!\p{L})|pušku|oružj|boji se (?:muža|oca|njega|očuha|kući|kuće|partnera|sina)
        |modric|pobjeg\p{L}{1,3} od kuće|pobeg\p{L}{1,3} od kuće|sigurna kuća)
    `,
  ],
};
