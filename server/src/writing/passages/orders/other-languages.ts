import { pattern } from '../../../lib/pattern.ts';

/** The plainest orders to a writer in other languages: to forget what was said, and to write something or not. */
export const ORDERS_IN_OTHER_LANGUAGES: readonly RegExp[] = [
  pattern('iu')`
    (?<!\p{L})(?:ignorier\w*|vergiss|missachte\w*)(?!\p{L})[^.]{0,40}(?:anweisung|vorgaben|oben|alles|regeln)|(?<!\p{L})schreib(?:e|en sie|t)?(?!\p{L})[^.]{0,25}(?:in den bericht|dass (?:kein|der|die|er|sie|es))|(?<!\p{L})(?:erwähne?|nenne?|schreibe?)(?:n sie)?(?!\p{L})[^.]{0,40}(?:nicht|kein\w*)(?: im bericht)?[.!]?$|(?<!\p{L})kein wort (?:über|von)[^.]{0,30}bericht|(?<!\p{L})an die (?:ki|software|maschine)(?!\p{L})
    |(?<!\p{L})(?:negeer|vergeet)(?!\p{L})[^.]{0,30}(?:instructies|opdrachten|alles)|(?<!\p{L})schrijf(?!\p{L})[^.]{0,20}(?:dat|in het rapport)
  `,
  pattern('iu')`
    (?<!\p{L})(?:ignore[zr]?|oublie[zr]?|néglige[zr]?)(?!\p{L})[^.]{0,30}(?:instructions|consignes|ce qui précède|tout)|(?<!\p{L})(?:écri(?:s|vez|re)|dites|indiquez|notez)(?!\p{L})[^.]{0,25}(?:dans le (?:rapport|compte)|que (?:tout|la|le|il|elle))|(?<!\p{L})(?:de )?ne pas (?:mentionner|citer|écrire|inclure)|(?<!\p{L})ne (?:mentionne|parle|cite|dis|dites)\w*(?!\p{L})[^.]{0,40}(?:rapport|compte rendu|résumé|lettre)
    |(?<!\p{L})(?:ignor[ae]d?|olvid[ae]|ignor[ai]|dimentica|ignor[ae]|esqueça)(?!\p{L})[^.]{0,30}(?:instrucciones|indicaciones|instruções|istruzioni|todo lo anterior|tutto|quanto sopra|tudo)|(?<!\p{L})(?:escrib[ae]|pon(?:ga)?|scriv[ai]|escrev[ae]|diga)(?!\p{L})[^.]{0,25}(?:en el (?:informe|reporte)|nel (?:rapporto|referto)|no relatório|(?:que|che) (?:no|não|non|el|la|il|è|está|todo|tutto))
    |(?<!\p{L})no(?:n|ão)? (?:mencion[ea]s?|menzionare|mencione|pong[ao]s?|escrib[ao]s?|incluy[ae]s?|scrivere)(?!\p{L})
  `,
  pattern('iu')`
    (?<!\p{L})(?:zignoruj\w*|ignoruj\w*|zapomnij)(?!\p{L})[^.]{0,30}(?:instrukcj|polecen|wszystk)|(?<!\p{L})napisz(?!\p{L})[^.]{0,15}(?:że|w raporcie)|anwybyddwch|(?<!\p{L})ysgrifennwch(?!\p{L})|talimatları? (?:yok say|unut|dikkate alma)|(?<!\p{L})(?:rapora|raporda) yaz|(?<!\p{L})(?:ignoră|uită)(?!\p{L})[^.]{0,20}instrucțiun|(?<!\p{L})scrie (?:că|în raport)|(?<!\p{L})(?:ignorera|ignorer)(?!\p{L})[^.]{0,20}(?:instruktion|instruks)
  `,
  /игнориру|забудь (?:все|всё|инструк)|напиши,? что|не упоминай|ігноруй|(?:忽略|无视|無視|忘记|忘記)[^。]{0,12}(?:指示|指令|说明|內容|内容)|写上|請寫|(?:以前|上記|前)の(?:指示|命令)を無視|지시(?:를|사항을)? 무시|تجاهل|اكتب أن|لا تذكر|נא להתעלם|התעלם מ|अनदेखा कर|निर्देशों को|παράβλεψε|αγνόησε/u,
];
