import { expect, test } from 'vitest';
import { type Kind, KINDS } from '../headings/kinds.ts';
import { readPassages } from '../passages/read-passages.ts';
import { readNote } from '../reading/read-note.ts';
import { judgePassages } from './sort-note.ts';
import { COLUMNS, ORDER_COLUMN } from './weights.ts';

const NONE = KINDS.map(() => KINDS.map(() => 0));

/** The likeliest kind of a text of which the weights think these, the first before the second. */
function judge(text: string, first: Kind, second: Kind): Kind | undefined {
  const scores = new Float32Array(COLUMNS).fill(-5);
  scores[KINDS.indexOf(first)] = 3;
  scores[KINDS.indexOf(second)] = 2;
  const [sorted] = judgePassages({ within: NONE, between: NONE }, readPassages(readNote(text)), [scores]);
  return sorted?.kinds[0]?.[0];
}

test.each<[text: string, first: Kind, second: Kind, expected: Kind]>([
  ['R handed, left school at 16, then HGV driver.', 'sources', 'education', 'education'],
  ['Right-handed, GCSEs at 16.', 'sources', 'education', 'education'],
  ['Seen alone, then with his wife.', 'sources', 'education', 'sources'],
  [
    "Partner's statement: he stares at the wall and I think it is the drink.",
    'formulation',
    'presenting',
    'presenting',
  ],
  ['His wife Jo said it all began with the crash.', 'formulation', 'presenting', 'presenting'],
  ['It all began with the crash.', 'formulation', 'presenting', 'formulation'],
  ['Night staff report him up at two, looking for the bus.', 'presenting', 'family', 'observation'],
  ['Slept 23.40 to 05.15 on checks.', 'presenting', 'family', 'observation'],
  ['Slept with scissors under the pillow to hurt himself.', 'risk', 'presenting', 'risk'],
  ['Sleeps four hours.', 'presenting', 'observation', 'presenting'],
  ['Visitors car park closed until June, use the north gate.', 'plan', 'social', 'admin'],
])('%s', (text, first, second, expected) => {
  expect(judge(text, first, second)).toBe(expected);
});

/** Which passages of a text are taken for orders where the weights hold these likelihoods. */
function ordersIn(text: string, likelihoods: readonly number[]): boolean[] {
  const scores = likelihoods.map((likelihood) => {
    const columns = new Float32Array(COLUMNS).fill(-5);
    columns[ORDER_COLUMN] = Math.log(likelihood / (1 - likelihood));
    return columns;
  });
  const sorted = judgePassages({ within: NONE, between: NONE }, readPassages(readNote(text)), scores);
  return sorted.map(({ isOrder }) => isOrder);
}

test('a note in a language that the weights do not know is not a note of orders', () => {
  const lines = [
    'Не спить, прислухається до літаків.',
    'Живуть у родини в одній кімнаті.',
    'Була бухгалтером в готелі.',
  ];
  expect(ordersIn(lines.join('\n\n'), [0.9, 0.9, 0.9])).toEqual([false, false, false]);
  expect(ordersIn(lines.join('\n\n'), [0.1, 0.9, 0.1])).toEqual([false, true, false]);
});

test('what is said in a conversation is an order only with the words of one', () => {
  const text = 'Th: Josh are you safe this week\n\nJosh: Leave that out of the report.\n\nTh: Right.\n\nJosh: Yeah.';
  expect(ordersIn(text, [0.4, 0.4, 0.1])[0]).toBe(false);
  expect(ordersIn('Leave that out of the report.', [0.4])).toEqual([true]);
});
