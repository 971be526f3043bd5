export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

const TO_PERSON = setOf(
  `with to from by and saw met told asked per that but when because for about visited phoned rang called texted emailed invited hit kissed
  married dating love loves loved hates hated likes liked misses missed between says said than or introduced contacted spoke thanked saw
  see sees seeing meets meeting`,
);
const TO_PLACE = setOf('in from near to at around outside through via visiting towards toward of across within');
const SAYS = setOf(
  `said says say told tells reported reports rang phoned texted came went lives lived works worked thinks thought feels felt wants wanted is was
  has had does did got gets attended attends describes described denied denies agreed agrees asked asks stated states explained explains
  called calls helped helps brought collected moved left stayed slept sleeps woke joined started stopped arrived would can could also
  confirmed noted noticed worries worried hopes hoped remembers remembered likes liked loves loved hates hated plays played goes
  takes took gave gives made makes knows knew saw sees supports supported shared shares looks looked seems seemed became keeps kept`,
);
const MONTHS = setOf('january february march april may june july august september october november december jan');

export const leadsToPerson = (word: string): boolean => TO_PERSON.has(word);
export const leadsToPlace = (word: string): boolean => TO_PLACE.has(word);
export const saysSomething = (word: string): boolean => SAYS.has(word);
export const isMonthName = (word: string): boolean => MONTHS.has(word);

const MONTHS_ABROAD = setOf(
  `januar februar marz april mai juni juli august oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
  januari februari maart mei augustus janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro`,
);
/** "im Mai", "en Abril": not "mit Mai". */
export const isMonthAbroad = (word: string, before: string): boolean =>
  MONTHS_ABROAD.has(word) &&
  /^(?:im|ab|seit|ende|anfang|mitte|bis|en|em|de|du|in|di|a|desde|hasta|depuis|sinds|tot|begin|eind)$/.test(before);

export const PARTICLES = setOf('van der den de del della di da dos das du la le el al bin ibn von zu ter ten y ap');
/** Words that a sentence may begin with before a name comes. */
const OPENING = setOf(
  `when while if as since after before because although though and but so then that once until where both with for from to at in on by
  according despite without told asked saw met today yesterday later`,
);
export const opensSentence = (word: string): boolean => OPENING.has(word);
