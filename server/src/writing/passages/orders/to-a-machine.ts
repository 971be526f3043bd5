import { pattern } from '../../../lib/pattern.ts';

const MACHINE = String.raw`(?:ai(?: (?:scribe|writer|tool|system|assistant|model))?|a\.i\.|llms?|(?:large )?language models?|models?|chat ?-?(?:gpt|bots?)|gpt(?:-?\d)?|claude|gemini|copilot|siri|alexa|bots?|(?:virtual |digital |writing )?assistants?|(?:ai )?scribe|summari[sz]ers?|software|computer|machines?
  |(?:any )?automated (?:\w+ )?(?:readers?|systems?|writers?|summar(?:y|ies)|reports?|tools?|software)|report[- ]?(?:writers?|generators?|writing (?:tool|software|system)|engines?|author)|ai[- ](?:generated|written|assisted) \w+|(?:the )?(?:drafter|transcriber|generator|program)
  |who(?:ever|soever)? (?:is )?(?:draft|writ|read|typ|generat|prepar|summari[sz])(?:es?|ing|s) (?:this|it|the|these)(?: \w+){0,2})`;
const MODAL = String.raw`(?:must|should|shall|has to|have to|needs? to|is to|are to|is (?:required|instructed|asked|ordered|told)|will|may not|is not to|could|can)`;

/** Somebody speaks to a machine, or tells what it has to do. */
export const TO_A_MACHINE: readonly RegExp[] = [
  pattern('i')`
    ^\W*(?:(?:dear|hey|hi|hello|attention|ok|okay|please|now|note|memo|message|instructions?|directions?|text|reminder
        |q|question|request|for the attention of|addressed)\b[ ,:]*)?(?:(?:to|for|as
        |of) )?(?:the |any |all |an? |our )?${MACHINE}(?: (?:reading|that reads|who reads|processing|writing
        |reviewing)[^:,.]{0,30}| (?:instructions?|directives?|notes?|prompts?|commands?))?\s*(?:[:,–—]|\s-\s
      |\b(?:please|kindly|you)\b|\b${MODAL}\b)
  `,
  pattern('i')`
    \b(?:notes?|messages?|instructions?|directions?|commands?|memos?|text|words|reminder|attention of|request) (?:to
      |for|of) (?:the |any |all |an? )?${MACHINE}\b
    |\b(?:the|this|any|our|your) ${MACHINE} (?:reading[^.]{0,20} )?${MODAL}\b(?! (?:be|have been|crash|fail)\w*\b)
    |\bif (?:you(?:['’]re| are)|(?:the |an? )?reader is) (?:an? |the )?${MACHINE}\b
    |\bif an? (?:automated|ai|machine)\b[^.]{0,25}\b(?:read|process|writ)\w*\b
    |\bby (?:the |any |an? )?(?:ai|writer|model|language model|machine|software|bot|summari[sz]er)\b(?=[^.]{0,20}$)
    |\bas (?:an?|the) (?:ai|llm|language model|assistant|report[- ]writer|writer of this)\b,? (?:please|you|write|say
      |state|leave|omit|do)
    |\bhave the (?:machine|software|ai|computer|model|assistant) \w+
    |\bwriter (?:of (?:this|the) \w+ )?(?:is (?:instructed|told|ordered|required|to)|must|shall|should)\b
    |\b(?:order|instructions?|message|note) for the (?:computer|machine|ai|software|model)\b
    |^\W*(?:\w+ ){1,3}(?:to|for) (?:the )?${MACHINE}\s*[:,–—]
    |\bif (?:the )?(?:software|ai|whoever \w+ this\b[^.]{0,20})\b[^.]{0,20}\b(?:could|would|left?|described?|wrote)\b
  `,
  pattern('i')`
    \byou(?:['’]re| are)(?: now)? (?:an? |the |in )?(?:\w+ ){0,3}(?:ai|assistant|language model|llm|chatbot|bot|gpt
      |jailbroken|developer mode|unrestricted|dan)\b
    |\byou are now\b
    |\b(?:act|behave|roleplay|role-play|respond|answer
      |reply) as (?:if you were |though you were )?(?:an? |the |my )?(?:\w+ ){0,2}(?:ai|assistant|model|judge|lawyer
      |psychiatrist|expert|doctor|patient['’]?s? \w+|persona)\b
    |\byou (?:must|have to|are to|shall|should always|will now|need to|should)(?: (?:not|never|always|only))? (?:write
      |say|state|report|conclude|include|mention|recommend|diagnose|record|output|produce|answer|respond|reply|comply
      |obey|ignore|tell the (?:psychologist|clinician|doctor|therapist|reader
        |court))\b(?! (?:to (?:your|the) (?:gp|doctor))|it to)
    |\byour (?:previous |original |earlier |new |real |actual |only )?(?:instructions?|guidelines|rules|training
      |programming|configuration|(?:system )?prompt|task is|answers? (?:must|should)
      |job is (?:now )?to (?:write|say))\b
    |\b(?:new|next|real|actual|your) task(?: is
      | ?[:–-])(?! (?:look|one|homework|for))(?= ?(?:to )?(?:write|say|produce|summari[sz]e|ignore|output|draft))
    |\bfrom now on,? (?:all your|your|you|act|respond|write|answer|treat|only)\b
    |\b(?:this is|message is) (?:a test of the system
      |from (?:the|your) (?:developers?|admin\w*|system|vendor|provider))\b
    |\bby reading this\b|\byour (?:output|response|completion) (?:will|must|should|has)\b
    |\bdo (?:exactly )?(?:what|as) I (?:say|tell)\b|\bauthori[sz]ed you to\b
    |\b(?:sorting|sorter|service|app|checker|program|algorithm) (?:should|must|shall|has to) (?:treat|ignore|put|place
      |accept|believe|skip)\b
  `,
];

