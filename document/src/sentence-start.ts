/** No sentence is looked for farther back. */
const LOOK_BACK = 200;

const OPENING = /["'“‘([\s]/u;
const AFTER_END = /[.!?…][)\]"'”’]*$/u;
/** A full stop behind these ends no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|cf|vs|viz|approx|incl|esp|al|no|st|mr|mrs|ms|dr|prof)\.$/iu;

/** Whether what follows this text begins a sentence, a line or the block. */
export function isSentenceStart(before: string): boolean {
  const near = before.slice(-LOOK_BACK);
  let end = near.length;
  while (end > 0 && OPENING.test(near.charAt(end - 1))) end -= 1;
  const [text, gap] = [near.slice(0, end), near.slice(end)];
  if (text === '' || gap.includes('\n')) return true;
  return /\s/u.test(gap) && AFTER_END.test(text) && !ABBREVIATION.test(text);
}

export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

export function isCapital(text: string): boolean {
  const [first = ''] = text;
  return first !== first.toLowerCase();
}
