import { pattern } from '../../../lib/pattern.ts';

/**
 * The report, what is to be done to it, and that it has to be done, in whatever order and in whichever of these
 * languages.
 */
const REPORT =
  /(?<!\p{L})(?:bericht\p{L}*|gutachten\p{L}*|befund\p{L}*|diagnose|diagnoz[aęy]|arztbrief|zusammenfassung|compte[- ]rendu|rapport\p{L}*|bilan|synthèse|informe|reporte|relazione|referto|relatório|rapor[ct]\p{L}*|opini[iaę]|orzeczeni\p{L}*|podsumowani\p{L}*|riassunto|sintesi|resumen|conclusi[oó]n\p{L}*|résumé|conclusions?|samenvatting|verslag|brief|adroddiad|llythyr|rapora|raporda|raporun|raporu|özet\p{L}*|rapporten|raportul|zpráv\p{L}*|jelentés\p{L}*|reporti|warbixin\p{L}*|отч[её]т\p{L}*|заключени\p{L}*|звіт\p{L}*|تقرير|التقرير|报告|報告|リポート|보고서|αναφορά|έκθεση|דוח|रिपोर्ट|ਰਿਪੋਰਟ|রিপোর্ট|رپورٹ)(?!\p{L})/iu;
const TELLING = pattern('iu')`
  (?<!\p{L})(?:erwähnen|erwähne|schreiben|schreibe?|weglassen|auslassen|verschweigen|angeben|angegeben|eintragen
    |einfügen|ergänzen|beschönigen|vermerken|festhalten|heißen|stehen|nennen|streichen|mentionner|mentionnez|écrire
    |écrivez|dire|dites|parler|omettre|supprimer|indiquer|indiquez|conclure|conclue|figurer|figure|poner|ponga
    |escribir|escriba|decir|diga|mencionar|mencione|omitir|omita|quitar|conste|scrivere|scritto|scriva|dica|menzionare
    |omettere|togliere|escrever|escreva|dizer|concluya|concluye|indique|poner|figurar|taire|taisez|mettre|mettez
    |inscrire|ajouter|ajoutez|precisare|concludere|concluda|indicare|indichi|napisać|napisz|wpisz|wpisać|dopisz
    |dopisać|wspominać|wspominaj|pominąć|pomijać|pomiń|zaznaczyć|zaznacz|stwierdza|schrijven|schrijf|vermelden
    |weglaten|sôn|ysgrifennu|ysgrifennwch|crybwyll|yaz\p{L}*|belirt\p{L}*|bahset\p{L}*|skriva|skrive|nämna|nämn
    |utelämna|scrie|scrieți|menționați|napsat|neuvádět|упомина\p{L}*|напиши\p{L}*|написать|укажи\p{L}*|указать
    |пиши\p{L}*|писать|згадувати|اكتب|تذكر|يذكر|γράψτε|γράψε|αναφέρετε|לציין|לכתוב|लिखें|लिखो|ਲਿਖੋ)(?!\p{L})
`;
const WANTED =
  /(?<!\p{L})(?:bitte|immer|nur|soll\p{L}*|toujours|siempre|sempre|zawsze|muss|müssen|darf|nicht|kein\p{L}*|merci de|veuillez|prière|il faut|doit|devra|ne (?:rien|pas|jamais)|s['’]il vous plaît|hay que|debe\p{L}*|por favor|tiene que|que no|no se|non|va|deve|dovrebbe|si prega|per favore|não|favor|proszę|prosimy|niech|należy|ma być|nie|moet|graag|niet|geen|peidiwch|dylai|rhaid|lütfen|gerek\p{L}*|olmalı|yazılsın|vänligen|ska|inte|vă rog|trebuie|nu|prosím|нужно|надо|следует|должн\p{L}*|не|пожалуйста|треба|لا|يجب|يرجى|请|請|不要|不得|ないで|ください|말|주세요|μην|πρέπει|נא|אין|लिखें|मत|ਨਾ)(?!\p{L})/iu;

/** The plainest orders to a writer in other languages: to forget what was said, and to write something or not. */
export const ORDERS_IN_OTHER_LANGUAGES: readonly RegExp[] = [
  pattern('iu')`
    (?<!\p{L})(?:ignorier\w*|vergiss|missachte\w*)(?!\p{L})[^.]{0,40}(?:anweisung|vorgaben|oben|alles|regeln)
    |(?<!\p{L})schreib(?:e|en sie|t)?(?!\p{L})[^.]{0,25}(?:in den bericht|dass (?:kein|der|die|er|sie|es))
    |(?<!\p{L})(?:erwähne?|nenne?|schreibe?)(?:n sie)?(?!\p{L})[^.]{0,40}(?:nicht|kein\w*)(?: im bericht)?[.!]?$
    |(?<!\p{L})kein wort (?:über|von)[^.]{0,30}bericht|(?<!\p{L})an die (?:ki|software|maschine)(?!\p{L})
    |(?<!\p{L})(?:negeer|vergeet)(?!\p{L})[^.]{0,30}(?:instructies|opdrachten|alles)
    |(?<!\p{L})schrijf(?!\p{L})[^.]{0,20}(?:dat|in het rapport)
  `,
  pattern('iu')`
    (?<!\p{L})(?:ignore[zr]?|oublie[zr]?|néglige[zr]?)(?!\p{L})[^.]{0,30}(?:instructions|consignes|ce qui précède
      |tout)
    |(?<!\p{L})(?:écri(?:s|vez|re)|dites|indiquez|notez)(?!\p{L})[^.]{0,25}(?:dans le (?:rapport|compte)
      |que (?:tout|la|le|il|elle))
    |(?<!\p{L})(?:de )?ne pas (?:mentionner|citer|écrire|inclure)
    |(?<!\p{L})ne (?:mentionne|parle|cite|dis|dites)\w*(?!\p{L})[^.]{0,40}(?:rapport|compte rendu|résumé|lettre)
    |(?<!\p{L})(?:ignor[ae]d?|olvid[ae]|ignor[ai]|dimentica|ignor[ae]|esqueça)(?!\p{L})[^.]{0,30}(?:instrucciones
      |indicaciones|instruções|istruzioni|todo lo anterior|tutto|quanto sopra|tudo)
    |(?<!\p{L})(?:escrib[ae]|pon(?:ga)?|scriv[ai]|escrev[ae]|diga)(?!\p{L})[^.]{0,25}(?:en el (?:informe|reporte)
      |nel (?:rapporto|referto)|no relatório|(?:que|che) (?:no|não|non|el|la|il|è|está|todo|tutto))
    |(?<!\p{L})no(?:n|ão)? (?:mencion[ea]s?|menzionare|mencione|pong[ao]s?|escrib[ao]s?|incluy[ae]s?
      |scrivere)(?!\p{L})
  `,
  pattern('iu')`
    (?<!\p{L})(?:zignoruj\w*|ignoruj\w*|zapomnij)(?!\p{L})[^.]{0,30}(?:instrukcj|polecen|wszystk)
    |(?<!\p{L})napisz(?!\p{L})[^.]{0,15}(?:że|w raporcie)|anwybyddwch|(?<!\p{L})ysgrifennwch(?!\p{L})
    |talimatları? (?:yok say|unut|dikkate alma)|(?<!\p{L})(?:rapora|raporda) yaz
    |(?<!\p{L})(?:ignoră|uită)(?!\p{L})[^.]{0,20}instrucțiun|(?<!\p{L})scrie (?:că|în raport)
    |(?<!\p{L})(?:ignorera|ignorer)(?!\p{L})[^.]{0,20}(?:instruktion|instruks)
  `,
  /игнориру|забудь (?:все|всё|инструк)|напиши,? что|не упоминай|ігноруй|(?:忽略|无视|無視|忘记|忘記)[^。]{0,12}(?:指示|指令|说明|內容|内容)|(?:请|請|不要|不得|别|別)[^。]{0,12}(?:报告|報告)|(?:报告|報告)[^。]{0,8}(?:不要|不得|必须|必須|要写|應寫)|写上|請寫|(?:以前|上記|前)の(?:指示|命令)を無視|지시(?:를|사항을)? 무시|تجاهل|اكتب أن|لا تذكر|נא להתעלם|התעלם מ|अनदेखा कर|निर्देशों को|παράβλεψε|αγνόησε/u,
];

/** Words for software that writes, called or written to: `An die KI: …`, `Para la IA: …` */
const MACHINE = pattern('iu')`
  (?<!\p{L})(?:an|für|à|au|para|per|alla?|al|do|dla|voor|aan|til|till|için|для|attention|achtung|regel|règle|regla
    |regola|zasada|nota)\s(?:\p{L}{1,5}[\s'’]){0,2}(?:ki|ia|sztuczn\p{L}+ inteligencj\p{L}*|yapay zek[aâ]\p{L}*
    |(?:schreib|text)?programm?\p{L}*|software|logiciel|programa|computer|ordinateur|ordenador|komputer\p{L}*|maschine
    |machine|máquina|macchina|automat\p{L}*|ии|нейросет\p{L}*)(?!\p{L})[^.]{0,20}[:,–-]
`;

/** What a school or another office has already written is a finding. */
const OTHERS_REPORT =
  /(?<!\p{L})(?:schule|schul\p{L}*|kindergarten|hausarzt\p{L}*|école|médecin|scuola|medico|escuela|colegio|médico|escola|szkoł\p{L}*|lekarz\p{L}*|school|ysgol|okul\p{L}*|школ\p{L}*)(?!\p{L})/iu;

/** Whether a clause calls a machine, or speaks of the report, of telling, and of what has to be. */
export function isForeignOrder(clause: string): boolean {
  if (MACHINE.test(clause)) return true;
  return REPORT.test(clause) && !OTHERS_REPORT.test(clause) && TELLING.test(clause) && WANTED.test(clause);
}
