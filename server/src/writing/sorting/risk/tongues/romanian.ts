import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

export const ROMANIAN: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:să nu (?:se|mă|ne) mai trez\p{L}{1,6}|să nu mai (?:fiu|fie|trăiesc|trăiască|exist)\p{L}{0,2}
        |sinuci|suicid|autovătăm|automutil|supradoz|tentativ\p{L} (?:de suicid|autol)|bilet de adio|scrisoare de adio
        |gânduri (?:de (?:moarte|suicid)|negre)|idei de (?:moarte|suicid)
        |(?:vrea|vreau|vroia|voia|ar vrea|aș vrea|dorește|își dorește|preferă|îi vine|îmi vine|s-a gândit|mă gândesc
          |se gândește|încercat|încearcă|amenință că) (?:doar |numai |că |și )?(?:să )?(?:moară|mor(?!\p{L})
          |se (?:omoare|sinucidă|arunce|spânzure|taie|otrăvească|înece|rănească)|mă (?:omor|arunc|spânzur|tai)
          |își (?:ia viața|facă rău|pună capăt|taie)|îmi (?:iau viața|fac rău)|dispară|dispar(?!\p{L})
          |nu (?:se mai trezească|mă mai trezesc|mai fie|mai fiu|mai existe))
        |nu mai (?:vrea|vreau|voia|dorește|are (?:rost|sens|chef)|am (?:chef|putere)|merită|suportă)(?: să
          | de)?(?: mai)? (?:trăiască|trăiesc|viață|viața|trăi|fie|fiu|continue|se trezească)|nu (?:mai )?(?:are
          |merită) (?:rost|sens|să)(?: să)?(?: mai)? tră|(?:sătul|sătulă|obosit|obosită) de (?:viață|trăit)
          |fără rost (?:să|viața)|mai bine (?:mort|moartă|mor|muream|muri|fără (?:mine|ea|el)|nu m-aș|o lua|mă lua
          |dacă (?:mor|n-aș|nu m))|(?:o|mă|îl|l-ar|m-ar|s-o|să (?:mă|o|îl)) (?:ia|lua|luat) dumnezeu|(?:lua|ia
          |ieie) dumnezeu|povară pentru|pun(?:ă|e)? capăt (?:vieții|zilelor|la tot)|luat viața|ia viața
        |(?:se|mă|s-a|m-am|s-au) (?:taie|tăiat|tai|arde|ars|zgârie|zgâriat|înțeapă|crestat
          |crestează) (?:\p{L}{1,6} ){0,2}(?:pe|la|cu)(?: \p{L}{1,5})? ?(?:braț|mân|încheiet|antebraț|coaps|picio|lama
          |cuțit|țigar|piele|pulsuri|vene)|tăiat venele|(?:tăieturi|cicatrici) pe (?:braț|antebraț|mân|coaps)|spânzur
          |ștreang|lamă de ras|(?:arunc|sărit|sar|sară|sări)\p{L}{0,3} (?:\p{L}{1,6} ){0,2}(?:de pe (?:pod|bloc|balcon)
          |de la (?:etaj|balcon)|pe geam|pe fereastr|în fața (?:trenului|metroului|mașin)|sub tren|în râu)
        |(?:luat|înghițit|băut|ia|lua) (?:\p{L}{1,8} ){0,3}(?:(?:multe|toate|prea multe|o mână de|un pumn de
          |\d{2,3} de|o cutie|o folie|flacon)(?: \p{L}{1,6})? ?(?:pastil|medicament|somnifer|tablet)|cutia de|otravă
          |clor|diluant|furadan)|(?:strân|ascun|păstr|adun|ține)\p{L}{0,4} (?:\p{L}{1,8} ){0,3}(?:pastile|rețete
          |medicamentele|somnifere)|voci(?:le)? (?:care )?(?:\p{L}{1,6} ){0,3}(?:spun să|ordon|comand|zic să))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:îl bat(?!\p{L})|o bat(?!\p{L})|(?:aruncat|aruncă) (?:\p{L}{1,6} ){0,2}cu (?:scaun|farfuri|telefon
        |pahar)\p{L}{0,3}|pușc[ăa](?!\p{L})|arm[ăa] de vânătoare|(?:o|îl|mă|m-a|l-a|îi|ne|le|i-a|ne-a|pe ea
        |mi-a) (?:mai )?(?:bat(?:e|ea|ut|ută)?|lovi\p{L}{1,4}|pălmui\p{L}{1,4}|strâns? de gât|strânge de gât|împin(?:ge
        |s)|îmbrânc\p{L}{1,4}|trage de păr|tras de păr|mușc\p{L}{1,3}|amenin\p{L}{1,5}|închis|închide|încuiat|încuie
        |violat|violează|viola|abuz\p{L}{1,4}|ating(?:e|ea)|atins|pipăi\p{L}{0,3}|pipăie|molest\p{L}{1,4}|jignește
        |înjur\p{L}{1,3}|umil\p{L}{1,5}|urmăr\p{L}{1,4}|control\p{L}{1,5}|înjunghi\p{L}{1,3}|omoar[eă]|omor(?!\p{L})
        |ucide|arde cu|ars cu)(?!\p{L})
        |ia la (?:palme|bătaie|pumni)|(?:dat|dă|dădea|luat|ia|primit) (?:\p{L}{1,6} ){0,2}(?:palm[eăa]|pumn\p{L}{0,3}
          |picioare|bătaie|cureaua|șuturi)(?!\p{L})|bătaie(?! de (?:inimă|joc|cap))|bătăi(?! (?:de|ale) inim)
          |bătut[ăe]?(?!\p{L})(?= (?:de|când|cu|în|acasă)|[.,;]|$)|cu (?:cureaua|furtunul|bățul|cablul|toporul|cuțitul)
          |ridic\p{L}{1,4} mâna|violen(?:ță|ț|t)|violator|violată|viol(?:ul)?(?!\p{L})|abuz(?:ul|uri|at|ată
          |ează)?(?!\p{L})(?! de alcool)|agres(?:at|ată|iune|or)|hărțui|căsătorie forțată|măritată cu forța|(?:atinge
          |atins|pipăi|pune mâna)\p{L}{0,2} (?:\p{L}{1,6} ){0,3}(?:în chilot|acolo|sub|noaptea|pe piept|între picioare
          |părți intime)
        |amenin[țt]|te omor|o omoară|cuțit|pistol(?!\p{L})|armă(?!\p{L})|topor(?!\p{L})|înjunghi|(?:îi e|mi-e|are
          |îi este|mi-e|de) fric[ăa] (?:de (?:el|ea|tat|soț|bărbat|unchi|mam|frate|fiu|concubin|iubit)|să (?:meargă
          |se ducă|vină) acasă|să se întoarcă|că (?:o|îl|mă))|se teme de (?:el|tat|soț|mam|fiu|unchi|concubin|partener)
          |fugit de acasă|(?:ia|luat|ține) (?:\p{L}{1,5} ){0,1}(?:pensia|banii|telefonul|pașaportul|cardul|actele
          |alocația)(?= |[.,;]|$)|încuia(?:t|tă|ți)
        |(?:lăsa|rămân|rămas|las)\p{L}{0,3} (?:\p{L}{1,8} ){0,2}singur[iăe]? (?:noaptea|acasă|în casă|toată|cu orele)
          |singuri acasă|(?:nu (?:le|îi|i) (?:dă|dau) (?:de )?mâncare|nimic de mâncare|frigiderul (?:e |este )?gol
          |flămânz|flămândă|nemânca[țt])|neglij|vânăt|vânătăi|urme (?:de (?:curea|degete|mușcătur|arsuri|lovituri)
          |pe (?:gât|spate))|arsuri de țigar|escare|protecția copilului|dgaspc|ordin de protecție|adăpost)
    `,
  ],
};
