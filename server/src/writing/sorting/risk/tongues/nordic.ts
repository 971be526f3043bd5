import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

/** Swedish, Norwegian, Danish, Finnish and Estonian. */
export const NORDIC: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:självmord|själv(?:skad|destrukt)|selvmord|selv(?:skad|beskad)|suicid|avskedsbrev|afskedsbrev
        |dödsönsk|dødsønsk|överdos|overdos(?!e)
        |(?:vill|vil|ville|önskar|ønsker|hellre|heller|helst) (?:\p{L}{1,6} ){0,2}(?:dö(?!\p{L})|dø(?!\p{L})
          |inte leva|ikke leve|slippe leve|slippa leva|inte vakna|ikke vågne|försvinna för alltid|være død|vara död)
        |(?:orkar|orker|vill|vil|gider|ønsker|orka) (?:inte|ikke) (?:\p{L}{1,6} ){0,2}(?:leva|leve|vakna|våkne|vågne)
          |(?:tar?|tog|tok|tage|ta) (?:sitt|sit|sitt eget|livet av|livet af|sitt eget) ?(?:liv|sig|seg)
          |göra slut på (?:allt|livet)|gøre (?:en )?ende på|bättre (?:utan mig|om jag|död)|bedre (?:uten meg|uden mig
          |om jeg (?:var|ikke))|ingen mening (?:med|i) (?:livet|å leve|at leve|att leva)
        |(?:skär|skar|skärt|skärer|skærer|kutter|kuttet|risper|rispar|brenner|bränner) (?:sig|seg|sej|mig|meg|armen
          |handled)|(?:hänga|hängt|hängde|henge|hengt|hængt|hænge) (?:sig|seg|mig)|hoppa(?:r|de|t)? (?:från|framför
          |ut genom) |hoppe(?:r|t)? (?:fra|foran|ut av|ud af) |framför tåget|foran toget|(?:tog|tatt|tagit|svalde
          |svelget|slugte|åt) (?:\p{L}{1,6} ){0,3}(?:hela|alla|alle|många|mange|en hel|hele
          |\d{2}) ?(?:\p{L}{1,6} )?(?:burken|kartan|tablett|tabletter|piller|pillerne|glass)|(?:sparar|gömt|gömmer
          |samlar|gjemt|gemt|samler) (?:\p{L}{1,4} )?(?:tabletter|piller|mediciner)
          |röster(?:na)? (?:\p{L}{1,6} ){0,3}(?:säger åt|befaller|uppmanar)|stemmer (?:\p{L}{1,6} ){0,3}(?:befaler
          |ber (?:ham|henne) om|siger (?:at hun|at han) skal)
        |itsemurh|itsetuho|viilte|ei (?:halua|jaksa) (?:\p{L}{1,6} )?(?:elää|herätä)|haluaisi kuolla|haluaa kuolla
          |tappaa itsensä|yliannos|hirttä|enesetap|ei taha (?:enam )?elada|tahab surra|lõigub end)
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:bortgift|giftas bort|følger efter (?:henne|hende)|följer efter (?:henne|honom)|sprang efter med
        |(?:slår|slog|slo|slagit|slått|sparkar|sparkede|sparkat|stryper|kvelte|dytter|knuffar|lugger|örfil
        |river) (?:på |efter |til )?(?:henne|honom|hende|ham|han|hon|hun|mig|meg|oss|os|barnen|barna|børnene|sonen|dottern|modern|mor|mamma
        |kona|konen|sin fru|datteren)|(?:örfil|ørefik|lusing)|(?:hotar|hotat|hotade|truer|truet|trusler
        |dödshot)(?! (?:av|om) uppsägning)|misshand|mishand|våldt|voldt|våld(?:et|sam|tar|tog)?(?!\p{L})|vold(?:en|elig
        |tekt)?(?!\p{L})|övergrepp|overgrep|sexuella? (?:över|utny)|(?:tafsar|tafsade|tar på henne|befölte|beføler
        |rører hende)|tvångsgift|tvangsgift|kniv(?:en|hot)?(?!\p{L})|gevär|gevær|pistol(?:en)?(?!\p{L})|jaktvapen|våpen
        |vapen(?!\p{L})
        |(?:rädd|redd|bange) (?:för|for|av|for å|för att) (?:honom|ham|pappa|far|mannen|manden|sin|styvpappa|stefar
          |gå hem|gå hjem|mamma|mor)|törs inte gå hem|inlåst (?:i|på)|(?:låser|låste) (?:in|inne) (?:henne|honom|barnen
          |hende|ham)|(?:tar|tog|tager) (?:hennes|hans|hendes) (?:pengar|penger|penge|telefon|pass|pension)
          |ensamma hemma|alene hjemme om natten|inget att äta|tomt kylskåp|tomt køleskab|vanvård|omsorgssvikt|vanrøgt
          |försumm|blåmärk|blåmerk|brännmärk|rymt hemifrån|rømt hjemmefra|orosanmäl|barnevern|kvinnojour|krisesent
        |(?:lyö|löi|hakkaa|hakkasi|potkii|potki|kuristi|töni) (?:häntä|minua|lasta|lapsia|vaimoa|äitiä|poikaa)
          |väkival|uhkai|uhkaa (?:tappaa|puuk)|raiska|hyväksikäyt|puukol|puukko|pelkää (?:isää|miestä|isäpuol
          |mennä kotiin)|laiminly|mustelm|lastensuojel|vägivald|peksab|ähvardab|vägist|kardab (?:isa|meest|koju))
    `,
  ],
};
