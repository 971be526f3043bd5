import { describe, expect, it } from 'vitest';
import { Type } from '../../lib/schema.ts';
import { DateTime, literals, orNull } from '../schemas.ts';
import { createSerializerBuilder, settleUnions } from './answer-serializers.ts';
import { createLateCompiling } from './late-compiling.ts';
import type { JsonSchema } from './validation/json-schema.ts';

const compile = createSerializerBuilder(createLateCompiling())({}, {});

function write(schema: object, value: unknown): unknown {
  return JSON.parse(compile({ schema, url: '/', method: 'GET', httpStatus: '200' })(value));
}

const Job = Type.Object({
  kind: literals(['note', 'report']),
  at: orNull(DateTime),
  progress: orNull(Type.Integer()),
  result: Type.Union([
    Type.Object({ note_id: Type.String() }),
    Type.Object({ document_id: Type.String(), pages: orNull(Type.Array(Type.Integer())) }),
    Type.Null(),
  ]),
});

describe('an answer', () => {
  it('is written as what it is, of all that it may be', () => {
    const at = new Date('2026-03-02T09:00:00.000Z');
    expect(write(Job, { kind: 'note', at, progress: 0, result: { note_id: 'n' } })).toEqual({
      kind: 'note',
      at: at.toISOString(),
      progress: 0,
      result: { note_id: 'n' },
    });
    const result = { document_id: 'd', pages: [1, 2] };
    expect(write(Job, { kind: 'report', at: null, progress: null, result })).toEqual({
      kind: 'report',
      at: null,
      progress: null,
      result,
    });
    expect(write(Job, { kind: 'note', at, progress: 100, result: null })).toMatchObject({ result: null });
    expect(write(Job.properties.result, { document_id: 'd', pages: null })).toEqual({ document_id: 'd', pages: null });
  });

  it('holds declared fields alone', () => {
    expect(write(Job.properties.result, { note_id: 'n', secret: 's' })).toEqual({ note_id: 'n' });
  });

  it('lacks no field that every kind of it has', () => {
    const either = Type.Union([
      Type.Object({ key: Type.String(), text: Type.String() }),
      Type.Object({ key: Type.String(), note: Type.String() }),
    ]);
    expect(write(either, { key: 'k', note: 'n' })).toEqual({ key: 'k', note: 'n' });
    expect(() => write(either, { note: 'n' })).toThrow('"key" is required');
  });

  it.each([
    ['a text or a number', Type.Union([Type.String(), Type.Integer()])],
    [
      'objects whose fields differ in kind',
      Type.Union([Type.Object({ at: Type.String() }), Type.Object({ at: Type.Integer() })]),
    ],
    ['a reference or nothing', orNull(Type.Unsafe({ $ref: 'Error#' }))],
  ])('is not %s', (_what, schema) => {
    expect(() => settleUnions(schema as JsonSchema)).toThrow('no union for an answer');
  });
});
