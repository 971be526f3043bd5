import type { VariableName } from '@casewright/document';

interface VariableGroup {
  title: string;
  /** How a sentence with one of them reads. */
  example?: string;
  names: VariableName[];
}

/** Every variable once, as the menu offers them. */
export const VARIABLE_GROUPS: readonly VariableGroup[] = [
  {
    title: 'The client’s name and date of birth',
    names: [
      'client.first_name',
      'client.last_name',
      'client.full_name',
      'client.first_name_possessive',
      'client.full_name_possessive',
      'client.date_of_birth',
    ],
  },
  {
    title: 'Pronouns, as in the client’s record',
    example: '“They told me about their week.” / “She told me about her week.”',
    names: ['client.they', 'client.them', 'client.their', 'client.theirs', 'client.themselves'],
  },
  {
    title: 'Verbs that agree with the pronoun',
    example: '“They were early.” / “He was early.”',
    names: ['client.are', 'client.were', 'client.have', 'client.do'],
  },
  {
    title: 'Clinician, practice and day',
    names: ['clinician.name', 'clinician.email', 'practice.name', 'date.today'],
  },
];
