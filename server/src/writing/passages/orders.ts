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
];

export function isOrder(text: string): boolean {
  return ORDERS.some((order) => order.test(text));
}
