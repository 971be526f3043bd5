import { pattern } from '../../lib/pattern.ts';

/** Sentences in which a model speaks of itself and will not write. */
const REFUSAL = pattern('i')`
  (?:^|[.!?]\s{1,3}|\n\s{0,3})(?:(?:but|however|unfortunately|regrettably),? {0,2})?(?:i(?:'
      |’)?m (?:really |very |so |terribly )?(?:sorry|afraid|unable|not able|not comfortable)
    |i am (?:really |very |so )?(?:sorry|afraid|unable|not able|not comfortable)|sorry,|my apologies|apologies,
    |i apologi[sz]e|i (?:can(?:'|’)?t|cannot|can not|won(?:'|’)?t|will not|must decline|have to decline
      |do not have (?:access|enough)|don(?:'|’)?t have (?:access|enough))|as an (?:ai|artificial|language model)
    |as a (?:large )?language model|it (?:is|would be) (?:not possible|inappropriate) for me
    |this request (?:cannot|violates)|no puedo|lo siento|je suis désolé|je ne peux pas|es tut mir leid
    |ich kann (?:ihnen )?(?:dabei|das) nicht)
`;
/** Words around the section, before and after it. */
const PREAMBLE = pattern('i')`
  ^(?:sure|certainly|of course|absolutely|okay|ok|great|understood|no problem|got it|here(?:'|’)?s|here (?:is|are)
    |below (?:is|are)|this is (?:the|a) (?:draft|section)
    |based on the (?:provided |numbered )?(?:notes|sentences|information|material)[^.]{0,40}(?:here|the section|below)
    |i(?:'|’)?(?:ve| have) (?:written|drafted|prepared)|i will (?:now )?write|let me)\b
`;
const CLOSING = pattern('i')`
  ^(?:let me know|please let me know|i hope (?:this|that)|feel free|if you (?:need|would like|want|have any)
    |would you like|note that i\b|please note that (?:i|this (?:section|draft|summary))
    |note: (?:i|this (?:section|draft|summary|response))|is there anything
    |this (?:section|summary) (?:was|is) (?:written|based))
`;
const CITATION = /\[#\d|\(#\d/;

/** Also where the refusal follows other words; what cites the notes is no refusal. */
export function isRefusal(text: string): boolean {
  const match = REFUSAL.exec(text.slice(0, 4_000));
  if (match === null) return false;
  const [sentence = ''] = text.slice(match.index + 1).split(/(?<=[.!?])\s/, 1);
  return !CITATION.test(
    `${sentence}${text.slice(match.index + 1 + sentence.length, match.index + sentence.length + 12)}`,
  );
}

/** The answer without "Here is the section:" and "Let me know if …" where those are lines of their own. */
export function stripRemarks(text: string): string {
  const paragraphs = text.split(/\n{2,}|(?<=:)\n/);
  const [first = ''] = paragraphs;
  if (paragraphs.length > 1 && PREAMBLE.test(first.trim()) && !CITATION.test(first)) paragraphs.shift();
  const last = paragraphs.at(-1) ?? '';
  if (paragraphs.length > 1 && CLOSING.test(last.trim()) && !CITATION.test(last)) paragraphs.pop();
  return paragraphs.join('\n\n').trim();
}

/** A remark that runs on into the section cannot be cut off with care. */
export function startsWithRemark(text: string): boolean {
  const [first = ''] = text.split('\n', 1);
  const opening = first.split(/(?<=[.:!])\s/, 1)[0] ?? '';
  return PREAMBLE.test(opening) && !CITATION.test(opening);
}
