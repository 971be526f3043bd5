import { LIMITS } from './limits.ts';

const ADDRESS = /^(https?|mailto|tel):(.+)$/is;
const CONTROLS = /\p{Cc}/u;
// Besides what no address may hold: characters that nobody sees, since they serve to disguise one.
const UNSAFE = /[\s"<>\\^`{|}\p{Cf}\p{Noncharacter_Code_Point}]/gu;

/**
 * The one form in which a link address is stored, or null when it is no link we allow. Relative addresses
 * are none: a report is read far from where it was written.
 */
export function canonicaliseHref(raw: string): string | null {
  if (raw.length > LIMITS.hrefCharacters) return null;
  const trimmed = raw.trim();
  if (CONTROLS.test(trimmed)) return null;
  const [, scheme, rest] = ADDRESS.exec(trimmed) ?? [];
  if (scheme === undefined || rest === undefined) return null;
  if (scheme.toLowerCase().startsWith('http') && !/^\/\/[^/?#]/.test(rest)) return null;
  const href = `${scheme.toLowerCase()}:${rest.toWellFormed().replace(UNSAFE, encodeURIComponent)}`;
  return href.length > LIMITS.hrefCharacters ? null : href;
}
