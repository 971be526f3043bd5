/** What is written in the end, whatever it is called. */
const TEXT =
  /\b(?:reports?|letters?|summar(?:y|ies)|write-?ups?|drafts?|documents?|sections?|paragraphs?|headings?|wording|output|template|version|opinion|conclusions?|formulation|text|sentences?|words?|terms?|notes?|entr(?:y|ies)|page|cell)\b/i;
/** What is done to it. */
const WRITING =
  /\b(?:writ(?:e|es|ing|ten)|stat(?:e|es|ing)|say|says|mention\w*|omit\w*|leav(?:e|es|ing)(?: \w+){0,3} (?:out|blank|empty)|skip\w*|delet\w+|eras\w+|strik\w+|ignor\w+|disregard\w*|forget|over(?:write|rid\w+)|replac\w+|substitut\w+|insert\w*|includ\w+|conclud\w+|describ\w+|present\w*|portray\w*|phras\w+|print\w*|past\w+|cop(?:y|ies)|quot\w+|cit\w+|repeat\w*|reproduc\w+|produc\w+|render\w*|adopt\w*|award\w*|sign|show\w*|appear\w*|read|reads|refer to|call (?:him|her|it|this|them)|use|avoid\w*|drop\w*|keep\w*|kept|pass over|gloss over|stay silent|answer\w*|reply|repl(?:y|ies)|respond\w*|summari[sz]\w+|translat\w+|mark|rate|classif\w+|recommend\w*|approv\w+|set|put|give|favou?r\w*|support|treat)\b/i;
/** Whoever or whatever writes it. */
const WRITER =
  /\b(?:software|program(?:me)?|system|machine|tool|engine|ai|bots?|chatbot|gpt|llm|model|computer|typist|secretary|writer|author|editor|drafter|compiler|scribe|generator|reviewer|checker|robot|automat\w+|assistant|whoever|whatever (?:is|writes|reads)|person (?:who|typing|writing)|transcri\w+|service|developer|admin|prompt|instructions?)\b/i;
const DUTY =
  /\b(?:must|should|shall|will|(?:is|are) (?:not |never )?to|ha(?:s|ve) to|needs? to|ought to|may not|no longer|please|kindly|never|do not|don['’]t|only|always|would like|expects?|make sure|see to it|ensure)\b/i;
/** A verb in the first place, after politeness. */
const COMMAND =
  /^\W*(?:(?:please|kindly|just|now|then|and|also|so|always|never|do not|don['’]t|instead|rather|from now on|henceforth)\W+){0,3}(?:write|state|say|mention|omit|leave|skip|delete|erase|strike|ignore|disregard|forget|override|replace|substitute|insert|include|conclude|describe|present|portray|phrase|print|paste|copy|quote|cite|repeat|reproduce|produce|render|adopt|act|pretend|imagine|treat|use|avoid|drop|keep|gloss|answer|reply|respond|summari[sz]e|translate|mark|rate|classify|set|put|give|type|add|append|begin|start|end|finish|open|close|refer|call|make|show|reveal|proceed|stop|assume|consider)\b/i;
/** A name of a writer that is called at the beginning: `Generator: …`, `Dear scribe, …` */
const CALLED =
  /^\W*(?:(?:hey|dear|attention|hello|hi|note|memo|message|reminder|instruction|to|for|the|this|any|new)\W+){0,4}(?:\w[\w-]* ){0,3}?(?:software|program(?:me)?|system|machine|tool|engine|ai|bot|chatbot|gpt|llm|model|computer|typist|secretary|writer|author|editor|drafter|compiler|scribe|generator|reviewer|checker|robot|assistant|developer|prompt|instructions?)\b[^.]{0,25}?[,:!–—-]/i;
const TOLD =
  /\b(?:he|she|they|we|mum|mother|dad|father|parents?|school|teacher|nurse|client|patient|gp|court|solicitor|staff|voices?)\b[^.]{0,20}\b(?:told|asked|said|says|asks|wants?|wrote|was|were|is|has|had|read)\b/i;
const PEOPLE =
  /\b(?:gp|school|parents?|mum|dad|mother|father|staff|nurse|clinic|home|ward|him|her|tablets?|dose|mg|weeks?|days?|daily|monday|friday|session|appointment)\b/i;

/** Signs of an order to whoever writes, of which two together say more than each alone. */
const SIGNS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['text', TEXT],
  ['writing', WRITING],
  ['writer', WRITER],
  ['duty', DUTY],
  ['command', COMMAND],
  ['called', CALLED],
  ['told', TOLD],
  ['people', PEOPLE],
];
const MAX_CHARACTERS = 600;

/** The signs that a text has, each alone and in pairs. */
export function orderCues(text: string): string[] {
  const start = text.slice(0, MAX_CHARACTERS);
  const found = SIGNS.filter(([, sign]) => sign.test(start)).map(([name]) => name);
  return found.flatMap((name, index) => [name, ...found.slice(index + 1).map((other) => `${name}+${other}`)]);
}
