import { Type as TypeBox } from 'typebox';
import { expect, test } from 'vitest';
import { Type } from './schema.ts';

/** The same schemas by either. */
function writeSchemas(type: typeof Type): Record<string, unknown> {
  const item = type.Object({ a: type.String({ minLength: 1 }), b: type.Optional(type.Integer({ minimum: 0 })) });
  return {
    item,
    optionalAlone: type.Object({ b: type.Optional(item) }, { description: 'of one', additionalProperties: true }),
    spread: type.Object({ ...item.properties, c: type.Boolean({ default: false }) }),
    nothing: type.Object({}),
    partial: type.Partial(item, { description: 'any of them' }),
    partialSpread: type.Object({ ...type.Partial(item).properties, c: type.Null() }),
    list: type.Array(item, { maxItems: 3 }),
    choice: type.Union([type.Literal('a', { description: 'one' }), type.Literal(2), type.Literal(true)], {
      title: 'x',
    }),
    enumeration: type.Enum(['a', 'b'], { default: 'a' }),
    number: type.Number({ minimum: 0.5 }),
    anything: type.Unknown({ description: 'any' }),
    nothingAtAll: type.Never(),
    unsafe: type.Unsafe<string>(type.Object({ a: type.Null() })),
    table: type.Record(type.String(), type.Integer(), { description: 'counts' }),
  };
}

const ours = writeSchemas(Type);
const theirs = writeSchemas(TypeBox);

test.each(Object.keys(theirs))('%s reads as TypeBox writes it, key by key', (name) => {
  expect(JSON.stringify(ours[name])).toBe(JSON.stringify(theirs[name]));
});
