import { expect, test } from 'vitest';
import { findIdentifiers, findNames } from './find-identifiers.ts';

function hiddenIn(text: string): string[] {
  const [found = []] = findIdentifiers([text], findNames([text], []));
  return found.map(({ start, end }) => text.slice(start, end));
}

test.each([
  'T: What happened next?\nP: About nothing.\nT: And then?\nP: That was it.',
  String.raw`T: And then?\nP: That was it.\nT: Right.`,
  'Therapist: OK. Go on.',
  'Post RT obs were done.',
  '89F admitted after a fall.',
  'Advice came from NHS 111.',
  'Level 0.6 on 11.02.25, twelve hours after the dose.',
  'NICE guideline NG222 was followed.',
  'QTc Bazett 428.',
  "Clare's Law was explained.",
  'PATIENT REMAINS ON 1:1 OBS DUE TO RISK OF FALLS.',
  'Protective: Family, Faith, Dog',
  'Moved from Bay 3 on Ward 9 to Gym 2.',
])('nothing in %j', (text) => {
  expect(hiddenIn(text)).toEqual([]);
});

test.each([
  ['BED 3 SUNNY ON LEAVE TODAY.', 'SUNNY'],
  ['HE ASKED TO RING DAD (BOLA) AT TEN.', 'BOLA'],
  ['b/f D dumped her by text.', 'D'],
  ['M (12) and K (9) live at home.', 'K'],
  ['The Maudsley saw her in Toronto.', 'Toronto'],
  ['Spouse partner Wei Lin, 17/9/85, came.', '17/9/85'],
  ['filho n. 02/11/2015', '02/11/2015'],
  ['Sec on ext. 40417.', 'ext. 40417'],
])('in %j %s', (text, hidden) => {
  expect(hiddenIn(text).join(' ')).toContain(hidden);
});