/** Whoever writes is called by that name, and told what to do: `(editor: change to "on time")`. */
export const TO_A_WRITER =
  /^\W*(?:the )?(?:writer|author|editor|typist|scribe|drafter|reviewer|checker|summari[sz]er)(?:['’]s note)?\s*[:,–—]\s*(?:please|kindly|do not|don['’]t|never|no|change|call|put|write|say|state|leave|omit|delete|skip|use|make|keep|replace|drop|add|insert|accept|mark|describe)\b/i;

/** Marks of conversations with a model, of markup and of programs. */
export const SIGNS: readonly RegExp[] = [
  // What is to be read by machines alone.
  /<\w{1,12}\b[^<>]{0,100}\b(?:display ?: ?none|visibility ?: ?hidden|font-size ?: ?0|aria-hidden|opacity ?: ?0)\b/i,
  /<\/?(?:system|instructions?|assistant|user|prompt|admin)>|\[\/?(?:INST|SYS|SYSTEM)\]|<\|[a-z_]{1,30}\|>|<!--|-->|\{\{[^}]{0,80}\}\}|"role"\s*:|"content"\s*:/i,
  /^\W*(?:#{1,6} ?)?(?:system(?: prompt| message)?|instructions?|assistant|user|human|prompt|ai|developer|admin)\s*[:>\]](?!\s*$)|^\s*#{1,6} ?instructions?\b|\[\s*hidden\s*\]|\b(?:begin|end) (?:system )?prompt\b|\bprint\(["']/i,
  pattern('i')`
    \b(?:system|developer|hidden|initial) (?:prompt|message|instructions?)\b
    |\b(?:admin(?:istrator)?|system|supervisor|developer|root) (?:override|access|mode|command|notice|privilege\w*)\b
    |\boverride ?(?:[:,–-]|safety|the (?:rules|checks|system))|\bprompt injection\b
    |\b(?:sudo|jailbreak\w*|jailbroken|debug mode|god mode|dan mode)\b|\bevidence check\w*\b
    |\bend of (?:the )?(?:notes?|document|input|context|transcript)\b[^a-z]{0,6}(?:now|begin|start|new
      |instructions?)\b
    |\b(?:begin|start) (?:a )?new (?:conversation|session|task)\b
    |\b(?:commands?|instructions?) (?:below |here |above )?(?:have|take|has) (?:priority|precedence)\b
  `,
];
