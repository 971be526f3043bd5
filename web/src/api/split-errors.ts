import { ApiError, type ValidationIssue } from './api-error.ts';

interface SplitErrors<Field extends string> {
  /** What to say at each field. */
  fields: Partial<Record<Field, string>>;
  /** What to say of the form as a whole; null where nothing went wrong. */
  whole: unknown;
}

/** Words for people, because the service's own are for programs. The key is field and type, or the type alone. */
const WORDS: Record<string, string> = {
  'email string_pattern_mismatch': 'This is not an e-mail address.',
  'pronouns value_error': 'Write one word in each of the five fields, with letters, hyphens and apostrophes.',
  'template_id value_error': 'This template was deleted meanwhile. Choose another one.',
  'note_ids value_error': 'A note was removed meanwhile. Look at the choice again.',
  date_parsing: 'This is not a day in the calendar.',
  int_type: 'Write a whole number.',
  missing: 'This field is required.',
  string_pattern_mismatch: 'This is not in the right form.',
  string_too_long: 'This is too long.',
  string_too_short: 'This field is required.',
};

function describeIssue({ loc, msg, type }: ValidationIssue): string {
  return WORDS[`${loc[1]} ${type}`] ?? WORDS[type] ?? describeValue(msg);
}

/** "Value error, at most 3 lines": a sentence of it. */
function describeValue(msg: string): string {
  const said = msg.replace(/^Value error, /, '');
  return said === msg ? msg : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** Splits a 422: what concerns a field of the form is shown at that field, everything else above the buttons. */
export function splitErrors<Field extends string>(error: unknown, names: readonly Field[]): SplitErrors<Field> {
  const issues = error instanceof ApiError ? error.issues : [];
  const known = issues.filter(({ loc }) => loc[0] === 'body' && names.some((name) => name === loc[1]));
  const fields = Object.fromEntries(known.map((issue) => [issue.loc[1], describeIssue(issue)]));
  const isAllSaid = known.length > 0 && known.length === issues.length;
  return {
    fields: fields as Partial<Record<Field, string>>,
    whole: isAllSaid ? 'Please look at the marked fields again.' : error,
  };
}
