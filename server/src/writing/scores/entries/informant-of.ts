import { INFORMANT } from '../patterns.ts';

/** What stands before a colon; what another sentence or clause said before it is no part of the name. */
const GROUP = /^(?:[^:]{0,200}?[;.] )?([^:;]{1,70}):\s+/;

/** Who filled in the whole list: `SDQ teacher: …`. A colon inside brackets heads no list: `PHQ-9 21 (Sept, GP: 17)`. */
export function informantOf(text: string): string | null {
  const found = GROUP.exec(text);
  const [before = '', group = ''] = found ?? [];
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')');
  return isInBrackets ? null : (INFORMANT.exec(group.slice(group.lastIndexOf(', ') + 1))?.[0] ?? null);
}
