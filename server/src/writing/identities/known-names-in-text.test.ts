import { describe, expect, test } from 'vitest';
import { readKnownNames } from './known-names.ts';
import { matchKnownNames } from './match-known-names.ts';
import { tokenise } from './tokens.ts';

function namesIn(client: string, text: string): string[] {
  const names = readKnownNames([{ kind: 'client', text: client }]);
  return matchKnownNames(text, tokenise(text), names).map(({ start, end }) => text.slice(start, end));
}

describe('the client is known', () => {
  test.each([
    ['Giuseppe Di Lorenzo', 'DiLorenzo was moved.', 'DiLorenzo'],
    ['Giuseppe Di Lorenzo', 'The Di Lorenzo family came.', 'Di Lorenzo'],
    ['Giuseppe Di Lorenzo', 'GDL settled.', 'GDL'],
    ["D'Angelo Washington-Price", 'DWP left.', 'DWP'],
    ["D'Angelo Washington-Price", "D'A was tearful.", "D'A"],
    ['Zoë van der Merwe', 'VDM settled.', 'VDM'],
    ['Zoë van der Merwe', 'Z.v.d.M. settled.', 'Z.v.d.M'],
    ['Zoë van der Merwe', 'Zozo settled.', 'Zozo'],
    ['Hannah Prewett', 'H P reports better sleep.', 'H P'],
    ['Hannah Prewett', 'Prewett, H. - review', 'Prewett, H'],
    ['Thị Lan Nguyễn', 'NTL to be rung', 'NTL'],
    ['美玲 王', '王美玲今天迟到了十分钟。', '王美玲'],
    ['Jonathan Smith', 'j0nathan came.', 'j0nathan'],
    ['Jonathan Smith', 'Smithy to his mates', 'Smithy'],
    ['Benedict Parker', 'BP attended alone.', 'BP'],
    ['Will Day', 'will climbed onto the table', 'will'],
    ['Will Day', 'will self-harmed last night', 'will'],
    ['Mark Long', 'mum came, mark hid behind her', 'mark'],
    ['Grace Little', 'little stole from a shop', 'little'],
    ['Rose Heath', 'Encouraged rose to eat.', 'rose'],
    ['Rose Heath', 'I explained to rose what would happen.', 'rose'],
    ['Hope Brown', 'Goals for hope: sleep', 'hope'],
    ['Dawn Bishop', 'the bishop family were seen', 'bishop'],
    ['Ebony Frost', 'Eb says it was two or three.', 'Eb'],
    ['Emma Lund', 'Em has left.', 'Em'],
    ['Will Day', 'duty team aware - will will ring back', 'will'],
    ['Joy Marsh', 'the marsh girl was seen again', 'marsh'],
  ])('%s in "%s"', (client, text, found) => {
    expect(namesIn(client, text)).toContain(found);
  });

  test.each([
    ['Benedict Parker', 'Sitting BP 120/80.'],
    ['Benedict Parker', 'She has high BP.'],
    ['Markus Weber', 'Mark the place with a pen.'],
    ['Will Day', 'will need bloods and will proceed; may hurt himself'],
    ['Mark Long', 'mark healed, long delayed by covid'],
    ['Grace Little', 'the little girl next door; little changed'],
    ['Ebony Frost', 'Hb 120, ed visit, Ec done'],
    ['May Young', 'may self-harm again'],
    ['Jonathan Smith', 'PHQ9 was 14 in week 2.'],
  ])('nobody of %s in "%s"', (client, text) => {
    expect(namesIn(client, text)).toEqual([]);
  });
});
