import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

export const HUNGARIAN: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:(?:addig )?nem eszik,? amíg|(?:el (?:nem )?|el)tűn(?:ik|ni akar)
        |jobb lett volna (?:\p{L}{1,8} ){0,3}(?:maradni|halni|meghal)|öngyilk|szuicid|önsért|önkárosít|önvagdos|falcol
        |búcsúlev|túladagol|halálvágy|halálkíván|(?:meg akar|meg akart|meg szeretne|szeretne|meg fog
        |inkább) (?:\p{L}{1,8} )?(?:halni|dögleni|meghal)|meghal(?:ni|na|nék|nék|t volna) (?:akar|szeret|jobb|inkább
        |legszív)|(?:nem|se) (?:akar|akarok|akart|szeretne|bír) (?:\p{L}{1,8} )?(?:élni|tovább élni|felébredni)|(?:ne
        |sem|nem|többé ne|többet ne|fel se|fel sem) (?:ébred|kel)(?:ne|nék|nek|jen|jek) ?(?:fel)?(?!\p{L})|(?:nincs
        |semmi) (?:\p{L}{1,6} )?értelme (?:\p{L}{1,4} )?(?:élni|az élet|tovább)|(?:jobb|könnyebb) (?:lenne
        |volna) (?:\p{L}{1,8} )?(?:nélkül(?:e|em)|ha (?:meghal|nem (?:él|len)|én nem|fel se))|teher (?:a|min|az)
        |elvesz\p{L}{0,4} az életét|véget vet(?:ne|ni|ett|ek)? (?:az|mindennek|életének)|eldob\p{L}{0,3} (?:az
        |magától az) élet
        |(?:megöl(?:i|te|né|öm|ném)|megölni|felakaszt\p{L}{0,4}|vagdos\p{L}{0,3}|vágdos\p{L}{0,3}|megvág\p{L}{0,3}
          |felvág\p{L}{0,3}|karmol\p{L}{0,3}|éget\p{L}{0,3}|bánt\p{L}{0,3}|sebez\p{L}{0,3}) (?:\p{L}{1,3} )?(?:magá
          |magam|a karj|a csukl|a comb|az er|az alkar)|(?:karját|csuklóját|combját|ereit|alkarját
          |magát) (?:\p{L}{1,8} )?(?:vagdos|vágdos|vágta|karmol|égeti|megvág|felvág|metéli|felakaszt)|penge|pengével
          |kötél|kötelet|(?:le|ki|elé|alá) (?:\p{L}{1,5} )?(?:fog |akar |akart |szeretne |fogok )(?:ugrani|ugrok|vetni
          |dobni)|(?:leugr|kiugr)\p{L}{1,4}(?= (?:a|az)|[.,]|$)|(?:a|egy) (?:vonat|villamos|metró|kamion|autó) elé
          |(?:hídról|tetőről|erkélyről|ablakból) (?:\p{L}{1,4} )?(?:ugr|akar|le|ki|vet)|(?:bevett|beszedett|bevesz
          |beszed|lenyelt|megivott|megevett) (?:\p{L}{1,8} ){0,4}(?:levél|doboz|marék|sok|összes|\d{2,3}|húsz
          |harminc) ?(?:\p{L}{1,8} )?(?:altató|gyógyszer|tablett|szem|nyugtató|pirul)|(?:gyógyszer|altató
          |tabletta)\p{L}{0,4} (?:\p{L}{1,5} )?(?:gyűjt|rejteget|félretesz|dugdos)|(?:gyűjti|gyűjtögeti|rejtegeti
          |félreteszi) a (?:gyógyszer|altató|tablett)|hangok (?:\p{L}{1,8},? ){0,4}(?:parancs|öl|ugor|utasít|bánt))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:vadászpusk\p{L}{0,3}|légpusk\p{L}{0,3}|hozzávág\p{L}{0,3}|meg(?:ver\p{L}{0,4}|üt(?:i|ötte|ött|ni)
        |pofoz\p{L}{0,4}|rúg(?:ja|ta|ott)|fojt\p{L}{0,4}|fenyeget\p{L}{0,3}|erőszakol\p{L}{0,4}|késel\p{L}{0,3}
        |csap(?:ja|ta|kod)|haraps?\p{L}{0,3}|lök\p{L}{0,3}|szúr(?:ta|ja)|aláz\p{L}{0,4})(?!\p{L})|meg van verve
        |(?:összever|agyonver|megverik|elpáhol)\p{L}{0,3}|elver(?:i|te|ik|ték|ni)(?!\p{L})|(?:veri|verte|ütötte|rugdossa|pofozza|fojtogatja
        |lökdösi|rángatja|tépi|fenyegeti|bántja|bántalmazza|molesztálja|fogdossa|tapogatja|zaklatja|követi|ellenőrzi
        |bezárja|kizárja|éhezteti|elhanyagolja|alázza|terrorizálja)(?!\p{L})(?! a (?:labd|dobot|szél|fejét))|nekimegy
        |nekiment|nekiug|kezet emel|pofon|(?:a|egy|kap|kapott|adott) verés(?!\p{L})|verés(?:t|sel|ek)(?!\p{L})|nadrágszíj|szíjjal|övvel|kés(?:sel|t) (?:\p{L}{1,6} )?(?:fogott|rántott
        |szorított|fenyeg|tart|hord|vett)|késsel(?!\p{L})|fegyver|pisztoly|puska|puskát|balt(?:a|át|ával)(?!\p{L})|hajánál fogva|torkát
        |bántalmaz|erőszak|molesztál|szexuális(?:an)? (?:zaklat|bántal|vissza|kihaszn)|abúzus|hozzányúl\p{L}{0,2}
        |nyúlkál\p{L}{0,2}|taperol|fogdos|bemegy hozzá|kényszerház|férjhez kényszer|fenyeget|megöllek|megöli (?:a|őt
        |az)|elvágom|leszúr
        |fél (?:\p{L}{1,5} )?(?:tőle|az apj|a férj|a nevelőap|az anyj|hazamenni|a párj|a bátyj|a fiá|otthon)
          |nem mer hazamenni|elszök|megszök|(?:elveszi|elvette|ellenőrzi|visszatartja) (?:\p{L}{1,3} )?(?:a
          |az) (?:nyugdíj|pénz|telefon|útlevel|kártyá|fizetés)|(?:egyedül|magukra|magára) (?:hagy|marad)\p{L}{0,4}
          |(?:nincs|nem kap|nem ad\p{L}{0,3}) (?:\p{L}{1,5} )?(?:enni|ennivaló|étel)|üres (?:a )?hűtő
          |éhes(?:en)? (?:jár|jön|megy)|elhanyagol|felfekvés|kék(?:-zöld)? folt|véraláfut|szíj nyoma|ujjnyom|égésnyom
          |cigarettával (?:éget|meg)|gyermekvédel|gyámhatóság|családsegítő|távoltart|anyaotthon)
    `,
  ],
};
