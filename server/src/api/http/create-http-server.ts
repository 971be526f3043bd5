import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { AppError } from '../../errors.ts';
import type { MakeId } from '../../lib/ids.ts';
import { createSerializerBuilder } from './answer-serializers.ts';
import { createClientErrorHandler } from './client-error.ts';
import { closeConnections } from './close-connections.ts';
import { installErrorHandler, sendError, translateError } from './error-handler.ts';
import type { RefusalListener } from './error-handler.ts';
import { addErrorSchemas } from './error-responses.ts';
import { letSendersWait } from './body/awaited-body.ts';
import { installBodiesInFlight } from './body/bodies-in-flight.ts';
import { BODIES_IN_FLIGHT_BYTES, BODY_LIMITS } from './body/body-limits.ts';
import { parseQuery } from './body/form-pairs.ts';
import { installJsonBody } from './body/json-body.ts';
import { createLateCompiling, installLateCompiling } from './late-compiling.ts';
import { createRequestIdReader } from './request-id.ts';
import { logAnswer, logSerializers, RequestLog } from './request-log.ts';
import { installLargeBodies, type ReadLargeBody } from './validation/large-body.ts';
import { installRequestValidation } from './validation/request-validation.ts';
import { listSecurityHeaders, setAnswerHeaders } from './security-headers.ts';
import { installUnmatchedRoute, type WrongAddressPage } from './unmatched-route.ts';
import { closeIfBodyKeepsComing } from './body/unread-body.ts';

export type HttpServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface HttpServerOptions {
  logger: Logger;
  makeId: MakeId;
  /** The limit of a route that names no limit of its own: see `body/body-limits.ts`. */
  bodyLimitBytes?: number | undefined;
  bodiesInFlightBytes?: number | undefined;
  /** Parses and checks large bodies in a thread. Without it, all bodies are parsed on the event loop. */
  readLargeBody?: ReadLargeBody | undefined;
  /** The addresses of the proxies whose forwarding headers are believed. */
  trustProxy: string[];
  /** True where the service is reached over https: browsers are then told to use nothing else. */
  isHttps?: boolean | undefined;
  /** Whether a Host header names this service. Without it, every name is accepted. */
  isOwnHost?: ((host: string | undefined) => boolean) | undefined;
  /** How long requests may go on once the server closes, where it is not the usual time. */
  lastAnswersMs?: number | undefined;
  onRefused?: RefusalListener | undefined;
  wrongAddressPage?: WrongAddressPage | undefined;
}

/**
 * A slow sender must not hold a connection: headers have to be complete in 20 s, and a connection on which nothing
 * moves for two minutes is cut. The whole request has no limit here, because an upload may take an hour; bodies that
 * are read into memory have a deadline of their own.
 */
const HEADERS_TIMEOUT_MS = 20_000;
const CHECK_INTERVAL_MS = 5_000;
const IDLE_TIMEOUT_MS = 120_000;
/**
 * Longer than the 60 s after which load balancers commonly drop idle connections. So the balancer closes first, and
 * never sends a request into a connection that we are closing.
 */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const LINGER_MS = 5_000;
/** As long as Node lets the whole head be: an id of any length is an unknown id, not a malformed request. */
const MAX_PARAM_LENGTH = 16 * 1024;

export function createHttpServer(options: HttpServerOptions): HttpServer {
  const logger: FastifyBaseLogger = options.logger.child({}, { serializers: logSerializers });
  const headers = listSecurityHeaders(options.isHttps ?? false);
  const late = createLateCompiling();

  const app: HttpServer = fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    genReqId: createRequestIdReader(options.makeId),
    bodyLimit: options.bodyLimitBytes ?? BODY_LIMITS.default,
    trustProxy: options.trustProxy.length > 0 && options.trustProxy,
    requestTimeout: 0,
    connectionTimeout: IDLE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      // Node would answer a request without Host by itself, with neither body nor request id. The first hook refuses it
      // instead.
      requireHostHeader: false,
    },
    schemaController: { compilersFactory: { buildSerializer: createSerializerBuilder(late) } },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, querystringParser: parseQuery },
    // What was accepted is answered; Fastify's own 503 would have another body and no request id.
    return503OnClosing: false,
    clientErrorHandler: createClientErrorHandler({ logger, makeId: options.makeId, headers }),
    // Runs without hooks, so what they would do is done here.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      setAnswerHeaders(reply, headers, request.id);
      sendError(translateError(error, request), request, reply);
      logAnswer(request, reply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  letSendersWait(app);
  closeConnections(app, options.lastAnswersMs);
  app.addHook('onRequest', (request, reply, done) => {
    setAnswerHeaders(reply, headers, request.id);
    if (!hasOneHost(request.raw)) done(new AppError('bad_request'));
    else if (options.isOwnHost?.(request.raw.headers.host) === false) done(new AppError('misdirected_request'));
    else done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    closeIfBodyKeepsComing(request.raw, LINGER_MS);
    done();
  });
  addErrorSchemas(app);
  installBodiesInFlight(app, options.bodiesInFlightBytes ?? BODIES_IN_FLIGHT_BYTES);
  installLargeBodies(app, options.readLargeBody);
  installJsonBody(app);
  installRequestValidation(app, late);
  installErrorHandler(app, options.onRefused);
  installUnmatchedRoute(app, options.wrongAddressPage);
  installLateCompiling(app, late);
  return app;
}

/**
 * A request has one Host header; only before HTTP/1.1 it may have none (RFC 9112, 3.2). Of several Node keeps the first,
 * and a proxy in front of us may have judged by another.
 */
function hasOneHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== '1.1';
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1;
}
