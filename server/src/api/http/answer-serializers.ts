import { isDeepStrictEqual } from 'node:util';
import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { LateCompiling } from './late-compiling.ts';
import type { JsonSchema } from './validation/json-schema.ts';

/** As Fastify compiles them, but late, and each schema once: nearly all routes have the same answers for errors. */
export function createSerializerBuilder(late: LateCompiling): SerializerFactory {
  const build = SerializerSelector();
  return (externalSchemas, options) => {
    const compile = build(externalSchemas, options);
    const known = new Map<string, ReturnType<typeof compile>>();
    return (route) => {
      const key = JSON.stringify(route.schema);
      const serialize =
        known.get(key) ?? late.add(() => compile({ ...route, schema: settleUnions(route.schema as JsonSchema) }));
      known.set(key, serialize);
      return serialize;
    };
  };
}

/**
 * The serialiser would ask a validator which branch of a union a value belongs to, at every answer, and compile that
 * validator at the first one, which held the event loop for 50 ms. It need not ask: what a value is can be seen, and an
 * object of one kind or another is written by the fields it has.
 */
export function settleUnions(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = settleParts(schema);
  if (anyOf === undefined) return rest;
  const choices = anyOf.filter(({ type }) => type !== 'null');
  const settled = settleWords(choices) ?? (choices.length === 1 ? choices[0] : mergeObjects(choices));
  if (settled === undefined || '$ref' in settled) throw new Error(`no union for an answer: ${JSON.stringify(schema)}`);
  return { ...rest, ...settled, ...(choices.length < anyOf.length && { nullable: true }) };
}

function settleParts({ anyOf, items, properties, ...rest }: JsonSchema): JsonSchema {
  return {
    ...rest,
    ...(anyOf !== undefined && { anyOf: anyOf.map(settleUnions) }),
    ...(items !== undefined && { items: settleUnions(items) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, settleUnions(part)])),
    }),
  };
}

function settleWords(choices: readonly JsonSchema[]): JsonSchema | undefined {
  const areWords = choices.every(({ type, const: word }) => type === 'string' && word !== undefined);
  return areWords ? { type: 'string' } : undefined;
}

/** Fields of the same name must be alike. */
function mergeObjects(choices: readonly JsonSchema[]): JsonSchema | undefined {
  const properties: Record<string, JsonSchema> = {};
  for (const choice of choices) {
    if (choice.type !== 'object') return undefined;
    for (const [name, part] of Object.entries(choice.properties ?? {})) {
      if (!isDeepStrictEqual((properties[name] ??= part), part)) return undefined;
    }
  }
  const required = Object.keys(properties).filter((name) => choices.every((choice) => choice.required?.includes(name)));
  return { type: 'object', properties, required };
}
