import type { JsonSchema } from './json-schema.ts';

type Keep = (value: unknown) => unknown;

/**
 * Copies the fields a schema declares and no others, so that what a handler gets, stores or compares cannot depend on
 * fields the API says it ignores. Values of the wrong type pass through: the validator speaks of those.
 */
export function compileDeclaredFields(schema: JsonSchema): Keep {
  if (schema.additionalProperties) return keepAll;
  if (schema.properties !== undefined) return keepProperties(schema.properties);
  if (schema.items !== undefined) return keepInItems(compileDeclaredFields(schema.items));
  return keepAll;
}

function keepAll(value: unknown): unknown {
  return value;
}

function keepProperties(properties: Record<string, JsonSchema>): Keep {
  const fields = Object.entries(properties).map(([name, property]) => [name, compileDeclaredFields(property)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const given = value as Record<string, unknown>;
    const kept: Record<string, unknown> = {};
    for (const [name, keep] of fields) {
      if (Object.hasOwn(given, name)) kept[name] = keep(given[name]);
    }
    return kept;
  };
}

function keepInItems(keep: Keep): Keep {
  if (keep === keepAll) return keepAll;
  return (value) => (Array.isArray(value) ? value.map(keep) : value);
}
