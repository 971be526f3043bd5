import type { FastifyInstance } from 'fastify';
import type { ValidationIssue } from '../../../errors.ts';
import { parseJsonBody } from '../body/json-body.ts';
import { type BodyPart, compileBodyPart } from './body-part.ts';
import type { JsonSchema } from './json-schema.ts';
import { compileSchema } from './schema-validator.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null: every body is parsed at once. */
    readLargeBody: ReadLargeBody | null;
  }
}

/** A body that is parsed and checked beside the event loop, with the schema of its route as JSON. */
export interface LargeBody {
  bytes: Uint8Array;
  schema: string;
  contentTypes: readonly string[] | undefined;
}

export interface LargeBodyReading {
  issues: ValidationIssue[];
  body: unknown;
}

export type ReadLargeBody = (body: LargeBody) => Promise<LargeBodyReading>;

export function installLargeBodies(app: FastifyInstance, readLargeBody: ReadLargeBody | undefined): void {
  app.decorate('readLargeBody', readLargeBody ?? null);
}

/** The same steps as for a small body; schemas are compiled once. */
export function createLargeBodyReader(): (body: LargeBody) => LargeBodyReading {
  const parts = new Map<string, BodyPart>();
  return ({ bytes, schema, contentTypes }) => {
    const key = JSON.stringify([schema, contentTypes]);
    const part = parts.get(key) ?? compile(schema, contentTypes);
    parts.set(key, part);
    const issues: ValidationIssue[] = [];
    const body = part(parseJsonBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)), issues);
    return { issues, body };
  };
}

function compile(text: string, contentTypes: readonly string[] | undefined): BodyPart {
  const schema = JSON.parse(text) as JsonSchema;
  return compileBodyPart(schema, compileSchema(schema), contentTypes);
}
