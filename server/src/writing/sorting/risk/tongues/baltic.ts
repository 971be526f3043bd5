import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

/** Lithuanian, Latvian and Albanian. */
export const BALTIC_AND_ALBANIAN: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:stovėjo (?:\p{L}{1,5} )?ant (?:\p{L}{1,10} )?(?:tilto|stogo|krašto|palangės)|minčių (?:apie
        |nusižud)|mintys apie (?:mirtį|savižud)|savižud|nusižud|žudytis|savęs žaloj|save žaloj|žaloja save|žalojasi
        |savižal|atsisveikinimo laišk|perdozav|(?:nori|norėtų|norėjo|geriau|noriu) (?:\p{L}{1,8} ){0,2}(?:mirti|numirti
        |nebegyventi|nepabusti|nebepabusti|neprabusti|nebebūti|nebūti|nusižudyti|pasikarti|dingti|išnykti
        |nebeatsibusti)|(?:nebenori|nebenoriu|nenori|nenoriu|nebegali|nebegaliu) (?:\p{L}{1,5} )?(?:gyvent|būti čia
        |pabusti)|nebegaliu|nebėra (?:prasmės|noro|jėgų) gyvent|gyven(?:ti|imas) (?:ne(?:be)?tur|beprasm|neverta)
        |neverta gyvent|(?:be manęs|be jos|be jo) (?:\p{L}{1,6} )?(?:geriau|lengviau)|(?:geriau
        |lengviau) (?:\p{L}{1,6} )?be (?:manęs|jos|jo)(?!\p{L})|našta (?:šeim|vis|kit|man|vaik)|(?:pjaustosi|pjausto
        |pjaustė|pjaustėsi|raižo|raižosi|susipjaust|degina) ?(?:save|rank|venas|šlaun|odą)?(?!\p{L})
        |persipjov\p{L}{0,3}|pjaustosi|randai (?:\p{L}{1,6} ){0,3}(?:nuo|pjaust)|peiliuk|skustuv|pasikar(?:ti|ė|s)
        |korėsi|virv[ėe](?!\p{L})|(?:nušok|iššok|šok)\p{L}{1,3} (?:\p{L}{1,3} )?(?:nuo (?:tilto|stogo|balkono)
        |po (?:traukin|maši)|pro langą|per langą)|(?:prisigėr\p{L}{1,3}|išgėr\p{L}{1,3}|prarij\p{L}{1,3}
        |apsinuod\p{L}{1,5}) (?:\p{L}{1,8} ){0,3}(?:vaist|tableč|pakel|buteliuk|migdom)\p{L}{0,4}|apsinuodi|(?:kaupia
        |slepia|renka|taupo) (?:vaist|tablet)|balsai (?:\p{L}{1,8} ){0,3}(?:liepia|įsako|sako šok|verčia)
        |pašnāv|nogalināt sevi|sevi (?:graiza|griež|ievaino)|(?:negrib|negribu|nevēlas) (?:vairs )?dzīvot
          |grib (?:no)?mirt|labāk (?:nepamost|būtu miris|būtu mirusi)|pakār(?:ties|ās)|pārdozē|sagriez(?:a|usi) (?:rok
          |vēn)|(?:iedzēra|norija|izdzēra) (?:\p{L}{1,8} ){0,2}(?:tablet|zāl|iepak)
        |vetëvr|vetëdëm|vetëlënd|(?:dua|do|donte|dëshiron) të (?:vdes|vdesë|vdiste|zhduk|mos (?:zgjohe|jetoj))
          |nuk (?:dua|do|donte) të (?:jetoj|jetojë|jetonte|zgjoh)|më mirë (?:e|i|të) vdekur|varë veten|var veten
          |vari veten|pre(?:u|r|t) (?:duart|venat|krahët|veten)|(?:piu|pi|gëlltiti) (?:\p{L}{1,6} ){0,3}(?:ilaçe|hape
          |kuti|tableta))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:(?:muša|mušė|mušdavo|sumušė|primušė|daužo|spardo|spardė|smaugia|smaugė|stumdo|pastūmė|tampo|purto
        |kandžioja|įkando|suduoda|trenkė|pliaukštel\p{L}{1,3}) (?:\p{L}{1,8} )?(?:ją|jį|mane|mus|vaik|žmon|motin|mam
        |sūn|dukr|brol|sesut|seser|su diržu|diržu|per veidą)|(?:ją|jį|mane|mus|vaikus|vaiką|žmoną|mamą|motiną|sūnų
        |dukrą|brolį|seserį|močiutę) (?:\p{L}{1,8} )?(?:muša|mušė|sumušė|daužo|spardo|smaugia|stumdo|užrakina|uždaro
        |liečia|grabinėja|grabalioja|prievartauja|persekioja|gąsdina|žemina|įžeidinėja|grasina)|pakel(?:ia|ė|davo) rank
        |(?:diržu|laidu|lazda) (?:muš|per|gav)|antaus|smurt|prievart|išžagin|išprievart|tvirkin
        |seksualin\p{L}{1,3} (?:priekab|išnaud|prievart|smurt)|grabin|grabal|(?:liečia
        |lietė) (?:\p{L}{1,6} ){0,3}(?:intym|ten|po|naktį)|lenda (?:\p{L}{1,6} ){0,2}(?:į|po
        |prie) (?:\p{L}{1,5} )?(?:lov|antklod|jos)|grasina|grasino|grasinim|užmuš\p{L}{1,3}|nužudy|papjau|peil(?:iu|į
        |is)(?!\p{L})|ginkl|šautuv|pistolet|kirv(?:iu|į)|bijo (?:\p{L}{1,4} )?(?:jo|vyro|tėvo|patėv|eiti namo|grįžti
        |sūnaus|brolio|mamos|partner)|pabėgo iš namų|(?:atima|atėmė|pasiima|kontroliuoja
        |tikrina) (?:\p{L}{1,4} )?(?:pensij|pinig|telefon|pas(?:ą|as)|kortel|dokument)|(?:palik|pasilie|lieka
        |būna)\p{L}{0,3} (?:\p{L}{1,6} ){0,2}(?:vien[aiu]|vieni vaikai|vieną) (?:namuose|namie|naktį|nakčia|per naktį)
        |(?:neduoda|neturi|nėra) (?:\p{L}{1,5} )?(?:valgyti|ko valgyti|maisto)|tuščias šaldytuv|apleist|neprižiūr
        |pragul|mėlyn(?:ė|ės|ių)(?!\p{L})|kraujosruv|vaiko teis|vaiko teisių
        |(?:sit|sita|piekāva|sper|žņaudz|žņaudza) (?:viņu|mani|bērnu|bērnus|sievu|māti)|vardarbīb|izvaro
          |draud (?:nogalin|ar|viņai|man)|(?:ar|virtuves|paņēma|paķēra|rāda) naz(?:i|is)(?!\p{L})|nazis (?:zem|pie|rokā)|ierocis|ieroci|baidās (?:no|iet mājās)|zilum(?:s|i
          |u)(?!\p{L})|bāriņties|pamet\p{L}{0,3} (?:bērn|vien)
        |(?:më|e|i|na) (?:rreh|rrihte|rrahu|rrahur|godet|goditi|qëllon|qëlloi|kërcënon|kërcënoi|mbyll|mbylli
          |prek natën|përdhunoi|dhunon|shtyn|mbyt)(?!\p{L})|rrah(?:je|ur)|dhun(?:ë|ën|ës|oi|uar|shëm)(?!\p{L})|përdhun
          |kërcën|thikë|armë(?:n|t|s|ve)?(?!\p{L})|frikë nga (?:burri|babai|ai|njerku|vëllai|djali)|ka frikë (?:nga|të shkojë)
          |martes\p{L}{1,2} (?:me forcë|e detyruar)|nxirje|mavijosje)
    `,
  ],
};
