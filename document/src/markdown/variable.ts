import { isVariableName, type VariableName } from '../vocabulary.ts';

const VARIABLE = /\{\{[ \t]*([a-z_]+\.[a-z_]+)[ \t]*\}\}/y;

export function formatVariable(name: VariableName): string {
  return `{{${name}}}`;
}

/** The variable written at that position, if one is; an unknown name is text. */
export function matchVariable(source: string, position: number): { name: VariableName; end: number } | null {
  if (source[position] !== '{') return null;
  VARIABLE.lastIndex = position;
  const name = VARIABLE.exec(source)?.[1];
  return isVariableName(name) ? { name, end: VARIABLE.lastIndex } : null;
}
