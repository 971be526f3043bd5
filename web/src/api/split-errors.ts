import { listFieldErrors } from './api-error.ts';

interface SplitErrors<Field extends string> {
  /** What to say at each field. */
  fields: Partial<Record<Field, string>>;
  /** What to say of the form as a whole; null where nothing went wrong. */
  whole: unknown;
}

/** A 422 about fields that a form shows is said at those fields, everything else above the button. */
export function splitErrors<Field extends string>(error: unknown, names: readonly Field[]): SplitErrors<Field> {
  const found = listFieldErrors(error);
  const known = names.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]] as const]));
  const isAllSaid = known.length > 0 && known.length === Object.keys(found).length;
  return {
    fields: Object.fromEntries(known) as Partial<Record<Field, string>>,
    whole: isAllSaid ? 'Please look at the marked fields again.' : error,
  };
}
