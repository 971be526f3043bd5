/** Days that are told by a name: births are remembered by them. */
export const FEASTS = [
  String.raw`(?:(?:orthodox|coptic|greek|russian) )?(?:christmas|easter)(?: (?:day|eve|sunday|monday))?`,
  String.raw`(?:boxing|leap|leap year'?s|may|mother'?s|mothering sun|father'?s|pancake|anzac|australia|canada|waitangi|bastille|independence|ve|vj|d|armistice|remembrance|thanksgiving|lady|mayday bank holi) ?day`,
  String.raw`st\.? \p{L}{3,12}'?s? (?:day|eve)`,
  String.raw`(?:chinese |lunar |islamic |persian )?new year(?:'?s)?(?: (?:day|eve))?`,
  String.raw`valentine'?s(?: day)?`,
  String.raw`mid(?:summer|winter)(?:'?s)?(?: (?:day|eve|night))?`,
  String.raw`hallow(?:e'?en|een)|hogmanay|epiphany|candlemas|michaelmas|lammas|martinmas|whitsun(?:day)?|pentecost|ascension day`,
  String.raw`(?:twelfth|burns|bonfire|guy fawkes|christmas)(?:'?s)? night|guy fawkes(?:'? day)?|good friday|shrove tuesday|ash wednesday|palm sunday|all (?:saints|souls|hallows)'?(?: day)?`,
  String.raw`(?:the )?(?:summer|winter|spring|autumn)? ?(?:solstice|equinox)|(?:the )?fourth of july`,
  String.raw`diwali|deepavali|vaisakhi|baisakhi|holi|eid(?:[ -](?:al|ul)[ -]\p{L}{3,6})?|ashura|mawlid|ramadan|hanukkah|chanukah|passover|purim|rosh hashanah?|yom kippur|no[wv]ruz|newroz|tet|songkran|vesak|onam|pongal|navratri|meskel|genna|timkat|enkutatash`,
].join('|');

const OF_THE_YEAR: Readonly<Record<string, string>> = {
  '1-1': String.raw`new year'?s day`,
  '1-6': 'epiphany|twelfth night',
  '1-7': 'orthodox christmas',
  '1-25': 'burns night',
  '2-14': String.raw`valentine'?s(?: day)?`,
  '2-29': String.raw`leap(?: year'?s)? day`,
  '3-1': String.raw`st\.? david'?s day`,
  '3-17': String.raw`st\.? patrick'?s day`,
  '4-1': String.raw`april fool'?s?(?: day)?`,
  '4-23': String.raw`st\.? george'?s day`,
  '5-1': 'may ?day',
  '6-24': String.raw`midsummer(?:'?s)?(?: day)?`,
  '7-4': 'independence day|fourth of july',
  '7-14': 'bastille day',
  '10-31': String.raw`hallow(?:e'?en|een)`,
  '11-1': String.raw`all saints'?(?: day)?`,
  '11-5': String.raw`bonfire night|guy fawkes(?:'?s? (?:day|night))?`,
  '11-11': 'armistice day',
  '11-30': String.raw`st\.? andrew'?s day`,
  '12-24': 'christmas eve',
  '12-25': 'christmas day',
  '12-26': String.raw`boxing day|st\.? stephen'?s? day`,
  '12-31': String.raw`new year'?s eve|hogmanay`,
};

/** What a day of every year is called besides its date; undefined of most. */
export function feastOf(month: number, day: number): string | undefined {
  return OF_THE_YEAR[`${month}-${day}`];
}
