import type { LinkMark } from '../types.ts';

const ENTITY_START = /&(?=#?\w{1,31};)/g;
const EMAIL = /^[\w.+-]{1,64}@[a-z]{1,60}(?:\.[a-z]{1,60}){1,8}$/i;
const MAX_PARENTHESES = 32;

/** What follows the text of a link. */
export function formatLinkEnd({ attrs: { href, title } }: LinkMark): string {
  const address = (hasBalancedParentheses(href) ? href : href.replace(/[()]/g, '\\$&')).replace(ENTITY_START, '\\&');
  if (title === null) return `](${address})`;
  return `](${address} "${title.replace(/["\\]/g, '\\$&').replace(ENTITY_START, '\\&')}")`;
}

/** The short form of a link whose text is its own address, or null. */
export function formatAutolink(text: string, { attrs: { href, title } }: LinkMark): string | null {
  if (title !== null) return null;
  const isAddress = text === href || (href === `mailto:${text}` && EMAIL.test(text));
  return isAddress ? `<${text}>` : null;
}

function hasBalancedParentheses(href: string): boolean {
  let depth = 0;
  for (const character of href) {
    if (character === '(') depth++;
    else if (character === ')') depth--;
    if (depth < 0 || depth > MAX_PARENTHESES) return false;
  }
  return depth === 0;
}
