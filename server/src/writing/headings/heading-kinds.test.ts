import { expect, test } from 'vitest';
import { readHeading } from './heading-kinds.ts';

function strongest(heading: string): string[] {
  const demand = readHeading(heading);
  const most = Math.max(0, ...demand.values());
  return [...demand].filter(([, weight]) => weight === most).map(([kind]) => kind);
}

test.each([
  ['Allergies', ['allergies']],
  ['PMH', ['medical']],
  ['Current medications:', ['medication']],
  ['Family history', ['family']],
  ['O/E', ['examination']],
  ['Risk & safeguarding', ['risk']],
  ['History of presenting complaint', ['presenting']],
  ['Past psychiatric history', ['psychiatric']],
  ['Past psych hx', ['psychiatric']],
  ['Past med hx:', ['medical']],
  ['On exam', ['examination']],
  ['3. Recommendations', ['plan']],
  ['Education and work', ['education', 'occupation']],
  ['What the results mean', ['formulation']],
  ['Views of child and family', ['views']],
  ['What we did', ['sources', 'intervention']],
  ['Why we were involved', ['referral']],
  ['Conduct in testing', ['mental-state']],
  ['Why they came in', ['referral', 'presenting']],
  ["The young person's view", ['views']],
  ['Present circumstances', ['social']],
  ['Bedside findings', ['examination']],
  ['Provision advised', ['plan']],
  ['Progress on the ward', ['progress', 'observation']],
  ['Risk and observations', ['risk']],
  ['Content of the session', ['intervention']],
  ['Drugs', ['medication', 'substance']],
  ['Cognition and mood', ['mental-state']],
  ['What she says', ['presenting', 'views']],
  ['In his own words', ['presenting', 'views']],
  ['Concerns for his welfare', ['risk']],
  ['Is she safe?', ['risk']],
  ['Suicidal thoughts', ['risk']],
  ['Missing episodes', ['risk']],
  ['Birds', []],
])('%s', (heading, kinds) => {
  expect(strongest(heading)).toEqual(kinds);
});
