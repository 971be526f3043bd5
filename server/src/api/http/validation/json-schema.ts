/** What the request parts' code reads of a JSON schema; TypeBox schemas are plain JSON schema objects. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  const?: unknown;
  /** As the serialiser reads it; ours say so by a union with null. */
  nullable?: boolean;
  default?: unknown;
  /** The field is a document. Handlers get it checked, or checked and rendered. */
  document?: 'checked' | 'rendered';
}

/** The one type that is not null: `integer` of `['integer', 'null']`. */
export function readMainType(schema: JsonSchema): string | undefined {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.find((type) => type !== 'null') ?? types[0];
}
