import type { Context } from '../db/context.ts';
import { AppError } from '../errors.ts';
import { PARTNER_APP_COLUMNS, type PartnerApp } from './partner-app.ts';

/** What a practice admin is asked to approve. All of it has been checked. */
export interface AuthorizationRequest {
  app: Pick<PartnerApp, 'id' | 'name'>;
  clientId: string;
  redirectUri: string;
  state: string;
  codeChallenge: string;
}

/** A fault that the partner is told at its own redirect URI (RFC 6749, 4.1.2.1). */
export interface AuthorizationFault {
  redirectUri: string;
  /** Undefined if none or more than one was sent, or one that could not be given back as it was. */
  state: string | undefined;
  error: 'invalid_request' | 'unsupported_response_type' | 'access_denied';
  description: string;
}

type Fault = Pick<AuthorizationFault, 'error' | 'description'>;
type Step = (parameters: URLSearchParams) => Fault | undefined;

export const AUTHORIZATION_PARAMETERS = [
  'response_type',
  'client_id',
  'redirect_uri',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const;

const MAX_STATE_LENGTH = 1024;
/** What stands for bytes that are no UTF-8, which are lost. RFC 6749 (A.5) allows nothing but printable ASCII anyway. */
const LOST = '\uFFFD';

/** They run in this order, and the first fault is reported. */
const STEPS: Step[] = [checkGivenOnce, checkState, checkResponseType, checkCodeChallenge, checkCodeChallengeMethod];

/**
 * Until the app and its redirect URI are known to belong together, the browser must not be sent anywhere: faults in
 * these two are thrown. All others are for the partner, and come back with the address to take them to.
 */
export async function checkAuthorizationRequest(
  context: Pick<Context, 'db'>,
  parameters: URLSearchParams,
): Promise<{ request: AuthorizationRequest } | { fault: AuthorizationFault }> {
  const clientId = readOnce(parameters, 'client_id');
  const app = await findApp(context, clientId);
  checkNotSuspended(app);
  const redirectUri = readRedirectUri(app, parameters);
  const state = readState(parameters);
  for (const step of STEPS) {
    const fault = step(parameters);
    if (fault !== undefined) return { fault: { redirectUri, state, ...fault } };
  }
  return {
    request: {
      app: { id: app.id, name: app.name },
      clientId: app.clientId,
      redirectUri,
      state: state ?? '',
      codeChallenge: readOnce(parameters, 'code_challenge') ?? '',
    },
  };
}

/** The parameters of the same request again, for a form or for the way back to the page. */
export function listAuthorizationParameters(request: AuthorizationRequest): [string, string][] {
  return [
    ['response_type', 'code'],
    ['client_id', request.clientId],
    ['redirect_uri', request.redirectUri],
    ['state', request.state],
    ['code_challenge', request.codeChallenge],
    ['code_challenge_method', 'S256'],
  ];
}

async function findApp({ db }: Pick<Context, 'db'>, clientId: string | undefined): Promise<PartnerApp> {
  const isPossible = clientId !== undefined && /^\w{1,64}$/.test(clientId);
  const app = isPossible
    ? await db
        .selectFrom('partner_apps')
        .select(PARTNER_APP_COLUMNS)
        .where('client_id', '=', clientId)
        .executeTakeFirst()
    : undefined;
  if (app === undefined) throw new AppError('unknown_partner_app');
  return app;
}

function checkNotSuspended(app: PartnerApp): void {
  if (app.suspendedAt !== null) throw new AppError('partner_app_suspended');
}

/** Compared letter by letter (RFC 9700, 4.1.3): two addresses that are only alike may belong to different people. */
function readRedirectUri(app: PartnerApp, parameters: URLSearchParams): string {
  const given = readOnce(parameters, 'redirect_uri');
  if (given === undefined || !app.redirectUris.includes(given)) throw new AppError('unregistered_redirect_uri');
  return given;
}

function checkGivenOnce(parameters: URLSearchParams): Fault | undefined {
  const repeated = AUTHORIZATION_PARAMETERS.find((name) => parameters.getAll(name).length > 1);
  return repeated === undefined ? undefined : invalid(`${repeated} is given more than once`);
}

function checkState(parameters: URLSearchParams): Fault | undefined {
  const state = parameters.get('state') ?? '';
  if (state.length === 0) return invalid('state is required');
  if (state.includes(LOST)) return invalid('state must be UTF-8');
  return state.length > MAX_STATE_LENGTH ? invalid('state is too long') : undefined;
}

function readState(parameters: URLSearchParams): string | undefined {
  const state = readOnce(parameters, 'state');
  return state?.includes(LOST) === true ? undefined : state;
}

function checkResponseType(parameters: URLSearchParams): Fault | undefined {
  const type = parameters.get('response_type') ?? '';
  if (type === '') return invalid('response_type is required');
  if (type === 'code') return undefined;
  return { error: 'unsupported_response_type', description: 'response_type must be code' };
}

/** RFC 7636, 4.2: SHA-256 in base64url without padding is 43 letters. */
function checkCodeChallenge(parameters: URLSearchParams): Fault | undefined {
  const isChallenge = /^[A-Za-z0-9_-]{43}$/.test(parameters.get('code_challenge') ?? '');
  return isChallenge ? undefined : invalid('code_challenge must be 43 characters of base64url');
}

/** Without it the method would be `plain` (RFC 7636, 4.3), which protects nothing. */
function checkCodeChallengeMethod(parameters: URLSearchParams): Fault | undefined {
  const isS256 = parameters.get('code_challenge_method') === 'S256';
  return isS256 ? undefined : invalid('code_challenge_method must be S256');
}

function invalid(description: string): Fault {
  return { error: 'invalid_request', description };
}

function readOnce(parameters: URLSearchParams, name: (typeof AUTHORIZATION_PARAMETERS)[number]): string | undefined {
  const values = parameters.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
