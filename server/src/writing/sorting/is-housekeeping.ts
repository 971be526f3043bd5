import { pattern } from '../../lib/pattern.ts';
import { isRiskWording } from './risk-wording.ts';

const MAX_WORDS = 22;
/** Things of a building and of the way there, for whoever comes: not about the client. */
const HOUSEKEEPING: readonly RegExp[] = [
  pattern('i')`
    \b(?:pay ?phones?|phones?|phone line|landline|lifts?|printer|photocopier|wi-?fi|intercom|buzzer|doorbell|car park
      |parking|toilets?|heating|fridge|entrance|gate|signal)\b[^.;]{0,25}\b(?:out of order|not working|broken down
      |closed|full|(?:is|are) free|residents only|no signal|locked (?:after|from|until|at))\b
  `,
  /\b(?:residents?(?: parking)? only|permit (?:zone|holders)|parking (?:permits?|pass(?:es)?|tickets?|spaces?|meters?|fees?|charges?|validated)|no signal|pay ?phone|mileage|taxi account|keys? (?:to|for) (?:the )?(?:staff )?(?:loo|toilets?|office|room|gate|store)|key ?code|door code|lost property (?:form|book|office)|time ?sheets?|visiting (?:(?:hours?|times?) )?(?:is|are|from) \d|visitors?['’]? badges?)\b/i,
  /^\W*(?:please )?(?:sign in|park|parked|ring the bell|buzz|report to|use)\b[^.;]{0,40}\b(?:gate|entrance|car park|reception|bay|side door|permit|kerb|visitors?['’]? book)\b/i,
  /^\W*(?:bleep|pager|log (?:no|number|ref)|call ref|incident (?:no|number))\b[^.;\d]{0,15}\d{2,8}\b/i,
  /\b(?:secretary|office|reception|switchboard)\b[^.;]{0,30}\b(?:ext(?:ension)?\.? ?\d{2,5}|reached on|can be rung)/i,
  // What a team sees to when it meets, and what somebody has to buy.
  /^\W*(?:\d{1,2}[.)]? )?(?:minutes? (?:taken|of (?:the )?(?:last|team|previous|meeting))|minute taker|any other business|aob|matters arising|date of next meeting)\b(?! (?:for|that|to (?:him|her))\b)/i,
  /^\W*(?:\d{1,2}[.)]? )?(?:new |next |the |team |van |staff |office |xmas |christmas )*(?:rota|mot|fire (?:marshal|warden|drill|door check)|van|minibus|petty cash|stationery|supervision dates|annual leave|team (?:lunch|meal|away ?day)|mandatory training|kettle|flipchart)\b[^.;]{0,40}(?:\b(?:due|agreed|booked|is|till|until|over|ordered|done|on|for)\b|\d)/i,
  /^\W*(?:to (?:buy|get from the shops?)|shopping(?: list)?|buy) ?:/i,
  /^\W*(?:the )?(?:traffic|weather|roads?|trains?|bus(?:es)?) (?:was|were|is|are) (?:a (?:real |complete |total )?nightmare|awful|terrible|dreadful|murder|lovely|running late|delayed|cancelled)\b/i,
];
/** Whoever does or feels something there is spoken of, not the place: `She panicked in the car park.` */
const PERSON =
  /\b(?:he|she|they|him|herself|himself|mum|dad|wife|husband|panic\w*|anxious|afraid|cri(?:es|ed)|attack\w*|accident|fell|fall|drunk|ex|partner|calls|texts)\b/i;

/** Whether a passage is about parking, phones, doors and the like, for whoever comes next, and of no use in a report. */
export function isHousekeeping(text: string): boolean {
  if (text.split(/\s+/).length > MAX_WORDS || PERSON.test(text) || isRiskWording(text)) return false;
  return HOUSEKEEPING.some((wording) => wording.test(text));
}
