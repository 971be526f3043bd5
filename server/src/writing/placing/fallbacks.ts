import type { Kind } from '../headings/kinds.ts';

/** For a passage whose kind no section asks for: it goes to a section that asks for the first of these kinds, else the second, and so on. */
export const FALLBACKS: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  referral: ['presenting'],
  presenting: ['referral'],
  development: ['medical', 'psychiatric'],
  medical: ['development'],
  psychiatric: ['medical'],
  medication: ['medical', 'psychiatric'],
  allergies: ['medication', 'medical'],
  family: ['social', 'medical'],
  social: ['family', 'occupation'],
  education: ['social', 'occupation', 'development'],
  occupation: ['social', 'education'],
  substance: ['social', 'medical'],
  forensic: ['social'],
  strengths: ['social', 'education', 'development', 'family'],
  views: ['presenting', 'plan'],
  'mental-state': ['observation', 'examination'],
  observation: ['mental-state', 'examination'],
  examination: ['medical', 'investigations'],
  investigations: ['results', 'examination', 'medical'],
  results: ['investigations', 'mental-state'],
  diagnosis: ['formulation', 'presenting', 'psychiatric', 'medical'],
  formulation: ['diagnosis'],
  intervention: ['progress'],
  progress: ['intervention', 'presenting'],
};
