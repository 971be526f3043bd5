import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

/** Afrikaans has many of the same words. */
export const DUTCH: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:gedachten? aan (?:de )?(?:dood|zelfm|doodgaan|suicide)|laat (?:me|mij|ze me) maar (?:gaan|doodgaan
        |inslapen)|zelfmoord|zelfdod|zelfbeschadig|zelfverwond|selfmoord|su[ïi]cid|doodswens|afscheidsbrief|overdosi
        |automutil
        |(?:wil|wilde|wou|zou|hoopt?) (?:het liefst |liever |gewoon |eigenlijk |alleen maar ){0,2}(?:dood|sterven
          |doodgaan|weg zijn|er niet meer|niet meer (?:leven|wakker|hier|er zijn))
        |liever (?:dood|niet meer|er niet)|niet meer (?:wil(?:len|t)? |te |hoeven ){0,2}(?:leven|wakker (?:te )?word
          |er zijn|bestaan|zijn(?=[.,"”]|$))|er niet meer (?:te )?(?:zijn|hoeven|wil|was|is)|(?:niet|nooit) meer wakker
        |geen zin meer in (?:het )?leven|leven (?:heeft|had) geen zin|uit het leven stappen|een einde? (?:te )?(?:aan
          |maken aan) (?:haar|zijn|mijn|het|alles|eigen) ?leven|er een einde? aan (?:te )?ma(?:ak|ken)
          |van het leven (?:te )?(?:beroof|berov)
        |(?:zich|mezelf|zichzelf|me) (?:zelf )?(?:van kant|verhang|verhing|opgehang|ophang|ophing|verdrink|verdronk
          |ombreng|omgebracht|iets aan(?:doet|doen|gedaan|te doen)|pijn (?:doet|te doen|gedaan)|gesneden|snijd|sneed
          |kras|brand)
        |(?:snijdt|snijd|sneed|krast|kraste|brandt|verwondt) (?:\p{L}{1,10} ){0,4}(?:in|op) (?:haar|zijn|mijn
          |de) (?:arm|been|boven|pols|dij|huid|onderarm)
        |(?:krast|snijdt) (?:zich|zichzelf)|polsen (?:door|open)?(?:ge)?sn[ie]|(?:van|op) (?:het|een) (?:dak|balkon
          |viaduct|spoor|perron) (?:gaat|ga|springen|spring|sprong|gesprongen|gestaan|stond|lopen)|van de (?:brug|flat
          |trap) (?:springen|spring|sprong|gesprongen|ga|gaat)|voor (?:de|een) (?:trein|tram|metro|auto) (?:spring
          |gesprong|gooi|lopen|gelopen|werp|sprong)
        |(?:te veel|hele|volle|alle|handvol|strip|doos|doosje|dertig|twintig|\d{2,3}) (?:\p{L}{1,12} ){0,2}(?:pillen
          |tabletten|paracetamol\p{L}*|slaappillen|oxazepam|medicijnen) (?:\p{L}{1,10} ){0,3}(?:geslikt|slikte
          |ingenomen|genomen|gespaard)
        |(?:spaart|hamstert|verstopt|bewaart) (?:\p{L}{1,10} ){0,2}(?:pillen|slaappillen|tabletten|medicijnen)
          |stemmen (?:die )?(?:\p{L}{1,12} ){0,4}(?:opdracht|spring|dood|snijden|moet))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:(?:wil|mag|laat) (?:\p{L}{1,6} ){0,3}(?:niet|nooit) (?:\p{L}{1,7} ){0,2}alleen (?:naar buiten
        |de deur uit|weg)|gooi(?:t|de) (?:\p{L}{1,6} ){0,2}(?:met )?(?:borden|een stoel|een glas|servies|een bord)
        |mishandel|verkracht|aangerand|aanrand|misbruik|seksueel geweld|huiselijk geweld|eergeweld|verwaarloos|bedreig
        |geslagen|geschopt|gewurgd|geknepen|gestoken|neergestoken|opgesloten|uitgehongerd
        |(?:slaat|sloeg|schopt|schopte|trapt|duwt|duwde|knijpt|wurgt|bijt|stompt) (?:\p{L}{1,8} ){0,1}(?:haar|hem|mij
          |me|ons|de kinderen|het kind|de kleine|moeder|zijn vrouw|elkaar|mama)(?!\p{L})|(?:aan|bij) (?:haar
          |het) haren? (?:ge)?trok|klappen (?:krijg|gekreg|uitgedeel|geeft)|een klap (?:in|voor|tegen) (?:haar|zijn
          |het)|rake klappen|bont en blauw
        |dreigt (?:\p{L}{1,12} ){0,5}(?:te|met|dat)(?!\p{L})|dreigde|doodsbedreig|maak je (?:af|dood)|vermoord|(?:zit
          |zat|komt|kwam|voelt|voelde) (?:\p{L}{1,8} ){0,2}(?:aan (?:haar|hem|mij)(?= (?:'s nachts|in bed|borst|kruis
          |op plek|waar))|onder (?:haar|zijn|mijn) (?:rok|deken|kleren|dekbed))|betast|ongewenst(?:e)? aanrak|(?:sluit
          |sloot|deed|zet) (?:haar|hem|mij|ons|de kinderen) (?:\p{L}{1,10} ){0,3}(?:op|opgesloten|in de kast
          |buiten)(?!\p{L})
        |(?:pakt|nam|neemt|afgepakt) (?:\p{L}{1,10} ){0,3}(?:pinpas|geld|telefoon|paspoort
          |uitkering) (?:\p{L}{1,6} ){0,1}af(?!\p{L})|controleert haar|kijkt in haar telefoon|(?:niks|niets|geen eten
          |geen warm eten) (?:te eten )?(?:in huis|in de koelkast|gekregen)|lege koelkast|(?:kinderen|baby
          |kind) (?:\p{L}{1,10} ){0,3}alleen (?:thuis|gelaten|achter)
        |bang (?:om naar huis|voor (?:haar|zijn|hem|vader|stiefvader|papa|mama|moeder|oom|partner|ex|de vriend)
          |van (?:haar|zijn|papa|hem))|durft niet naar huis|weggelopen van huis|blijf-van-mijn-lijf|veilig thuis|(?:met
          |pakte|had|heeft|trok) (?:\p{L}{1,6} ){0,2}(?:mes|pistool|riem|vuurwapen|geweer|bijl)(?!\p{L})|vuurwapen
          |pistool|jachtgeweer|stalk|uithuwelijk|uitgehuwelijk|blauwe plek|brandwond|striem|doorligwond|meldcode
          |jeugdbescherming|uithuisplaats)
    `,
  ],
};
