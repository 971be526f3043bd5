import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction, RouteOptions } from 'fastify';
import { ValidationError } from '../../../errors.ts';
import type { ValidationIssue } from '../../../errors.ts';
import { compileBodyPart } from './body-part.ts';
import type { ReceivedBody } from '../body/json-body.ts';
import type { LargeBodyReading } from './large-body.ts';
import type { JsonSchema } from './json-schema.ts';
import type { LateCompiling } from '../late-compiling.ts';
import { compileSchema } from './schema-validator.ts';
import { compileTextPart, type TextPart, type TextPlace } from './text-part.ts';

type Hook = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

/**
 * Checks every part a route's schema declares, in one step, and reports all faults together; Fastify's own validation
 * stops at the first faulty part, so it is switched off. A handler sees declared values only, parsed and with defaults.
 */
export function installRequestValidation(app: FastifyInstance, late: LateCompiling): void {
  app.setValidatorCompiler(() => () => true);
  app.addHook('onRoute', (route) => {
    route.preValidation = [makeHook(route, late), ...[route.preValidation ?? []].flat()];
  });
}

/** Each part is compiled by itself, so that others get their turn in between. */
function makeHook(route: RouteOptions, late: LateCompiling): Hook {
  const { params, querystring, headers, body } = (route.schema ?? {}) as Record<string, JsonSchema | undefined>;
  const readText = (place: TextPlace, schema: JsonSchema | undefined): TextPart | undefined =>
    schema && late.add(() => compileTextPart(place, schema, compileSchema(schema)));
  const readPath = readText('path', params);
  const readQuery = readText('query', querystring);
  const readHeaders = readText('header', headers);
  const readBody =
    body && takesJson(route)
      ? late.add(() => compileBodyPart(body, compileSchema(body), consumesOf(route)))
      : undefined;
  const keepsBody = body !== undefined && !takesJson(route);
  const schemaText = body === undefined ? '' : JSON.stringify(body);

  return (request, _reply, done) => {
    const issues: ValidationIssue[] = [];
    if (readPath) request.params = readPath(request.params as Record<string, unknown>, issues);
    if (readQuery) request.query = readQuery(request.query as Record<string, unknown>, issues);
    if (readHeaders) request.headers = readHeaders(listHeaders(request.raw), issues) as FastifyRequest['headers'];
    const received = request.body as ReceivedBody | undefined;
    if (readBody && received?.kind === 'large') {
      readAside(request, received.bytes, schemaText, consumesOf(route)).then(
        (reading) => finish(request, [...issues, ...reading.issues], reading.body, done),
        done,
      );
      return;
    }
    if (keepsBody) finish(request, issues, request.body, done);
    else finish(request, issues, readBody?.(received, issues), done);
  };
}

/**
 * Each header as often as it was sent. Node joins repeated ones into one text, and a proxy in front of us may have
 * judged by one of them.
 */
function listHeaders({ rawHeaders }: IncomingMessage): Record<string, string[]> {
  const values: Record<string, string[]> = Object.create(null);
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    (values[String(rawHeaders[index]).toLowerCase()] ??= []).push(String(rawHeaders[index + 1]));
  }
  return values;
}

function finish(
  request: FastifyRequest,
  issues: ValidationIssue[],
  body: unknown,
  done: HookHandlerDoneFunction,
): void {
  request.body = body;
  if (issues.length > 0) done(new ValidationError(issues));
  else done();
}

async function readAside(
  { server }: FastifyRequest,
  bytes: Uint8Array,
  schema: string,
  contentTypes: readonly string[] | undefined,
): Promise<LargeBodyReading> {
  if (server.readLargeBody === null) throw new Error('nobody reads large bodies here');
  return server.readLargeBody({ bytes, schema, contentTypes });
}

/** A route that takes files alone declares its body for the documentation, and reads it by itself. */
function takesJson(route: RouteOptions): boolean {
  const consumes = consumesOf(route);
  return consumes === undefined || consumes.includes('application/json');
}

function consumesOf(route: RouteOptions): string[] | undefined {
  return (route.schema as { consumes?: string[] } | undefined)?.consumes;
}
