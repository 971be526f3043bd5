import { isVariableName, type VariableValues, VARIABLES } from '@casewright/document';

const VARIABLE = /\{\{[ \t]*([a-z_]+\.[a-z_]+)[ \t]*\}\}/g;

/** A snippet in one line, with what its variables stand for: the client's own words, or what the variables are called. */
export function previewSnippet(markdown: string, values: VariableValues = {}): string {
  return markdown.replace(VARIABLE, (written, name: unknown) =>
    isVariableName(name) ? (values[name] ?? `[${VARIABLES[name]}]`) : written,
  );
}
