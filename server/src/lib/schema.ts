import type { Static, TLiteral, TSchema, Type as TypeBox } from 'typebox';

export type { Static, TLiteral, TSchema };

type Used =
  | 'Array'
  | 'Boolean'
  | 'Enum'
  | 'Integer'
  | 'Literal'
  | 'Never'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Partial'
  | 'Record'
  | 'String'
  | 'Union'
  | 'Unknown'
  | 'Unsafe';

type Json = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, Json>>;

/** As TypeBox marks it: no key that JSON would show. */
const OPTIONAL = '~optional';

const ofType =
  (type: string) =>
  (options?: Json): Json => ({ type, ...options });

function writeObject(properties: Properties, options?: Json): Json {
  const required = Object.keys(properties).filter((name) => !Object.hasOwn(properties[name] ?? {}, OPTIONAL));
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
}

function writeOptional(schema: Json): Json {
  return Object.defineProperty({ ...schema }, OPTIONAL, { value: true });
}

function writePartial({ properties }: { properties: Properties }, options?: Json): Json {
  const optional = Object.entries(properties).map(([name, schema]) => [name, writeOptional(schema)]);
  return writeObject(Object.fromEntries(optional), options);
}

/**
 * JSON schemas of which TypeScript knows the types: TypeBox's types without its code. All that is used of it is these few
 * functions, and loading it (370 modules) cost every start 0.2 s and 20 MB.
 */
export const Type = {
  Array: (items: Json, options?: Json) => ({ type: 'array', items, ...options }),
  Boolean: ofType('boolean'),
  Enum: (values: readonly unknown[], options?: Json) => ({ enum: values, ...options }),
  Integer: ofType('integer'),
  Literal: (value: string | number | boolean, options?: Json) => ({ type: typeof value, const: value, ...options }),
  Never: (options?: Json) => ({ not: {}, ...options }),
  Null: ofType('null'),
  Number: ofType('number'),
  Object: writeObject,
  Optional: writeOptional,
  Partial: writePartial,
  Record: (_key: Json, value: Json, options?: Json) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  String: ofType('string'),
  Union: (anyOf: readonly Json[], options?: Json) => ({ anyOf, ...options }),
  Unknown: (options?: Json) => ({ ...options }),
  Unsafe: (schema: Json) => schema,
} as unknown as Pick<typeof TypeBox, Used>;
