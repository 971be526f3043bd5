import type { MaterialPassage } from '../placing/material-passage.ts';
import { areOfOneTime } from './are-of-one-time.ts';
import type { ComparePassages } from '../claims/across/contradiction.ts';
import { daysOf } from './days.ts';

const MAX_CHARACTERS = 600;
/** Of longer notes the later passages are not compared as claims: some seconds of work. */
const MAX_PASSAGES = 1_200;
const MAX_SHOWN = 6;
/** An answer on a form. */
const MAX_ANSWER = 60;
const MIN_ALLERGY = 0.5;

/** Groups of passages that contradict each other as a claim contradicts the notes, each about one thing. */
export async function findContradictions(
  compare: ComparePassages,
  passages: readonly MaterialPassage[],
): Promise<MaterialPassage[][]> {
  const told = passages
    .filter(
      ({ isOrder, language, text, namesList }) =>
        !isOrder && namesList !== true && language === null && text.length <= MAX_CHARACTERS,
    )
    .slice(0, MAX_PASSAGES);
  const notes = [...Map.groupBy(told, ({ note }) => note)];
  const found = await compare(
    notes.map(([{ title }, own]) => ({
      title,
      passages: own.map(({ heading, block, kinds: [likeliest] }, at) => ({
        text: withQuestion(own, at),
        heading,
        block,
        isAllergy: likeliest?.[0] === 'allergies' && likeliest[1] >= MIN_ALLERGY,
      })),
    })),
  );
  const sent = notes.flatMap(([, own]) => own);
  const days = daysOf(passages);
  const groups = new Map<string, Set<MaterialPassage>>();
  for (const each of found) {
    const [one, other] = [sent[each.one], sent[each.other]];
    if (one === undefined || other === undefined || !areOfOneTime(each, one, other, days)) continue;
    const known = [...groups.values()].find((group) => group.has(one) && group.has(other));
    if (known !== undefined) continue;
    const key = each.kind === 'side' ? `${one.index} ${other.index}` : `${each.kind} ${each.thing}`;
    groups.set(key, new Set([...(groups.get(key) ?? []), one, other]));
  }
  return [...groups.values()].map((group) =>
    [...group].toSorted((one, other) => one.index - other.index).slice(0, MAX_SHOWN),
  );
}

/** `How long was the pregnancy?` on one line with `34 weeks`: an answer without a verb means nothing without its question. */
function withQuestion(passages: readonly MaterialPassage[], at: number): string {
  const [passage, before] = [passages[at], passages[at - 1]];
  const text = passage?.text ?? '';
  const isAsked = before?.block === passage?.block && before?.text.endsWith('?') === true && text.length <= MAX_ANSWER;
  return isAsked ? `${before.text} ${text}` : text;
}
