const IRREGULAR = new Map(
  `slept:sleep ate:eat eaten:eat went:go gone:go came:come took:take taken:take gave:give given:give got:get gotten:get made:make
  said:say told:tell felt:feel found:find thought:think saw:see seen:see left:leave lost:lose kept:keep began:begin begun:begin
  fell:fall fallen:fall broke:break broken:break drank:drink drunk:drink drove:drive driven:drive woke:wake woken:wake
  ran:run rose:rise risen:rise spoke:speak spoken:speak wrote:write written:write knew:know known:know grew:grow grown:grow
  threw:throw thrown:throw hurt:hurt cut:cut put:put quit:quit hit:hit met:meet paid:pay brought:bring bought:buy caught:catch
  taught:teach fought:fight held:hold stood:stand sat:sit lay:lie lain:lie led:lead read:read built:build sent:send spent:spend
  bled:bleed fed:feed heard:hear meant:mean won:win wore:wear worn:wear tore:tear swam:swim sang:sing rang:ring shook:shake
  forgot:forget forgotten:forget hid:hide hidden:hide bit:bite bitten:bite chose:choose chosen:choose became:become struck:strike
  swore:swear sold:sell stole:steal stolen:steal understood:understand dealt:deal dreamt:dream learnt:learn burnt:burn spelt:spell
  children:child men:man women:woman feet:foot teeth:tooth lives:live wives:wife knives:knife mice:mouse people:people
  better:better worse:worse best:best worst:worst less:less does:do did:do done:do has:have had:have was:be were:be is:be are:be am:be been:be
  diagnoses:diagnosis crises:crisis bases:basis died:die dying:die lying:lie tying:tie denies:deny denied:deny
  worries:worry worried:worry cries:cry cried:cry tries:try tried:try studies:study studied:study
  sober:sober never:never other:other mother:mother father:father brother:brother sister:sister daughter:daughter
  during:during nothing:nothing anything:anything something:something everything:everything morning:morning evening:evening
  need:need speed:speed feed:feed bed:bed red:red indeed:indeed during:during wedding:wedding being:be
  this:this his:his its:its thus:thus us:us yes:yes always:always perhaps:perhaps news:news bus:bus gas:gas plus:plus
  series:series diabetes:diabetes rabies:rabies tablets:tablet glasses:glass dizzy:dizzy business:business
  aged:age tired:tired bored:bored hundred:hundred sacred:sacred ring:ring king:king thing:thing sibling:sibling
  headaches:headache aches:ache fitted:fitted fitting:fitting`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [form = '', lemma = ''] = pair.split(':');
      return [form, lemma];
    }),
);

const VOWEL = /[aeiouy]/;

/** The form that a dictionary has, near enough: the ends of plurals and tenses are taken off. */
export function lemmatise(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/[^su]s$/.test(word) && !/(?:is|as|os)$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('ing') && word.length > 5 && VOWEL.test(word.slice(0, -3))) return restore(word.slice(0, -3));
  if (word.endsWith('ed') && word.length > 4 && VOWEL.test(word.slice(0, -2))) return restore(word.slice(0, -2));
  return word;
}

function restore(base: string): string {
  // "Expelled" and "controlled" double what "yelled" and "rolled" have of their own.
  const isLonger = /[^aeiou][eo]ll$/.test(base) && /[aeiou]/.test(base.slice(0, -4));
  if (isLonger || /([bdfgmnprt])\1$/.test(base)) return base.slice(0, -1);
  if (
    /(?:at|iz|is|bl|[^aeiou]v|[aeiou]v|[^aeiou][aeiou]c|ag|ng|rg|dg|[^aeiou]s|as|us|os|ur|ir|ar|tl|pl|gl|dl|fl|kl|id|ik|ok|ak|uk|il|in|im|ip|it|op|ut|ud|ud|um|ot|et)$/.test(
      base,
    ) &&
    base.length <= 3
  ) {
    return `${base}e`;
  }
  return base;
}

const ENDINGS = [
  'ational',
  'fulness',
  'iveness',
  'ousness',
  'isation',
  'ization',
  'ations',
  'ation',
  'ingly',
  'iness',
  'ement',
  'ments',
  'ment',
  'ness',
  'edly',
  'ings',
  'ions',
  'ious',
  'ical',
  'ible',
  'able',
  'ence',
  'ance',
  'ity',
  'ive',
  'ion',
  'ous',
  'ise',
  'ize',
  'ial',
  'ers',
  'ing',
  'ed',
  'es',
  'er',
  'ly',
  'al',
  'ic',
  'ty',
  's',
  'y',
  'e',
];

/** What the forms of one family share: "improve", "improved" and "improvement" have the same. */
export function stem(word: string): string {
  const lemma = lemmatise(word);
  if (/\d/.test(lemma) || lemma.length < 4) return lemma;
  for (const ending of ENDINGS) {
    if (lemma.endsWith(ending) && lemma.length - ending.length >= (ending === 'y' ? 5 : 4)) {
      const base = lemma.slice(0, -ending.length);
      return base.replace(/([^aeiouls])\1$/, '$1').replace(/[iey]$/, '');
    }
  }
  return lemma.replace(lemma.length > 5 ? /[iey]$/ : /[ie]$/, '');
}
