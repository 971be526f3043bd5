/** What somebody can do, or how they feel and behave by their own or another's account. */
type Field = 'ability' | 'account';

/** What a section of results, or a test, is about. */
type Domain =
  | 'ability'
  | 'general'
  | 'memory'
  | 'attention'
  | 'language'
  | 'understanding'
  | 'expression'
  | 'visual'
  | 'literacy'
  | 'numeracy'
  | 'motor'
  | 'effort'
  | 'account'
  | 'mood'
  | 'behaviour'
  | 'autism'
  | 'daily';

const FIELDS: Record<Domain, Field | null> = {
  ability: 'ability',
  general: 'ability',
  memory: 'ability',
  attention: 'ability',
  language: 'ability',
  understanding: 'ability',
  expression: 'ability',
  visual: 'ability',
  literacy: 'ability',
  numeracy: 'ability',
  motor: 'ability',
  effort: null,
  account: 'account',
  mood: 'account',
  behaviour: 'account',
  autism: 'account',
  daily: 'account',
};

const HEADINGS: readonly [Domain, RegExp][] = [
  ['ability', /\b(?:neuropsych\w*|abilit(?:y|ies)|cogniti\w+|thinking)\b/i],
  ['general', /\b(?:intellect\w*|IQ|intelligence|premorbid (?:ability|level|IQ)|general abilit\w+|reasoning)\b/i],
  ['memory', /(?<!working )\b(?:memory|remember\w*|recall|new learning)\b/i],
  ['attention', /\b(?:attention|concentrat\w+|executive|speed|working memory|inhibition)\b/i],
  ['language', /(?<!receptive |expressive )\blanguage|\b(?:naming|word[- ]finding|vocabulary)\b/i],
  ['understanding', /\b(?:receptive|comprehension|understanding (?:of )?(?:language|words|what))\b|^understanding$/i],
  ['expression', /\b(?:expressive|expression|talking)\b/i],
  ['visual', /\b(?:visuo\w*|visual|spatial|percept\w+)\b/i],
  ['literacy', /\b(?:literacy|(?<!\b(?:our|my) )reading|spelling|phonolog\w+|attainments?|academic\w*|achievement)\b/i],
  ['numeracy', /\b(?:numeracy|maths?|mathematics|number skills|arithmetic|attainments?|academic\w*|achievement)\b/i],
  ['motor', /\b(?:motor|handwriting|coordination|dexterity)\b/i],
  [
    'effort',
    /\b(?:validity|effort|(?:behaviou?r|conduct) (?:in|during) (?:testing|assessment)|test(?:ing)? behaviou?r)\b/i,
  ],
  ['account', /\b(?:questionnaires?|rating scales?|ratings|self-report|symptoms?|wellness)\b/i],
  ['mood', /\b(?:mood|emotion\w*|anxiety|depress\w+|feelings|well-?being)\b/i],
  ['behaviour', /(?<!\btest(?:ing)? )\bbehaviou?r\w*\b(?! (?:in|during) (?:testing|assessment))|\bADHD\b/i],
  ['autism', /\b(?:autis\w+|social communication|social interaction)\b/i],
  ['daily', /\b(?:adaptive|daily living|everyday (?:skills|living))\b/i],
];

