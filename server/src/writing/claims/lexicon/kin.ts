import { termsOf } from '../words/words-of.ts';

/** Who a sentence can be about, beside the client: each line names one person, the first word stands for all. */
const PEOPLE = termsOf(`
  mother, mum, mom, mam, mummy, mommy, mums, moms, mam's
  father, dad, da, daddy, dads
  parent, parents
  sister, sis, sisters
  brother, bro, brothers
  sibling, siblings
  half-brother, half-brothers, half-bro
  half-sister, half-sisters
  son, sons
  daughter, daughters
  child, children, kid, kids
  wife, wives
  husband, hubby, husb
  partner, spouse
  girlfriend, gf
  boyfriend, bf
  fiance, fiancee
  grandmother, gran, granny, nan, nana, nanna, grandma
  grandfather, grandad, granddad, grandpa
  grandparent, grandparents
  daughter-in-law
  son-in-law
  mother-in-law
  father-in-law
  sister-in-law
  brother-in-law
  relative, relatives
  aunt, auntie, aunty
  uncle
  cousin, cousins
  niece
  nephew
  stepfather, stepdad
  stepmother, stepmum, stepmom
  stepbrother
  stepsister
  ex-wife
  ex-husband
  ex-partner, ex, ex-girlfriend, ex-boyfriend
  friend, friends, mate, mates, pal, pals
  neighbour, neighbor, neighbours, neighbors
  teacher, teachers
  tutor
  headteacher
  senco
  carer, carers, caregiver
  staff
  boss, manager, employer, supervisor, foreman
  colleague, colleagues, coworker, coworkers, workmate
  keyworker
  flatmate, housemate, roommate
  landlord
  grandson
  granddaughter
  grandchild, grandchildren
  twin
  peer, peers, classmates, classmate
`);

export const KIN: ReadonlyMap<string, string> = new Map(
  PEOPLE.flatMap(([first = '', ...others]) => [first, ...others].map((word): [string, string] => [word, first])),
);

/** One who is several: parents are mother and father. A claim of the whole is borne out by a part, and the other way. */
const WHOLES: Partial<Record<string, readonly string[]>> = {
  parent: ['mother', 'father', 'stepfather', 'stepmother'],
  sibling: ['brother', 'sister', 'half-brother', 'half-sister', 'twin', 'stepbrother', 'stepsister'],
  brother: ['half-brother'],
  sister: ['half-sister'],
  child: ['son', 'daughter', 'baby', 'peer'],
  partner: ['wife', 'husband', 'girlfriend', 'boyfriend', 'fiance'],
  grandparent: ['grandmother', 'grandfather'],
  grandchild: ['grandson', 'granddaughter'],
  'ex-partner': ['ex-wife', 'ex-husband'],
  relative: `mother father parent sister brother sibling son daughter wife husband aunt uncle cousin niece nephew
    grandmother grandfather grandparent stepfather stepmother son-in-law daughter-in-law mother-in-law father-in-law
    sister-in-law brother-in-law grandson granddaughter`.split(/\s+/),
  carer: ['mother', 'father', 'parent', 'wife', 'husband', 'partner'],
  twin: ['brother', 'sister'],
};

export function areSamePerson(a: string, b: string): boolean {
  return a === b || (WHOLES[a]?.includes(b) ?? false) || (WHOLES[b]?.includes(a) ?? false);
}
