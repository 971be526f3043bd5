import type { FastifyInstance, FastifySchema } from 'fastify';
import { AppError } from '../../errors.ts';
import type { ErrorCode, ValidationIssue } from '../../errors.ts';
import type { JsonSchema } from './validation/json-schema.ts';

/** The bodies of errors, under the names FastAPI's documents use. */
const ERROR_SCHEMAS = [
  {
    $id: 'Error',
    type: 'object',
    description: 'Why the request was not served.',
    required: ['detail'],
    properties: { detail: { type: 'string' } },
  },
  {
    $id: 'ValidationError',
    type: 'object',
    description: 'One fault of the request.',
    required: ['loc', 'msg', 'type'],
    properties: {
      loc: {
        type: 'array',
        description: '`body`, `query`, `path` or `header`, then the field, then the index where it is in an array.',
        items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      },
      msg: { type: 'string', description: 'What is wrong, for people.' },
      type: { type: 'string', description: 'What is wrong, for programs.' },
    },
  },
  {
    $id: 'HTTPValidationError',
    type: 'object',
    description: 'All faults of the request.',
    required: ['detail'],
    properties: { detail: { type: 'array', items: { $ref: 'ValidationError#' } } },
  },
];

export function addErrorSchemas(app: FastifyInstance): void {
  for (const schema of ERROR_SCHEMAS) app.addSchema(schema);
}

interface ResponseSchema {
  description: string;
  content: { 'application/json': { schema: { $ref: string }; examples: Record<string, { value: unknown }> } };
}

/**
 * The entries of a route's `response` for these errors. What every route can answer (401, 403, 422, 429, 503; with
 * a body also 408 and 413) is added to the document by itself. The type says nothing, so that a handler's answer is checked against its success alone.
 */
export function errorResponses(...codes: ErrorCode[]): Record<never, never> {
  return describeErrors(codes);
}

export function describeErrors(codes: readonly ErrorCode[]): Record<number, ResponseSchema> {
  const responses: Record<number, ResponseSchema> = {};
  for (const code of codes) {
    const { status, detail } = new AppError(code);
    const former = responses[status];
    responses[status] = {
      description: former === undefined ? detail : `${former.description}, or ${detail}`,
      content: {
        'application/json': {
          schema: { $ref: 'Error#' },
          examples: { ...former?.content['application/json'].examples, [code]: { value: { detail } } },
        },
      },
    };
  }
  return responses;
}

/** With an example that this route can answer. */
export function describeValidation(schema: FastifySchema): ResponseSchema {
  const fault = exampleFault(schema);
  return {
    description: 'The request is not valid',
    content: {
      'application/json': {
        schema: { $ref: 'HTTPValidationError#' },
        examples: { [fault.type]: { value: { detail: [fault] } } },
      },
    },
  };
}

function exampleFault(schema: FastifySchema): ValidationIssue {
  const { body, querystring, params } = schema as { body?: JsonSchema; querystring?: JsonSchema; params?: JsonSchema };
  const [field] = body?.required ?? [];
  if (field !== undefined) return { loc: ['body', field], msg: 'Field required', type: 'missing' };
  const part = querystring === undefined ? 'path' : 'query';
  const named = Object.entries((querystring ?? params)?.properties ?? {});
  const [name = '', { type, anyOf } = {}] = named.find((entry) => entry[1].type !== 'string') ?? named[0] ?? [];
  const loc = [part, name];
  if (anyOf !== undefined) {
    return { loc, msg: `Input should be ${anyOf.map((each) => `'${String(each.const)}'`).join(' or ')}`, type: 'enum' };
  }
  return type === 'integer'
    ? { loc, msg: 'Input should be a valid integer, unable to parse string as an integer', type: 'int_parsing' }
    : { loc, msg: 'Value error, null characters are not allowed', type: 'value_error' };
}
