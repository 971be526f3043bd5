/** What a passage of a note can be about. The order is that of the weights: new kinds go to the end. */
export const KINDS = [
  'referral',
  'sources',
  'presenting',
  'development',
  'medical',
  'psychiatric',
  'medication',
  'allergies',
  'family',
  'social',
  'education',
  'occupation',
  'substance',
  'forensic',
  'strengths',
  'views',
  'mental-state',
  'observation',
  'examination',
  'investigations',
  'results',
  'diagnosis',
  'formulation',
  'intervention',
  'progress',
  'risk',
  'capacity',
  'plan',
  'admin',
  'chatter',
  'order',
] as const;

export type Kind = (typeof KINDS)[number];

/** What no section asks for: it is kept among the unplaced. */
export const UNASKED: ReadonlySet<Kind> = new Set(['chatter', 'order']);