/** Tests and parts of them, with what they are of, and what else a section may be about that takes them. */
const TESTS: readonly [readonly Domain[], RegExp][] = [
  [
    ['general', 'ability'],
    /\b(?:FSIQ|GAI|GCA|TOPF|NART|WTAR|WASI|KBIT|NVIQ|VIQ|PIQ|MoCA|MMSE|ACE|Addenbrooke|[Ff]ull[- ][Ss]cale|Raven|[Mm]atrices|[Mm]atrix)/,
  ],
  [['general', 'language', 'ability'], /\b(?:VCI|[Vv]erbal [Cc]omprehension|[Ss]imilarities)\b/],
  [['general', 'visual', 'ability'], /\b(?:PRI|FRI|[Pp]erceptual [Rr]easoning|[Ff]luid [Rr]easoning)\b/],
  [
    ['visual', 'general', 'ability'],
    /\b(?:VSI|VOSP|[Vv]isual [Ss]patial|[Bb]lock [Dd]esign|[Vv]isual [Pp]uzzles|[Ll]ine [Oo]rientation|Beery|VMI|(?:Rey|ROCF|RCFT)[^|]{0,14}[Cc]opy)\b/,
  ],
  [
    ['memory', 'ability'],
    /\b(?:CVLT|RAVLT|Doors (?:[Tt]est|and [Pp]eople|[A-D]\b)|HVLT|BVMT|RBMT|WMS|AMIPB|BMIPB|[Ll]ist [Ll]earning|[Ss]tory (?:[Rr]ecall|[Mm]emory)|[Ll]ogical [Mm]emory|[Dd]elayed (?:[Rr]ecall|[Mm]emory)|[Ii]mmediate [Mm]emory|(?:[Vv]isual|[Vv]erbal) [Mm]emory|[Pp]aired [Aa]ssociates|(?:Rey|ROCF|RCFT)[^|]{0,20}(?:[Dd]elay|[Rr]ecall))/,
  ],
  [
    ['attention', 'ability'],
    /\b(?:TMT|Trails?|Stroop|Hayling|Brixton|BADS|WCST|D-?KEFS|PASAT|SDMT|TEA(?:-Ch)?|CPT|Qb(?:Test|Check)?|TOVA|COWAT|FAS|WMI|PSI|[Cc]oding|[Ss]ymbol [Ss]earch|[Cc]ancellation|[Dd]igit [Ss]pan|[Ll]etter[- ][Nn]umber|[Pp]rocessing [Ss]peed|[Ww]orking [Mm]emory|[Zz]oo [Mm]ap|(?:[Vv]erbal|[Ll]etter|[Cc]ategory) [Ff]luency|[Ss]ymbol [Dd]igit)\b/,
  ],
  [
    ['understanding', 'language', 'ability'],
    /\b(?:BPVS|TROG|PPVT|[Tt]oken [Tt]est|[Ss]entence [Cc]omprehension|[Ff]ollowing [Dd]irections|[Ll]inguistic [Cc]oncepts)\b/,
  ],
  [
    ['expression', 'language', 'ability'],
    /\b(?:RAPT|Renfrew|[Rr]ecalling [Ss]entences|[Ff]ormulated [Ss]entences|[Ss]entence [Rr]epetition|[Ww]ord [Ss]tructure)\b/,
  ],
  [['language', 'ability'], /\b(?:BNT|GNT|(?:Boston|Graded) [Nn]aming|PLS|ERRNI|Reynell|DEAP)\b/],
  [
    ['literacy'],
    /\b(?:YARC|TOWRE|CTOPP|PhAB|SWRT|GORT|DASH|[Ww]ord [Rr]eading|[Pp]seudo-?word|[Ss]pelling|[Rr]eading (?:[Cc]omprehension|[Aa]ccuracy|[Rr]ate|[Ff]luency|[Ss]peed)|[Pp]honolog\w+|[Ee]lision|[Nn]on-?word|[Rr]apid [Nn]aming|[Ss]ight [Ww]ord)\b/,
  ],
  [
    ['numeracy'],
    /\b(?:[Nn]umerical [Oo]perations|[Mm]ath\w* (?:[Pp]roblem|[Rr]easoning|[Ff]luency|[Cc]omputation)|[Aa]rithmetic)\b/,
  ],
  [['motor'], /\b(?:M-?ABC|[Pp]egboard|BOT-?2|[Ff]inger [Tt]apping|[Gg]rip [Ss]trength|[Mm]anual [Dd]exterity)\b/],
  [['effort'], /\b(?:TOMM|WMT|RDS|[Rr]eliable [Dd]igit|Rey 15|MSVT|VSVT|[Ee]ffort [Ii]ndex|RBANS EI|PVTs?)\b/],
  [
    ['mood', 'account'],
    /\b(?:HADS|BDI|BAI|PHQ|GAD|GDS|DASS|RCADS|SCAS|MFQ|SCARED|CDI|MASC|EPDS|IES|PCL|CORE|Y-?BOCS|OCI|WEMWBS)/,
  ],
  [['behaviour', 'account'], /\b(?:SDQ|Conners|BRIEF|CBCL|BASC|SNAP|ASRS|FrSBe|DEX|NPI)/],
  [['autism', 'account'], /\b(?:ADOS|ADI-?R|SCQ|SRS|CARS|GARS|AQ|EQ|RAADS|CAT-Q)/],
  [['daily', 'account'], /\b(?:Vineland|ABAS|WSAS|WHODAS)/],
  [['account'], /\b(?:Zarit|EDE|AUDIT|ISI|RPQ|CBI|QOL|PSQI|Epworth|ESS)/],
];

