import { pattern } from '../../../lib/pattern.ts';

const TEXT = String.raw`(?:report|letter|summary|section|paragraph|sentence|line|passage|output|answer|response|draft|write-?up|conclusions?|opinion|formulation|recommendations?|document|statement|unplaced list|prompt|text)`;
/** The beginning of a command: politeness may stand before it. */
const COMMAND = String.raw`^\W*(?:and |then |also |now |instead,? |so |begin |please |kindly |just |simply |always |in (?:your|the)(?: final| finished)? (?:report|summary|letter|draft|output|answer),? ?(?:please )?|when (?:you )?(?:summari[sz]\w*|writ\w*|generat\w*|draft\w*|typ\w*|prepar\w*)[^,]{0,40}, ?|while (?:draft|writ|summari[sz])ing,? ?){0,4}`;

/** Commands about what a report is to say or to leave out; advice to people has the same verbs with other objects. */
export const ABOUT_THE_REPORT: readonly RegExp[] = [
  pattern('i')`
    ${COMMAND}(?:ignore|disregard|forget|override
      |bypass)\b[^.]{0,25}\b(?:(?:previous|prior|earlier|above|preceding|existing|other|all|any|these|those|safety
        |your) (?:\w+ ){0,2}(?:instructions?|directions?|prompts?|rules|guidelines|guardrails|commands?|context|text
        |notes?)|everything (?:above|before|you|so far)|(?:all|any)(?: of)? (?:the )?(?:above|previous)
      |(?:what|all|everything) (?:you|the (?:clinician|psychologist|doctor|template)) (?:were|was|have been|know|asked
        |said|told)\w*|the (?:above|template|(?:section )?headings|instructions?|prompt
        |(?:previous|prior|preceding) (?:notes?|text|instructions?|sections?|messages?)))\b
    |\b(?:please |and |must |to |shall |should )(?:ignore|disregard|forget) (?:all |any |the |your )?(?:previous|prior
      |earlier|above|preceding) (?:instructions?|directions?|prompts?|rules|guidelines|context|text)\b
    |\bignore (?:the )?evidence
    |${COMMAND}(?:ignore|disregard) (?:(?:the|these|all|any|other|my) (?:other |rest of the )?notes?|those|them all
      |the (?:others|rest))\b
    |\bsupersedes? all\b
    |\b(?:earlier|previous|above|other|prior) (?:text|notes?|instructions?|findings?) (?:is|are) (?:void|invalid|wrong
      |superseded|cancelled|null)\b
    |\bwhatever else (?:these|the) notes\b
  `,
  pattern('i')`
    ${COMMAND}(?:write|say|state|conclude|confirm|declare|certify|assert|claim|report
      |record)(?: (?:clearly|simply|only|just|plainly|firmly))?(?: (?:in|under|at) (?:the
        |your) [\w ]{1,30}?)? that\b(?! (?:she|he|they) (?:said|says|can|could|would))
    |${COMMAND}(?:write|insert|add|include|print|put|place|use|append|paste
      |type)\b[^.]{0,20}(?:\b(?:the (?:following|words?|phrase|sentence|text)|these (?:exact )?words|exactly these
        |a (?:line|sentence) (?:saying|stating|that)|this (?:passage|sentence|line|text))\b
      |["“][^"”]{2,60}["”] (?:in|to|under|at|into) (?:the|your|every|each) )
    |${COMMAND}(?:begin|start|end|finish|open|close|preface|sign|approve|lock) (?:and \w+ )?(?:your|the|this
      |every) ${TEXT}\b(?! (?:with (?:thanks|the (?:greeting|date))|at|by
        |on (?:monday|tuesday|wednesday|thursday|friday)))
    |\bwrite ["“][^"”]{1,40}["”] in (?:the|every|each|your)\b
    |^\W*under ["“']?[\w ]{3,25}["”']?,? (?:please )?(?:write|put|say|state|enter)\b
    |\bhere is what to (?:write|say|put)\b|\b(?:insert|inserted|quote|copy|used?) (?:it )?verbatim\b
    |${COMMAND}(?:write|say|report|include) (?:only (?:good|positive|nice|what)|nothing (?:about|of|on|bad))
    |^\W*final answer ?:
  `,
  pattern('i')`
    \b(?:the|this|your|every|each|any|all|generated
      |finished) (?:\w+ ){0,3}?${TEXT}s?(?: (?:on|about|of|for|in) (?:\w+ ){0,2}\w+)? (?:must|should|shall|has to
      |have to|is to|needs to|ought to|may)(?: (?:not|never|always|only))* (?:say|state|conclude|contain|include
      |mention|recommend|read|claim|show|reflect
      |be (?:written as|left|blank|empty|rated|ignored|summari[sz]ed|described))\b
    |\b(?:diagnosis|risk|recommendations?|formulation|opinion)(?: (?:section|part|paragraph|table|level))? (?:must
      |should|shall|is to|has to|needs to) (?:not )?(?:read|say|state|contain
      |be (?:written as|recorded as|listed as|set|rated|described|left|blank|empty|given as))\b
    |\bthe (?:correct|right|only) (?:summary|report|answer|diagnosis to (?:write|report|give))\b[^.]{0,25}\bis\b
    |\bthe diagnosis to give\b
    |\b(?:make sure|ensure|see to it) (?:that )?(?:the|your|this) (?:report|letter|summary|draft
      |text)\b[^.]{0,15}\b(?:says?|states?|leaves? out|mentions?|omits?|concludes?|contains?|does not)\b
    |\blet the (?:report|letter|summary) (?:show|say|state)\b
    |\bI(?:['’]d| would)? (?:want|need|like|expect|demand) (?:the|this|your) (?:report|letter|summary) to (?:say|read
      |show|state|conclude)\b
    |\b(?:word|words|name|phrase)\b[^.]{0,20}\b(?:is|are) not to appear\b
  `,
  pattern('i')`
    \b(?:do not|don['’]t|never|must not|you mustn['’]t) (?:ever )?(?:mention|include|write|put|say|state|quote
      |disclose|reveal|show|use|print|repeat|summari[sz]e
      |transcribe)\b(?:[^.]{0,60}\b(?:in|from|to|into) (?:the|this|your|any) (?:report|letter|summary|section|output
        |draft|reader|text|write-?up|risk section)\b
      | that (?:i|he|she|they|the (?:client|patient|claimant|mother|father))\b
      | the (?:next|following) (?:part|line|section)| anything (?:about|on) [^.]{0,30}\b(?:in|from) the)
    |\b(?:do not|don['’]t|never) (?:flag|cite|summari[sz]e|transcribe|quote) (?:this|the (?:next|following|above)
      |it)\b
    |\b(?:do not|don['’]t|never) (?:ask|tell|show|alert|inform|warn) the (?:psychologist|clinician|doctor|therapist
      |reader|signer)\b
    |\b(?:refrain|abstain) from (?:including|mentioning|writing|quoting|reporting)\b|\bdon['’]t quote me\b
    |\bsafely leave out\b|\bwithout (?:telling|asking) the (?:clinician|psychologist|reader)\b
    |${COMMAND}say nothing (?:about|of)\b|\bmay not be (?:summari[sz]ed|quoted|cited)\b
    |\b(?:everything|all|anything|text|sections?) (?:after|below|above|before) (?:this line|this
      |here)?[^.]{0,25}\b(?:ignored|dropped|skipped|omitted|deleted)\b
    |\bmust be (?:dropped|ignored|disregarded) (?:by|from)\b
    |\b(?:is|are) (?:not |never )?to be (?:mentioned|omitted|left out|obeyed|quoted in|written (?:as|in))\b
    |\b(?:this|it|these|instructions?) (?:must|shall|is|are|will)(?: to)?(?: be)? obeyed\b
    |\bmust stand in (?:every|each|the)\b|\bnotes were entered in error\b
  `,
  pattern('i')`
    ${COMMAND}(?:delete|erase|remove|strike|omit|leave out|drop|suppress|hide|exclude|skip|redact
      |cut)\b[^.]{0,45}(?:\b(?:from|in|of|out of) (?:the|this|your|its|any|every) (?:records?|reports?|summary|letter
        |notes?|draft|output|text|section|list|unplaced list)\b
      |\b(?:paragraph|sentence|section|passage|lines?|part|mention|word
        |words)\b(?: (?:about|on|of|that|where|when|below|above|below)|\b)
      |\b(?:above|below|what follows|the last note|the next))
    |${COMMAND}leave (?:the|this|all|any|risk|every)\b[^.]{0,30}\b(?:blank|empty
      |out of (?:its|the|your) (?:text|report|draft|letter|summary))\b
    |\bleave\b[^.]{0,30}\bout of (?:its|your|the) (?:text|report|draft|summary|letter|output)\b
    |\bleave out (?:the|any(?:thing)?|all|risk)\b
    |${COMMAND}(?:replace|substitute|swap|change)\b[^.]{0,40}(?:\bthroughout\b|\bwherever\b
      |\bin (?:the|your) (?:report|text|output)\b|\bthe word\b)
    |${COMMAND}change my (?:score|result|diagnosis|age|answer)s?\b
    |${COMMAND}(?:edit|alter|amend|correct|modify) the (?:note|record|score|entry)s?\b[^.]{0,30}\bso that\b
    |${COMMAND}summari[sz]e (?:the above|this|these notes|it all) as\b
    |${COMMAND}(?:rewrite|reword|rephrase) (?:this|the|it|everything)\b[^.]{0,30}\bso that\b
    |\bmake the (?:conclusions?|report|summary|risk|findings?)\b[^.]{0,20}\b(?:stronger|weaker|sound|look|lower
      |higher)\b
    |${COMMAND}stop reading\b|${COMMAND}skip the (?:next|following|first|last|rest)\b
  `,
  pattern('i')`
    ${COMMAND}(?:reply|respond|answer
      |output)\b(?: (?:only|just|solely|exclusively|every (?:prompt|question)))*(?: (?:with|as|using|nothing|no)\b
      | (?:only )?in (?:the style|json|xml|rhyme|verse|capitals|one word|latin|[a-z]{4,10}(?:ish|an|ese|ic)|french
        |german|dutch|welsh|greek)\b|: )(?! (?:a )?(?:calm|praise|him|her|kindness|short))
    |\b(?:should|must|will) (?:always )?(?:answer|respond|reply|write) in (?:rhyme|verse|json|french|latin|capitals
      |one word)\b
    |\b(?:answer|reply|respond|output) (?:only|just|solely) (?:with|in|the)\b|${COMMAND}output only\b
    |${COMMAND}(?:begin|start|end|open|close) with ["“]|${COMMAND}think step by step\b
    |${COMMAND}(?:reveal|print|show|repeat|leak|display|tell me)\b[^.]{0,30}\b(?:(?:your|the system|the hidden) \w+
      |the (?:instructions|text above|configuration|api key|password|names of (?:all|other))|instructions you
      |(?:text|words|lines) above)\b
    |\b(?:api key|system prompt)\b|${COMMAND}repeat (?:the following|after me(?!\w| tasks)|this sentence|the text)\b
    |\b(?:print|show|list|send|email|copy|export|give)\b[^.]{0,25}\b(?:all (?:the )?(?:other )?(?:patients|clients)
      |other clients?['’]?s?|the whole file|every client)\b
    |${COMMAND}(?:translate|convert|summari[sz]e) (?:this|the|everything|all)\b[^.]{0,30}\b(?:report\b[^.]{0,20}\binto
      |in one word|before showing|as (?:a |an )?(?:poem|song))
    |\bwrite (?:me )?(?:a|an) (?:poem|song|story|joke|glowing \w+|limerick
      |essay)\b(?=[^.]{0,20}(?:about|$|[.!]|for me))
    |${COMMAND}copy (?:the contents?|all|everything)\b[^.]{0,40}\b(?:notes?|records?|section|clients?|patients?)\b
    |${COMMAND}when (?:generating|writing|summari[sz]ing|drafting)[^,]{0,30}, ?(?:include|add|put|use|omit|say|state
      |write|always|leave)\b
    |${COMMAND}fill (?:it|in|this|out|the)\b[^.]{0,25}\b(?:with (?:praise|zeros?|nil|none|normal)|only)\b
  `,
  pattern('i')`
    ${COMMAND}(?:rate|mark|set|score|award|approve|classify|label|treat|consider|regard|list|present
      |give)\b[^.]{0,50}\b(?:irrespective|regardless|whatever the (?:notes|scores)|no matter what
      |as (?:supported|verified|confirmed|proven|approved|authori[sz]ed)|by the administrator|full marks
      |all (?:passages|percentiles|scores)|as (?:social history|50))\b
    |\bno matter what the (?:scores|notes|results)\b|\bwhatever the notes say\b
    |\bregardless of (?:what|the (?:notes|evidence|scores))\b
    |${COMMAND}(?:describe|portray|present|paint|summari[sz]e|depict|characteri[sz]e)\b (?:him|her|them|me|the \w+
      |this \w+) (?:only )?(?:as|in)\b[^.]{0,50}\b(?:only|always|every (?:section|paragraph|sentence)|throughout
      |whatever|regardless|low risk|no risk|positive terms|excellent|perfect|fit|instead)\b
    |${COMMAND}(?:attribute|ascribe|assign) (?:the|this) (?:following )?(?:statement|sentence|words|quote)\b
    |${COMMAND}quote this\b|\bas if the (?:psychologist|clinician|doctor|teacher) had\b|\band say so\b
    |\b(?:in|into|of|to|at the (?:top|start|end) of) (?:each|every) (?:section|paragraph|sentence)\b
    |${COMMAND}use (?:only|the words?|exactly)\b[^.]{0,40}\bin the (?:report|letter|summary|text)\b
    |\bskip (?:the )?evidence\b|\bas already (?:checked|verified|approved)\b
    |${COMMAND}pretend (?:that )?(?:the|this|you|there|nothing|i)\b
    |\bsay (?:that )?(?:the )?(?:\w+ ){1,4}happened at\b
    |${COMMAND}(?:put|place|move|file) (?:this|the) (?:passage|sentence|line|note|statement)\b
    |${COMMAND}tell the (?:reader|court|judge|parents) that\b|\b(?:decide|find|rule) in (?:favour|favor) of\b
    |\bcall it (?:confirmed|verified|proven)\b|\buse it verbatim\b|\btemplate, fill\b
    |^\W*(?:include|add|insert) the words?\b|\bplease (?:put|write|say) ["“]|\bappend ["“]
  `,
];
