import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction, RouteOptions } from 'fastify';
import { ValidationError } from '../../../errors.ts';
import type { ValidationIssue } from '../../../errors.ts';
import { compileBodyPart } from './body-part.ts';
import type { ReceivedBody } from '../body/json-body.ts';
import type { JsonSchema } from './json-schema.ts';
import { createSchemaCompiler } from './schema-validator.ts';
import type { SchemaValidator } from './schema-validator.ts';
import { compileTextPart } from './text-part.ts';

type CompileSchema = (schema: JsonSchema) => SchemaValidator;
type Hook = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

/**
 * Checks every part a route's schema declares, in one step, and reports all faults together; Fastify's own validation
 * stops at the first faulty part, so it is switched off. A handler sees declared values only, parsed and with defaults.
 */
export function installRequestValidation(app: FastifyInstance): void {
  const compileSchema = createSchemaCompiler();
  app.setValidatorCompiler(() => () => true);
  app.addHook('onRoute', (route) => {
    route.preValidation = [compileHook(route, compileSchema), ...[route.preValidation ?? []].flat()];
  });
}

function compileHook(route: RouteOptions, compileSchema: CompileSchema): Hook {
  const { params, querystring, headers, body } = (route.schema ?? {}) as Record<string, JsonSchema | undefined>;
  const readPath = params && compileTextPart('path', params, compileSchema(params));
  const readQuery = querystring && compileTextPart('query', querystring, compileSchema(querystring));
  const readHeaders = headers && compileTextPart('header', headers, compileSchema(headers));
  const readBody = body && takesJson(route) ? compileBodyPart(body, compileSchema(body), consumesOf(route)) : undefined;
  const keepsBody = body !== undefined && !takesJson(route);

  return (request, _reply, done) => {
    const issues: ValidationIssue[] = [];
    if (readPath) request.params = readPath(request.params as Record<string, unknown>, issues);
    if (readQuery) request.query = readQuery(request.query as Record<string, unknown>, issues);
    if (readHeaders) request.headers = readHeaders(request.headers, issues) as FastifyRequest['headers'];
    if (readBody) request.body = readBody(request.body as ReceivedBody | undefined, issues);
    else if (!keepsBody) request.body = undefined;
    if (issues.length > 0) done(new ValidationError(issues));
    else done();
  };
}

/** A route that takes files alone declares its body for the documentation, and reads it by itself. */
function takesJson(route: RouteOptions): boolean {
  const consumes = consumesOf(route);
  return consumes === undefined || consumes.includes('application/json');
}

function consumesOf(route: RouteOptions): string[] | undefined {
  return (route.schema as { consumes?: string[] } | undefined)?.consumes;
}
