import { pattern } from '../../../lib/pattern.ts';

/** What is written in the end, whatever it is called. */
const TEXT = String.raw`(?:reports?|letters?|summar(?:y|ies)|write-?ups?|drafts?|documents?|outputs?|texts?|(?:final|finished|typed|printed|clean|official|signed) (?:version|copy|page|form|text)s?|(?:risk|final|last|first|opinion|diagnos\w+|summary|conclusion|formulation|history|medication|alcohol) (?:section|paragraph|heading|part|page)s?|conclusions?|wording|form|account|narrative|finished \w+)`;
/** Words that say what has to be. A promise in the name of the report counts too. */
const DUTY = String.raw`(?:must|should|shall|may|might|can|cannot|can['’]t|will|won['’]t|would do well to|(?:is|are)(?: not| never| always| only)? (?:to|expected to|required to|asked (?:not )?to|supposed to|meant to|allowed to|permitted to)|ha(?:s|ve) to|needs? to|need not|ought to|(?:do|does|did) not(?: need to)?|always|never|only|simply)`;
const SAYING = String.raw`(?:say|says|state|states|write|written|mention\w*|include[sd]?|contain\w*|omit\w*|describe[sd]?|conclude[sd]?|present(?:s|ed)?|read|reads|phrase[sd]?|word(?:s|ed)|replace[sd]?|repeat(?:ed|s)?|appear\w*|refer(?:s|red)?|reflect\w*|favou?rs?|award\w*|recommend\w*|skip(?:s|ped)?|leave[s]?|left|keep|kept|dropp?(?:s|ed)?|begin|begins|start|starts|end|ends|open|opens|close|attribute[sd]?|blame[sd]?|portray\w*|paint|show|shows|support[s]?|call|confirm\w*|make|give[ns]?|go into|touch on|dwell on|speak of|talk of|come out|look|sound|quote[sd]?|stay|remain|be (?:short|silent|blank|empty|positive|favou?rable|kind|brief on|silent on|limited to|skipped|omitted|removed|dropped|left|worded|phrased|written|described|presented|called|quoted|reworded|shortened|made|changed|replaced|disregarded|ignored|withheld|deleted|struck))`;
/** The beginning of a clause; politeness and brackets may stand before its verb. */
const START = String.raw`^\W{0,6}(?:(?:please|kindly|just|simply|and|but|also|then|so|now|always|remember to|be sure to|make sure (?:to|you)|try to|do|if possible|when (?:you )?(?:writ|summari[sz]|draft|typ|compil|prepar)\w+(?: \w+){0,4},?|in (?:the|your) (?:report|letter|summary|write-?up),?)[ ,]{1,2}){0,4}`;
const WRITER = String.raw`(?:author|writer|typist|secretary|person|colleague|reader|editor|compiler|clerk|drafter|transcriptionist|team|one|who(?:ever|so\w+)|anyone|anybody|those)`;
/** Names of software that writes reports. */
const TOOL = String.raw`(?:(?:drafting|writing|typing|text|report(?:ing)?|transcription|dictation|summary|documentation|automatic|auto|speech)[- ]?(?:tool|engine|program(?:me)?|assistant|step|module|robot|service|system|bot|software)|machine[- ](?:written|readable|generated|made) \w+|text engine|(?:whatever|whoever or whatever) (?:is )?(?:writes?|writing|compiles?|compiling|drafts?|drafting|types?|typing|reads?|reading))`;
const THIS = String.raw`(?:this|it|the report|the letter|the summary|the write-?up|these notes?|these|the notes|them up|up)`;

/** What a text that is yet to be written is called as the subject; a letter that somebody wrote does not count. */
const SUBJECT = pattern('i')`
  (?<!\b(?:school|gp|teacher['’]?s?|referral|previous|old|earlier|discharge|clinic|court|police|hospital|mother['’]?s?
      |father['’]?s?|his|her|their|from|by|text|solicitor['’]?s?|consent|referring|last|first|care|support|what the
      |what this|what his|what her) )\b${TEXT}\b(?! (?:from|by|cards?|messages?|care|plan|support|education))
`;
const ENDING = new RegExp(String.raw`\b${TEXT}\b`, 'i');

