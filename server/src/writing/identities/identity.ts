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
] as const;

/** Something that names a person or a place of the record, as the record or the notes write it. */
export interface Identity {
  kind: (typeof IDENTITY_KINDS)[number];
  text: string;
}
