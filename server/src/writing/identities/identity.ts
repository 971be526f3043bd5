export const IDENTITY_KINDS = [
  'client',
  'clinician',
  'person',
  'practice',
  'organisation',
  'place',
  'email',
  'birth date',
  'number',
  'nobody',
] as const;

/** What names somebody or something of the record. `nobody` is a word of which a member has said that it names nobody. */
export interface Identity {
  kind: (typeof IDENTITY_KINDS)[number];
  text: string;
  /** True if it was found in the notes, and nobody has entered or confirmed it. */
  isFound?: boolean;
  /** True if nothing but its capitals tells that it is a name: it is hidden, and offered to nobody. */
  isDoubtful?: boolean;
}
