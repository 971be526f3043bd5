import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

export const ITALIAN: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:bruciat[oa] (?:\p{L}{1,4} )?(?:polso|braccio|mano|gamba|pelle)|(?:tiene|ha|conserva
        |nasconde) (?:\p{L}{1,9} ){0,5}(?:scatole? (?:intere? )?di (?:sonnifer|pastigli|farmac|compresse|gocce)
        |scatole intere|sonnifer[oi] da parte)|se ne va per sempre|lasciarsi (?:morire|andare e morire)|suicid
        |anticonservativ|autolesi|autosoppress|overdose|sovradosaggio|tentat[oi] (?:suicid|di togliersi|anticons)
        |ideazione (?:suicid|di morte)|(?:idee|pensieri) di morte|lettera d'addio
        |(?:vuole|voglio|voleva|vorrebbe|vorrei|voglia di|preferi\p{L}{1,4}|pens[oaei]\p{L}{0,4}(?: di| a)?
          |tenta\p{L}{0,3}(?: di)?|prova\p{L}{0,2} a|minaccia\p{L}{0,2}(?: di)?|desidera) (?:\p{L}{1,6} )?(?:morire
          |uccider(?:si|mi)|ammazzar(?:si|mi)|farl[ao] finita|sparire|impiccar(?:si|mi)|tagliar(?:si|mi)|buttar(?:si
          |mi)|gettar(?:si|mi)|lanciar(?:si|mi)|togliersi|togliermi|non (?:svegliar|esser|esister|viver)|prendere tutt
          |fars?i del male|farmi del male|essere mort|addormentar\p{L}{1,4} e non|volare via)
        |non (?:vuole|voglio|voleva|vorrebbe|ha voglia di|ho voglia di|ha senso
          |vale la pena(?: di)?) (?:più )?(?:vivere|svegliar|esserci|stare al mondo|andare avanti)|non svegliar(?:si
          |mi)|(?:stanc[ao]|stuf[ao]) (?:di vivere|della vita)|la vita non (?:ha (?:più )?senso|vale)|meglio (?:mort
          |se (?:morissi|non ci|sparissi|muoio)|senza di)|(?:un|di essere un) peso per (?:tutti|la|i|gli)
          |togliersi (?:la vita|di mezzo)|tolt[oa] la vita|far(?:la|si) (?:finita|fuori)|fatta finita|facendola finita
        |(?:si|mi) (?:è |era |sono )?(?:tagli(?:a|o|ava|at[oa]) (?:\p{L}{1,6} ){0,3}(?:bracci|avambracc|polsi|cosce
          |gambe|vene|con|quando|di nascosto|la pelle)|impicc|ammazz|uccid|uccis|butta(?:t[oa]|va)? (?:giù|sotto|dal
          |dalla|nel)|gett(?:a|at[oa]|ava) (?:sotto|dal|dalla|nel)|lanci(?:a|at[oa]) (?:sotto|dal|dalla)
          |brucia(?:t[oa])? (?:\p{L}{1,5} )?(?:bracci|con la sigar|pelle|gamb)|graffia (?:a sangue|fino|le cosce
          |le braccia|i polsi)|fa (?:del )?male da sol|farebbe fuori)
          |tagli (?:\p{L}{1,10} ){0,2}(?:sulle? |sugli |sui |all')(?:bracci|avambracc|polsi|cosce)|tagliarsi (?:le vene
          |le braccia|i polsi)|lametta|il cappio|una corda (?:in|al|nel|legata)
        |(?:buttar|gettar|lanciar)(?:si|mi) (?:giù|sotto|dal|dalla|nel)|aprire la finestra|sotto (?:il|un) (?:treno
          |metro|camion)|dal (?:balcone|ponte|tetto)|dalla finestra|(?:ha )?(?:pres[oi]|preso|ingoiat[oe]|ingerit[oe]
          |inghiottit[oe]|bevut[oe]|assunt[oe]|prendere|prenderei|prendo
          |ingoiare) (?:\p{L}{1,8} ){0,3}(?:tutte le (?:gocce|pastiglie|pillole|compresse|medicine)|un'intera
          |una manciata|(?:l'intero|un intero|una scatola di|un flacone|un blister)|candeggina|topicida|veleno
          |(?:troppe|venti|trenta|quaranta|\d{2,3}) (?:compresse|pastiglie|pillole|gocce di|capsule))|(?:nascon|nascos
          |mett\p{L}{1,2} da parte|accumul|conserv|tiene da parte)\p{L}{0,4} (?:\p{L}{1,5} ){0,2}(?:compresse|pastiglie
          |pillole|farmaci|gocce)|voci (?:che )?(?:\p{L}{1,6} ){0,3}(?:ordinano|comandano|dicono di (?:farmi|uccid
          |ammazz|butt|saltare|farsi)|impongono))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:(?:l'ha|la|lo|mi ha|l') ?(?:tirat[oa]|lanciat[oa]) (?:\p{L}{1,6} ){0,2}(?:addosso|contro)
        |tirato (?:una sedia|un piatto|il telefono)|trattenuto il passaporto|coltell[oi]|(?:la|lo|mi|li|le|gli|ci|l'ha
        |m'ha|l'aveva) ?(?:ha |hanno |aveva )?(?:picchi|mena(?:va|to|ta)?(?!\p{L})|schiaffeggi|spint\p{L}(?= (?:contro
        |per|giù|dalle|a terra)|[.,;])|spinge(?:va)?|strattona|strattonat|strangol|soffoc|mors\p{L}|morde|minacci
        |insulta|umili|maltratt|rinchiu|chiude (?:in|a|fuori)|accoltell|stupr|violent|palpeggi|palp(?:a|ava)|molest
        |persegu|segue ovunque|controlla|ricatt|brucia|uccid|ammazz|pres[oaei] (?:a (?:calci|pugni|schiaffi|botte
        |sberle|cinghiate)|per (?:i capelli|il collo|la gola))|afferra(?:t[oa])? per
        |tocca(?:va)? (?:\p{L}{1,8} ){0,2}(?:lì|sotto|di notte|le parti|parti|dove non|il seno|tra le)
        |sbattut\p{L})\p{L}{0,5}
        |(?:dato|dà|dava|tirato|tira|mollato|molla|ha preso|prende|prendeva|ricevuto
          |riceve) (?:\p{L}{1,7} ){0,2}(?:schiaff[oi]|sberl[ae]|ceffon[ei]|pugn[oi]|calci(?! d'angolo| di)|calcio (?:in
          |nella|allo)|cinghiate?|botte|legnate|scappellotti)(?!\p{L})|(?:le|a|di) botte(?= (?:da|dal|a|quando|e)|[.,;]
          |$)|schiaff|sberl|ceffon|cinghi(?:a|ate)(?!\p{L})|percoss|picchiat|pestat[oa]|pestaggio|alz\p{L}{1,4} le mani
          |mani addosso|per i capelli|per il collo|messo le mani
        |violenza (?:domest|sess|fis|psic|assist|in)|violenze|violent[oa](?= (?:con|quando|verso))|stupr|abus(?:o|i
          |at[oa]) (?:sessual|su|da|dal|di)|abusat[oa]|molest(?:ie|at|ato)|incesto|palpeggi
          |toccat[oa] (?:\p{L}{1,6} ){0,2}(?:nelle|parti|intime|di notte|lì)|matrimonio forzato|mutilazion
        |(?:ti|la|lo|mi|li) (?:ammazzo|ammazza|uccido|uccide|ammazzerà|sgozzo|brucio)|minacc|coltell|pistola|fucile
          |arma (?:da|bianca|in)|(?:ha|ho|aveva|hanno|per|con|dalla) paura (?:di (?:lui|lei|tornare|suo|sua
          |andare a casa)|del|della (?:madre|nonna)|che (?:lui|la|lo|mi))|non vuole tornare a casa|scappat[oa] di casa
          |sotto chiave|chius[oaei] (?:a chiave|in (?:casa|camera|cantina|bagno))
        |(?:prende|toglie|tolto|preso|controlla|trattiene|sequestra)\p{L}{0,3} (?:il|la|i|lo) (?:telefono|soldi
          |pensione|passaporto|documenti|stipendio|bancomat)|(?:lasci
          |rest)\p{L}{1,3} (?:\p{L}{1,8} ){0,3}(?:sol[oaie] (?:in casa|a casa|di notte|la notte|tutto|per ore)
          |senza (?:mangiare|cibo|cure|acqua|cena))|nega (?:l'acqua|il cibo|da mangiare)|(?:niente|nulla) da mangiare
          |frigo(?:rifero)? vuoto|trascurat[aeio] (?:dai|dalla|dal)|incuria|trascuratezza|piaghe? da decubito
          |lesion[ei] da decubito|lividi?(?!\p{L})|ecchimosi|ematom[ai]|segni (?:di|della) (?:cinghia|dita|morso
          |bruciatur|percoss|strangol)|bruciature? di sigaretta|casa (?:rifugio|famiglia per)|centro antiviolenza
          |codice ross[oa]|tribunale (?:per i |dei )minor|allontanament|affidato ai servizi|servizi sociali)
    `,
  ],
};