/** Tests with many parts. Their own domain counts only where none of their parts is named. */
const BATTERIES: typeof TESTS = [
  [['general', 'ability'], /\b(?:WISC|WAIS|WPPSI|BAS|NEPSY|RBANS)/],
  [['language', 'ability'], /\bCELF/],
  [['literacy', 'ability'], /\b(?:WIAT|WRAT)/],
];

/** A section for all scores, whatever they measure. */
const OF_ALL_SCORES = /\b(?:results?|scores?|tests?|testing|measures?|psychometr\w+)\b/i;

function domainsOfHeading(heading: string): Domain[] {
  return HEADINGS.filter(([, pattern]) => pattern.test(heading)).map(([domain]) => domain);
}

function domainsOfTests(text: string): (readonly Domain[])[] {
  const named = [TESTS, BATTERIES].map((tests) => tests.filter(([, pattern]) => pattern.test(text)));
  return (named.find((tests) => tests.length > 0) ?? []).map(([domains]) => domains);
}

function onlyField(domains: readonly (Domain | undefined)[]): Field | null {
  const fields = new Set(domains.map((domain) => (domain === undefined ? null : FIELDS[domain])));
  fields.delete(null);
  const [field = null] = fields;
  return fields.size === 1 ? field : null;
}

/** The one field that a heading of results names; null if it names none or several. */
export function fieldOfHeading(heading: string): Field | null {
  return onlyField(domainsOfHeading(heading));
}

/** The one field of the tests in a passage; null if there are none or several. */
export function fieldOfTests(text: string): Field | null {
  return onlyField(domainsOfTests(text).map(([domain]) => domain));
}

/**
 * Finds the one section that is about what a passage's scores are of; where the passage names no test, about what the test
 * is of that it belongs to. Null where a template does not part its results by what they are of.
 */
export function readDomains(
  sections: readonly { id: string; label: string }[],
): ((text: string, test: string) => string | null) | null {
  const about = sections.map(({ id, label }) => ({ id, label, domains: domainsOfHeading(label) }));
  const named = about.filter(({ domains }) => domains.length > 0);
  const isShared = about.some(({ label, domains }) => domains.length === 0 && OF_ALL_SCORES.test(label));
  if (named.length < 2 || isShared) return null;
  const sectionFor = (domains: readonly Domain[]): string | null => {
    const own = domains.map((domain) => named.filter((section) => section.domains.includes(domain)));
    const [first, ...others] = own.find((found) => found.length > 0) ?? [];
    return others.length > 0 ? null : (first?.id ?? null);
  };
  return (text, test) => {
    const own = domainsOfTests(text);
    const found = new Set((own.length > 0 ? own : domainsOfTests(test)).map(sectionFor));
    const [only = null] = found;
    return found.size === 1 ? only : null;
  };
}
