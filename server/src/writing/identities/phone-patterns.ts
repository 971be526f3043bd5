import { pattern } from '../../lib/pattern.ts';
import { DIGIT, type KindPattern } from './kind-pattern.ts';

const LABEL =
  'tel|telephone|telefon|tél|tlf|phone|ph|mobile|mob|móvil|cell|cel|handy|portable|landline|fax|sms|whatsapp|signal|dect|pager|bleep|ext|extn|extension|internal|callback|contact no|contact number|emergency contact|home|work|switchboard|helpline';
/** Figures as a scan may have read them, with an O for a nought and an l for a one. */
const SIGN = '[\\dOolI]';
const DIGIT_WORD = '(?:zero|oh|o|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|treble|hundred)';
const NO_UNIT = String.raw`(?![\p{N}%]|[.,]\d| ?(?:mg|mcg|ml|kg|g|cm|mm|days?|weeks?|months?|years?|yrs?|hours?|hrs?|minutes?|mins?|sessions?|times?|am|pm|bpm|points?|words?|steps?)\b)`;

/** Telephone numbers that a label tells, that are broken or spoken, or that are short. */
export const PHONE_PATTERNS: readonly KindPattern[] = [
  // India.
  { kind: 'PHONE', needs: DIGIT, pattern: /(?<![\p{L}\p{N}.,/-])[6-9]\d{4} \d{5}(?![\p{N}.,/-]\d?)/gu },
  // "Tel | 496 0110", "home 496112 work 496 220", "DECT 5519", "ext. 22 415".
  {
    kind: 'PHONE',
    needs: DIGIT,
    pattern: pattern('giu')`
      (?<![\p{L}\p{N}])(?:${LABEL})(?:\.| ?[:=|/] ?| (?:no|number|is|on|nr)\.?:?
        | ){1,3}(?:\((?:home|work|mum|dad
          |mobile)\) )?(?<hidden>(?!\d{1,2}[:.]\d{2}(?!\d))(?=(?:[ .()+-]{0,2}\d){4})(?!(?:19|20)\d\d(?!\d
            | \d))\+?\(?\d{1,7}\)?(?:[ .-]\d{2,7}){0,4})${NO_UNIT}
    `,
  },
  // "call me on 960331", "reached on … or 960445", "text 60006".
  {
    kind: 'PHONE',
    needs: DIGIT,
    pattern: pattern('giu')`
      (?<![\p{L}\p{N}])(?:call(?:ed)?|ring|rang|text(?:ed)?|phone[sd]?|dial|reach(?:ed)?
        |contact(?:ed)?)(?: (?:me|him|her|them|us|mum|dad|back|it))?(?: (?:on|at|from|using))? (?<hidden>\d{5,7}
        |0\d{3,4} [A-Z]{5,8})${NO_UNIT}
    `,
  },
  { kind: 'PHONE', needs: DIGIT, pattern: /(?<=\d{3} ?or )\d{5,7}(?!\p{N})/gu },
  // Only figures, in the groups of one country or another, and nothing else a note would write so.
  {
    kind: 'PHONE',
    needs: DIGIT,
    pattern:
      /(?<![\p{L}\p{N}.,/-])(?:1[38]00[ -]\d{3}[ -]\d{3}|1-\d{3}-\d{3}-\d{4}(?: ?x ?\d{1,5})?|\d{3}[ .-]\d{3}[ .-]\d{4} ?x ?\d{1,5}|\d{3} \d{2} \d{2} \d{2}|\d{2} \d{3} \d{2} \d{2}|\d{2}(?: \d{2}){4}|[2-9]\d{2}\.\d{4}|\d{2} \d{2} \d{4} \d{4}|[2-9]\d{3} \d{4}|\d{3} \d{3} \d{3}|\d{3}-\d{3}-\d{3})(?![\p{N}/-]|[.,]\d)/gu,
  },
  // "ext. 62281", "extn 4410", "Durchwahl 233", "poste 4417", "wew. 112".
  {
    kind: 'PHONE',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:ext|extn|extension|durchwahl|dw|poste|wew|int|anexo|ramal|toestel|linka|klapa|doorkies)\.? ?(?:no\.? )?\d{3,6}${NO_UNIT}`,
  },
  // "0-816-004-7730", "sec - 960117".
  { kind: 'PHONE', needs: DIGIT, pattern: /(?<![\p{L}\p{N}.,/-])0[-.]\d{2,4}[-.]\d{3}[-.]\d{3,4}(?![\p{N}-])/gu },
  {
    kind: 'PHONE',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:sec|secretary|reception|office|desk|switch|direct line|d/l|gsm|line|nok|contact|rang from|msg from)(?: - |: | )(?<hidden>\d{5,7}|\d{3} \d{3,4})${NO_UNIT}`,
  },
  { kind: 'PHONE', needs: DIGIT, pattern: /(?<![\p{L}\p{N}])x\d{4,5}(?![\p{L}\p{N}])/gu },
  { kind: 'PHONE', needs: DIGIT, pattern: /(?<=^|[\s(])7\d{3} \d{6}(?!\p{N})/gu },
  // Broken by a line's end, by underscores, by a scan, by words.
  {
    kind: 'PHONE',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}])(?:\+\d{1,3}[ _.]?)?0\d{2,4}(?:[ _.\n-]{1,2}\d{2,6}){1,4}(?![\p{N}/]|[.,]\d)`,
  },
  {
    kind: 'PHONE',
    needs: /[O0]7|[Oo]\d|\d[Ool]/,
    pattern: pattern('gu')`(?<![\p{L}\p{N}])[O0o]${SIGN}{2,4}[ -]?${SIGN}{3}[ -]?${SIGN}{3,4}(?![\p{L}\p{N}])`,
  },
  {
    kind: 'PHONE',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])0\d{0,5}(?:,? (?:then|and|double|triple|treble|${DIGIT_WORD}|\d{1,6})(?![\p{L}])){2,9}`,
    accepts: (match) => (match.match(/\d/g) ?? []).length >= 5,
  },
  // "nine two one, four four seven six".
  {
    kind: 'PHONE',
    pattern: pattern('giu')`(?<![\p{L}\p{N}])${DIGIT_WORD}(?:[ ,-]{1,2}${DIGIT_WORD}){5,14}(?![\p{L}])`,
  },
];
