import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

export const POLISH: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:(?:jechał|wjechał|jechała|wjechać|wjechała) (?:autem |samochodem |rowerem |celowo )?(?:na
        |w) (?:drzewo|mur|ścianę|tira|filar)|(?:niedługo|wkrótce) (?:odpoczn|mnie nie będzie|jej nie będzie
        |go nie będzie)\p{L}{0,3}|odpocznie na zawsze|samob[óo]j|otru(?:ł|ła|ć|je|ję) się|się otru(?:ł|ła|ć)|samouszk
        |samookalecz|parasuicyd|przedawkow|list\p{L}{0,2} pożegnaln|(?:myśli|tendencje|zamiary) (?:s|rezygn|o śmierci
        |o samob)
        |(?:chce|chcę|chciał\p{L}{0,3}|wolał\p{L}{0,4}|woli|najchętniej|myśli|myślał\p{L}{0,3}|pragnie
          |próbował\p{L}{0,3}|próba|zamierza|grozi, że) (?:\p{L}{1,8},? ){0,2}(?:umrzeć|umrze(?!\p{L})|nie żyć
          |zabić się|się zabi|powiesić|się powiesi|utopić|zasnął|zasnęł|zasnąć i|zniknąć|skończyć ze sobą
          |ze sobą skończ|skończyć z (?:tym|życiem)|się pociąć|pociąć się|rzucić się|skoczyć|otruć|nie (?:obudzić
          |istnieć|być)|zrobić sobie)
        |nie (?:chce|chcę|chciał\p{L}{0,3}|ma (?:siły|sensu|po co)|mam (?:siły|po co)|warto|widzi sensu
          |widzę sensu) (?:\p{L}{1,5} ){0,2}(?:żyć|życia|żyje|się (?:już )?obudzi|dalej żyć|żyć dalej|tu być|istnieć)
          |nie chce (?:mi |jej |mu )?się (?:już )?żyć|(?:się )?nie obudzi\p{L}{0,3}|życie (?:nie ma|straciło|bez) sens
          |po co (?:ja )?(?:żyć|żyję|żyje|mi żyć)|lepiej (?:by |żeby |gdyby |bez )(?:\p{L}{1,6} ){0,3}(?:nie było
          |nie żył|umar|mnie|niej|niego|zniknę)|(?:jest|jestem|był\p{L}?|będę) (?:tylko )?ciężarem
          |skończ\p{L}{1,3} (?:ze sobą|z tym życiem|z życiem)|odebra\p{L}{1,3} sobie życie|targnąć się|targnął się
          |targnęła się|odeb\p{L}{1,3} życie
        |(?:tnie|cięł\p{L}|ciął|pocięł\p{L}|pociął|potnę|potnie|okalecz\p{L}{1,4}|przypala|rani|drapie
          |sznyt\p{L}{0,3}|kaleczy) (?:się|sobie|siebie)|się (?:tnie|cięł|ciął|pocięł|pociął|okalecz|samookal|przypala)
          |(?:ślady|blizny|rany) (?:\p{L}{1,8} ){0,3}(?:po (?:cięci|żyletc|samook|nacięci)|cięte)|żyletk|(?:sznur|pętl
          |lin)\p{L}{0,3} (?:\p{L}{1,10} ){0,3}(?:na (?:belce|szyi|hak|drzewie)|wokół szyi|w garażu|przygotowan
          |zawiązan)|powiesi|wiesza się|skoczył\p{L}? z|skok z (?:mostu|okna|balkonu|dachu|wieżowca)|(?:skoczy|rzuci
          |wyskoczy)\p{L}{1,3} (?:się )?(?:\p{L}{1,4} )?(?:z (?:mostu|okna|balkonu|dachu|wieżowca|piętra|wiaduktu)
          |pod (?:pociąg|tir|samochód|metro|tramwaj)|przez okno)|(?:stała?|stanął|stanęła|był[a]?) na (?:moście|torach
          |dachu|parapecie)
        |(?:wzi[ąę]\p{L}{1,3}|połk\p{L}{1,4}|łykn\p{L}{1,4}|zaży\p{L}{1,3}|najad\p{L}{1,4} się|nałyka\p{L}{1,3} się
          |wypi\p{L}{1,3}) (?:\p{L}{1,8} ){0,3}(?:(?:wszystkie|całe|cał\p{L}{1,2}|garść|mnóstwo|dużo|\d{2,3}
          |dwadzieścia|trzydzieści|opakowani\p{L}|listek|fiolk\p{L}) ?(?:\p{L}{1,10} )?(?:tablet|lek|proszk|pigul|apap
          |paracet)\p{L}{0,4}|leki nasenne|tabletek|domestos|kreta|trutk|denaturat|rozpuszczalnik)|(?:zbiera|gromadzi
          |odkłada|chowa|schowa|ukry)\p{L}{0,3} (?:\p{L}{1,6} ){0,2}(?:tabletki|leki|proszki)
          |głosy(?:, które)? (?:\p{L}{1,6} ){0,3}(?:każą|kazały|mówią, żeby|rozkaz|namawia)|(?:każą|kazały|każe) (?:mu
          |jej|mi) (?:\p{L}{1,6} ){0,2}(?:skoczy|zabi|zrobić krzywd|się zabi|podpali|wyskocz|zrobić coś))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:rzuc(?:a|ił|iła|ał) (?:\p{L}{1,7} ){0,3}(?:krzesłem|talerz(?:em|ami)|kubkiem|telefonem|butelką
        |butem)|(?:policja|patrol) (?:była|był|przyjecha\p{L}{1,3}|wezwan\p{L})|(?:ją|go|mnie|ich|nas|mamę|żonę|dzieci
        |dziecko|syna|córkę|matkę|brata|siostrę|męża|kolegę|babcię) (?:\p{L}{1,8} ){0,2}(?:bij[eą]|bił[ay]?
        |pobi\p{L}{1,2}|uderz\p{L}{1,3}|kop(?:ie|ał|ała|nął|nęła)|szarp\p{L}{1,4}|popych\p{L}{1,2}|popchn\p{L}{1,3}
        |dusi(?:ł|ła)?|ugryz\p{L}{0,2}|gryzie|leje|lał(?!\p{L})|tłucze|katuje|katował|zamyk\p{L}{1,2}|zamkn\p{L}{1,3}
        |wyzywa\p{L}{0,1}|straszy\p{L}{0,1}|poniża|dotyk\p{L}{1,2}|obmacuj\p{L}|molest\p{L}{1,4}|wykorzyst\p{L}{1,4}
        |zgwałc\p{L}{1,3}|zabij\p{L}|zabi[łć]\p{L}?|krzywdzi|krzywdził|głodzi|śledzi|nachodzi|spoliczkow\p{L}{1,3}
        |zlał)(?!\p{L})
        |(?:bij[eą]|bił[ay]?|pobi(?:ł|li|ła|to|ty|ta)|uderzył?a?|kopie|kopnął|szarpie|szarpał|popycha|popchnął|dusi
          |dusił|leje|tłucze|katuje|katował|zamyka|zamknął|wyzywa|straszy|dotyka|dotykał|gwałci|zgwałcił|zabije|zabił
          |krzywdzi|głodzi) (?:ją|go|mnie|ich|nas|mamę|żonę|dzieci|dziecko|syna|córkę|matkę|brata|siostrę|męża|kolegę
          |kolegów|babcię|pięści|pasem|kablem|po (?:twarzy|głowie|brzuchu))(?!\p{L})|(?:dostał\p{L}?|dostaje|dał|daje
          |spuścił|sprawił) (?:\p{L}{1,6} ){0,2}(?:lanie|klapsa?|klapsy|w twarz|pasem|po głowie|kablem|z pięści
          |wpierdol|bicie|łomot)|pobici|bicie(?! serca| rekord)|klaps|spoliczk|za włosy
          |za karę (?:\p{L}{1,10} ){0,3}(?:zamk|zimn|bez jedzenia|w komórce|klęcz)|podnosi\p{L}{0,2} rękę|rękoczyn
          |przemoc|niebieska kart|gwałt|zgwałc|molest|obmacyw|obmacuj|pedofil|wykorzyst\p{L}{1,5} (?:seksual|ją|go
          |mnie)|seksualn\p{L}{1,3} (?:wykorz|napast|przemoc)|(?:dotyka|dotykał|macał) (?:\p{L}{1,6} ){0,3}(?:tam
          |w nocy|miejsc|pod|piersi|krocz)|wydać za mąż (?:na siłę|wbrew)
        |groz[ią]\p{L}{0,3}(?=,? (?:jej|mu|mi|że|nam|śmierc|noż|im|matce|żonie))|groźb|zabiję|zabije (?:ją|go|mnie)
          |nożem|noża|nóż(?=(?:,| w|em| pod| do| przy| i)|[.;]|$)|siekier|pistolet|strzelb|broń (?:palną|w domu|u niego
          |przy)|(?:ma|miał|trzyma|posiada) broń|z bronią|bronią paln|maczet|kij(?:em)? bejsbol
          |boi (?:\p{L}{1,5} )?się (?:\p{L}{1,5} )?(?:go|jej|męża|ojca|taty|ojczyma|partnera|brata|wujka|dziadka|matki
          |mamy|konkubenta|syna|wracać|wrócić|iść do domu|zostać z)|boję się (?:\p{L}{1,5} )?(?:go|męża|ojca|taty
          |ojczyma|partnera|brata|wracać|wrócić|iść do domu|mamy|konkubenta)|strach (?:\p{L}{1,4} )?(?:wracać
          |przed (?:mężem|ojcem|ojczymem|synem))|uciek\p{L}{1,3} z domu
        |(?:zabiera|zabrał|odbiera|kontroluje|pilnuje|sprawdza) (?:jej|mu|mi) (?:\p{L}{1,6} )?(?:emerytur|rent
          |pieniądz|telefon|paszport|kart|dokument|wypłat)\p{L}{0,2}|(?:zostaw
          |zosta)\p{L}{1,5} (?:\p{L}{1,8} ){0,3}(?:sam[aeo]?(?!\p{L})|sami|same) (?:w domu|na noc|w nocy|na cał|bez)
          |sami w domu|(?:głodn\p{L}{1,2} (?:chodzi|do szkoły|przychodz|dziec)|nie daj[eą] (?:jej |mu |im )?(?:jeść
          |jedzeni)|nie ma (?:w domu )?(?:co jeść|jedzenia)|pusta lodówka)|zaniedb|odleżyn|siniak|sińców|sińcami|siniec
          |zasini|ślady (?:po )?(?:pas|pobic|palców|duszeni|przypal|papieros)|oparz\p{L}{1,5} papieros
          |opieki społecznej|zakaz zbliżania)
    `,
  ],
};