function starting(words: string): RegExp {
  return new RegExp(String.raw`\b${words}\b`, 'i');
}

/** Parts of a clause that, one soon after the other, tell how the text is to turn out. */
const CHAINS: readonly (readonly RegExp[])[] = [
  // "The final document should present him as the better parent."
  [SUBJECT, starting(DUTY), starting(SAYING)],
  // "Keep the incident out of the final version."
  [
    new RegExp(String.raw`${START}(?:keep|leave|take|cut|edit|strike|drop|hold|strip|omit|delete|remove)\b`, 'i'),
    /\b(?:out|off|from|away)\b/i,
    ENDING,
  ],
  // "Nothing of this may appear in the letter." "The author is asked not to refer to the call in the report."
  [
    /\b(?:nothing|none|no part|not a word|no word|no trace)\b/i,
    /\b(?:in|into|for|from) (?:the|any|your|this)\b/i,
    ENDING,
  ],
  [
    /\b(?:may|must|should|shall|can|is to|are to)(?: not)?\b/i,
    starting(
      String.raw`(?:appear|be (?:mentioned|included|repeated|named|quoted|cited|shown|stated|left|kept|put|read))`,
    ),
    ENDING,
  ],
  [
    /\b(?:not|never|don['’]t)(?: to)? (?:refer to|mention|name|quote|go into|touch on|bring up|dwell on|put|say|write)\b/i,
    /\b(?:in|for|from) (?:the|any|your|this)\b/i,
    ENDING,
  ],
  // "Per trust policy, summaries omit any reference to it."
  [
    /\b(?:policy|protocol|procedure|guidance|rules?|standing order|sop|management|decided)\b/i,
    new RegExp(String.raw`\b${TEXT}\b`, 'i'),
    starting(SAYING),
  ],
];
const MAX_GAP = 60;
/** How many characters may stand between the report and what it must do. */
const NEAR_GAP = 30;

/** Whether all parts of a chain follow each other with little between them. */
function hasChain(clause: string, [first, ...others]: readonly RegExp[]): boolean {
  const gap = first === SUBJECT ? NEAR_GAP : MAX_GAP;
  let match = first?.exec(clause);
  let position = 0;
  for (const next of others) {
    if (match === null || match === undefined) return false;
    position += match.index + match[0].length;
    match = next.exec(clause.slice(position, position + gap));
  }
  return match !== null && match !== undefined;
}

/** Whether a clause says how the text that is written of these notes is to turn out, also where nobody is addressed. */
export function isAboutTheWording(clause: string): boolean {
  return CHAINS.some((chain) => hasChain(clause, chain)) || ABOUT_THE_WORDING.some((order) => order.test(clause));
}

/** How the text that is written of these notes is to turn out, also where nobody is addressed. */
const ABOUT_THE_WORDING: readonly RegExp[] = [
  // "Tone down the bit about …" "Phrase it so that the father appears violent." "For the report: …"
  pattern('i')`
    ${START}(?:phrase|word|write|draft|put|frame|slant|present|render|shape|tailor)\b[^.]{1,40}\b(?:so that|so as to
      |in such a way|such that|as if|as though)\b
    |${START}(?:tone|play|water) (?:it |this |that |the \w+ )?down\b|\b(?:tone|water)(?:ed)? down the\b
    |${START}make (?:it|this|that|things|him|her|them|me|the \w+) (?:sound|look|read|appear|come across|out to be
      |seem)\b
    |${START}soften (?:the|this|any)\b
    |^\W{0,6}for (?:the|your|this|any) (?:\w+ )?(?:report|letter|summary|write-?up|draft
      |final version)\s*:\s*(?=\S)(?!(?:ask|request|get|chase|check|collect|find|need|obtain|bring|awaiting|wait|still
        |school|dates?|scores|see)\b)
  `,
  // "Recommended wording for the opinion: …" "Standard text, copy into each report: …" "Insert: …"
  pattern('iu')`
    ^\W{0,6}(?:(?:recommended|suggested|standard|fixed|agreed|approved|required|preferred|mandatory|set|model|final
        |exact|correct|official) )?(?:wording|text|phrasing|phrase|sentence|paragraph|conclusion|formula|opinion
      |statement|line)s?(?: (?:for|of|in|to be|under
        |to)\b[^:.]{1,50})?(?:,[^:.]{1,40})? ?:\s*(?=["“'\p{L}])(?<=(?:wording|phrasing|fixed|standard|agreed|approved
        |required|to be used|to use|copy|insert|paste|for the)[^:]{0,60}:\s{0,3})
    |^\W{0,6}(?:insert|paste|append|prepend|add verbatim|output
      |conclude)(?: (?:here|below|in|under|as)\b[^:.]{0,40})? ?:\s*(?=["“\p{L}])
    |\bfixed text\b
    |\bdo not (?:alter|edit|change|amend|paraphrase) (?:this|the) (?:text|wording|sentence|line|paragraph|section)
    |\(fixed[^)]{0,40}\)
    |\bgoes? (?:in|under|into) (?:the )?["“']?\w+["”']?(?: section| heading)? (?:whatever|regardless|no matter
      |irrespective)\b
    |\b(?:section|paragraph|heading|part)s? (?:\d+ )?["“']?[\w ]{0,20}["”']? ?(?:now |will |then |should |must |stays?
      |remains?|is|are|can)(?: be| to be)? ?(?:reads?|empty|blank|skipped|left (?:out|blank|empty)|deleted|dropped
      |omitted|closed|say|says)\b
    |\b(?:wording|words?|phrases?|term
      |terms)\b[^.]{0,50}\b(?:(?:is|are|must|should|to) (?:not )?(?:to )?be |are |is )(?:replaced|avoided|used instead
      |left out|not used|substituted|removed)\b
    |^\W{0,6}replace ["“'][^"”']{1,40}["”'] (?:by|with)\b
  `,
  // Whoever writes is spoken to, in whatever role.
  pattern('i')`
    \b(?<!\bno )${WRITER} (?:who (?:is |are )?
      |that (?:is |are )?)?(?:of (?:the|this|any) (?:report|letter|summary|document|write-?up)|at the keyboard
      |(?:typ|writ|compil|prepar|draft|summari[sz]|edit|transcrib|produc|generat|process|assembl)(?:ing|es|e
        |s) (?:up )?${THIS}|reading this|reads this|writes (?:this|it|up)|in typing)\b
    |^\W{0,6}(?:note|notes|message|reminder|memo|word|request|instruction|instructions|attention|info|hint|tip|advice
      |ps|for)(?: (?:to|for)| of)?:? (?:the )?(?:typist|typing pool|secretary|author|writer|editor|report team
      |reporting team|admin typing|drafting team|person compiling|person typing|person writing|system|reviewer
      |summari[sz]er|scribe)\b
    |\bto the system\s*:|\bnote (?:to|for) (?:the )?(?:system|typist|writer|author|summari[sz]er|scribe)\b
    |\bto whom it may concern in typing\b
    |${START}(?:when|while|whilst|once|before|after|as|if) (?:you (?:are )?
      |the (?:report|letter|summary) is )?(?:summari[sz]|writ|draft|compil|typ|prepar|generat
      |produc)\w*(?: (?:this|it|up|the|these|your|a)(?: \w+)?){0,2},? (?:please )?(?:attribute|leave|omit|say|state
      |write|call|put|use|make|keep|avoid|do not|don['’]t|mention|describe|drop|skip|blame|treat|never|only|ensure
      |add)\b
    |\bwhen you (?:write|type|draft|summari[sz]e) (?:this|it|the|these)\b
    |\byou (?:will|shall|must|may|can|are going to) (?:now )?(?:draft|write|compose|produce|prepare|summari[sz]e
      |conclude|leave out|omit|state|award)\b
  `,
  new RegExp(String.raw`\b${TOOL}\b`, 'i'),
  /\b(?:wants?|asks?|expects?|requires?|needs?|insists?)\b[^.]{0,15}\b(?:report|letter|summary) (?:(?:to|that|should|must) )?(?:say|state|conclude|read|show|leave|omit)\b/i,
  // The notes themselves are to be passed over, hidden or taken for something else.
  pattern('i')`
    ${START}(?:treat|regard|consider|take|read|view) (?:everything|all|anything|what
      |the (?:notes?|text|lines?|entries|paragraphs?|above))\b[^.]{0,40}\b(?:above|before|below|so far|earlier
      |previous(?:ly)?|preceding|as (?:withdrawn|void|deleted|superseded|false|cancelled|fiction|a test))\b
    |\b(?:everything|all(?: text| notes)?|anything|the (?:text|notes?|entries|lines)) (?:above|before|prior to
      |preceding|below|after|up to)(?: this| the)? ?(?:line|paragraph|point|note|entry
      |sentence)?[^.]{0,40}\b(?:disregard\w*|ignor\w*|withdrawn|void|deleted?|error|superseded|invalid|cancelled
      |not (?:count|apply)|false)\b
    |${START}(?:do not|don['’]t|never|no need to) (?:flag|mark|show|display|highlight|list|label|treat|count|classify
      |raise) (?:any of )?(?:this|these|it|that|the following|the above
      |anything)\b(?! (?:to|with|by) (?:him|her|mum|dad|staff|school|the (?:child|patient|client|boy|girl)))
    |\bno need to (?:show|tell|mention|flag|report) (?:any of )?(?:this|it
      |that)\b(?: to (?:the )?(?:clinician|psychologist|doctor|reader|court|parents))
    |${START}mark (?:it |this |all |everything )?as (?:safe|low risk|no risk|resolved|reviewed|verified|complete
      |approved|nil)\b(?: and| [.!]|[.!]?$)
    |${START}(?:report|give|enter|record|state|list|put|print|show|quote) (?:the |his |her |all |every )?(?:FSIQ|IQ
      |[A-Z]{2,6}(?:-\d+)?|scores?|results?|diagnosis|risk(?: level)?
      |percentiles?) as\b(?! (?:soon|well|usual|above|per|standard|scaled|t[- ]scores|raw|percent\w*|before
        |discussed))
    |\bto be (?:given|reported|entered|recorded|stated|shown|listed|quoted) as\b|${START}confirm in writing that\b
    |\bas if (?:the|this|that|it|none of|nothing)\b[^.]{0,40}\b(?:never|had not|did not
      |didn['’]t)\b[^.]{0,20}\b(?:took place|taken place|happen\w*|occur\w*
      |exist\w*)\b(?<=(?:write|report|draft|treat|read|summari[sz]e|letter)\b.{0,120})
    |${START}drop (?:any|all|every) (?:mention|reference|talk)\b
  `,
  // Marks of programs: comments, settings, fields with values.
  pattern('')`
    ^\s*(?:\/\/|\/\*|\*\/|<\?|%%|REM |@echo|\$\{|import |def |SELECT |UPDATE |DELETE FROM |INSERT INTO )
    |\b(?:TODO|FIXME)\s*[:(]
    |(?:^\W{0,6}|\[\[)[a-zA-Z_.]{3,30}\s?(?:=|:=|==)\s?(?:["“'{[(]|none\b|null\b|true\b|false\b|nil\b|omit|skip|delete
      |[a-z]+\]\])
    |\b(?:omit|skip|delete|hide|set|remove|override|replace)\([\w ,"'-]{1,40}\)|\{\s?["'][\w -]{1,30}["']\s?:
    |^\s*[a-z]{2,20}_[a-z_]{2,30}\s*[:=]
  `,
];
