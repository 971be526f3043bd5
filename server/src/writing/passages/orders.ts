import { pattern } from '../../lib/pattern.ts';

/** Words that are meant for whoever writes the report, or for a machine, and say nothing of the client. */
const ORDERS: readonly RegExp[] = [
  pattern('i')`
    \b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,40}\b(?:instructions?|prompts?|rules|guidelines|guardrails
    |context|everything (?:above|before)|(?:all|any)(?: of)? the (?:above|previous))\b
  `,
  pattern('i')`
    \b(?:you are|act as|pretend to be|behave as|roleplay)\b[^.]{0,30}\b(?:ai|assistant|language model|llm|chatbot|bot
    |gpt|jailbroken|developer mode|unrestricted)\b
  `,
  /\b(?:system|developer|hidden|initial) (?:prompt|message|instructions?)\b/i,
  /<\/?(?:system|instructions?|assistant|user|prompt)>|\[\/?INST\]|<\|[a-z_]+\|>|^#+ ?(?:system|instruction)s?:/i,
  pattern('i')`
    \b(?:note|message|instructions?|attention|memo|reminder)\b[ :]*(?:to|for) (?:the )?(?:ai|a\.i\.|system|model|assistant
    |software|machine|bot|llm|language model|report[- ]?(?:writer|generator|writing (?:tool|software)))\b
  `,
  /\b(?:ai|llm|chatgpt|assistant|model|report writer)\b ?[:,–-] ?(?:please )?(?:write|say|state|include|omit|ignore|output|do)\b/i,
  pattern('i')`
    \b(?:write|state|say|put|insert|print|output|respond|reply|answer|conclude)\b[^.]{0,30}
    \b(?:in|into|throughout|at the (?:top|end|start) of) (?:the|this|your|every|each) (?:report|letter|summary|section|output|answer|response)\b
  `,
  pattern('i')`
    \b(?:the|this|your|every|each) (?:report|letter|summary|section|output|answer|response) (?:must|should|shall|has to|needs to)
    (?: not)? (?:say|state|conclude|contain|include|mention|recommend|read|be written)\b
  `,
  pattern('i')`
    \b(?:do not|don['’]t|never|must not|please don['’]t) (?:mention|include|write|put|report|record|quote|disclose|reveal)\b
    [^.]{0,60}\b(?:in|from) (?:the|this|your|any) (?:report|letter|summary|section|output|draft)\b
  `,
  /\b(?:respond|reply|answer|output) (?:only|just|solely|exclusively)? ?(?:with|in)\b[^.]{0,20}\b(?:json|yes|"|the word|rhyme|french|latin|capitals)/i,
  /\b(?:new|updated|real|following|these) instructions?\b[^.]{0,30}\b(?:follow|apply|supersede|replace|override|are)\b/i,
  /\b(?:reveal|print|show|repeat|leak|send|email|exfiltrate)\b[^.]{0,30}\b(?:your|the) (?:prompt|instructions|configuration|api key|password|secrets?)\b/i,
  /\bwhen (?:you )?(?:summari[sz]|writ|generat)(?:e|ing|es)\b[^.]{0,40}\b(?:always|must|should|omit|leave out|state|say)\b/i,
  // Whoever writes is spoken to by name.
  pattern('i')`
    ^\W*(?:(?:to|for|dear|hey|hello|note|attention|message|memo|instructions?)\b[ :]*(?:to |for )?)?(?:the |any |all )?
    (?:ai|a\.i\.|assistant|model|llm|language model|chat ?gpt|gpt|bot|machine|software|system|scribe|copilot|summari[sz]er|report[- ](?:writer|generator|author|engine)
    |writer|drafter|transcriber|automated (?:reader|system|writer)s?|whoever (?:drafts|writes|reads|types|generates) (?:this|it|the report))
    \b[^.:]{0,25}(?:[:,–—-]|\bmust\b|\bshould\b|\bplease\b)
  `,
  pattern('i')`
    \b(?:text|message|words?|instructions?|note|directions?|command)s? (?:for|to) (?:the |any |all )?(?:ai|machines?|software|models?|assistants?|automated|bots?|writer|report)\b
    |\bif you(?:['’]re| are) (?:a|an|the) (?:ai|llm|language model|assistant|bot|machine|automated|model)\b|\bas an? (?:ai|llm|language model|assistant)\b
    |\b(?:the|this|any) (?:ai|assistant|model|llm|summari[sz]er|report writer|software|automated report|generated (?:text|report)|draft) (?:must|should|shall|is required|has to|needs to|will|is to)\b
  `,
  pattern('i')`
    \byou must (?:not )?(?:say|state|write|report|conclude|include|mention|recommend|diagnose|record)\b|\bfrom now on,? (?:you|act|respond|write|answer|treat)\b
    |\b(?:new|next|real|actual) task\b ?[:–-]|\bstop reading\b|\b(?:delete|erase|remove|skip|drop|omit|leave out|exclude|suppress|hide)\b[^.]{0,40}
    \b(?:above|below|this line|what follows|the risk section|(?:section|paragraph|passage|part) (?:about|on)|from the (?:record|report|summary|letter|notes|draft))\b
    |\bpretend\b[^.]{0,40}\b(?:never|not|did|was|that)\b|\b(?:rate|mark|set|score|award|approve|classify|list|label)\b[^.]{0,50}\b(?:irrespective|regardless|whatever the notes|no matter what|as supported|full marks|= ?\w+)\b
    |\bcopy (?:the contents?|all|everything)\b[^.]{0,40}\b(?:notes?|records?|section|clients?|patients?)\b|\boverride\b ?[:,–-]|\btranslate (?:this|the|everything|all)\b[^.]{0,30}\b(?:into|to)\b
    |\bdo not tell (?:the )?(?:psychologist|clinician|doctor|therapist|reader)\b|<!--|-->|\bprompt injection\b|\b(?:sudo|root access|jailbreak|debug mode|developer mode|god mode)\b
    |\b(?:summari[sz]e|write|describe|record|report|present|portray|paint) (?:him|her|them|the (?:client|patient|mother|father|child|parent)s?|this (?:client|patient)|it|everything|risk) (?:as|only)\b[^.]{0,60}
    \b(?:low|none|fit|safe|healthy|excellent|perfect|dangerous|unfit|no (?:risk|concerns?)|instead|only|always)\b
  `,
  pattern('i')`
    ^\W*(?:please )?(?:write|state|say|put|conclude|insert|add|include|include the sentence|end (?:the|your) report with)\b[^.]{0,25}\b(?:that|the (?:sentence|words?|phrase|line|following))\b
  `,
  pattern('i')`
    \b(?:begin|start|end|finish|open|close) (?:your|the|every) (?:answer|report|letter|reply|output|summary|response)\b|\bmake sure (?:that )?(?:the|your|this) (?:report|letter|summary|draft)\b
    |\b(?:report|diagnosis|risk|recommendations?|formulation|opinion|summary|conclusion) (?:section |part |paragraph )?(?:should|must|shall|is to|has to|needs to) (?:not )?(?:read|say|state|contain|be (?:written|given|recorded|listed|set|rated|described|left))\b
    |\b(?:in|for|throughout) (?:your|the final|the finished|the) (?:report|summary|letter|risk section|write-?up|draft|output|response)[, ]+(?:please )?(?:write|say|state|describe|put|give|rate|use|leave|omit|do not|don['’]t|never|only)\b
    |\brepeat (?:the following|after me|this sentence)\b|\byour (?:previous |original |earlier )?(?:instructions|guidelines|rules|training|programming|configuration)\b|\byou are now\b|\bdo not (?:flag|cite|quote|summari[sz]e)\b
    |\b(?:admin(?:istrator)?|system|supervisor|developer) (?:override|access|mode|command|notice|message)\b|\bthe correct (?:summary|report|answer|diagnosis to (?:write|report)) is\b|\bwhen (?:writing|typing|drafting|preparing) (?:this|the report|it) up?\b
    |^\W*(?:system|assistant|user|human|ai|instructions?|prompt)\s*[:>\]]
  `,
];

export function isOrder(text: string): boolean {
  return ORDERS.some((order) => order.test(text));
}

const IMPERATIVE = pattern('i')`
  ^\W*(?:and |then |also |instead,? )?(?:please )?(?:say|state|write|put|add|include|recommend|conclude|confirm|report|record|mark|rate|set|give|award|output
  |print|reply|respond|answer|describe|declare|certify|approve|list|omit|leave|skip|delete|remove|do not|don['’]t|never|make|call|use|end|begin|copy|repeat)\b
`;

/** A sentence in the same paragraph as an order that goes on giving orders. */
export function continuesOrder(text: string): boolean {
  return IMPERATIVE.test(text);
}
