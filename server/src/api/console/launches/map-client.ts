import { type Static, Type } from 'typebox';
import { ValidationError, type ValidationIssue } from '../../../errors.ts';
import { type LaunchClient, mapLaunchClient } from '../../../launches/map-launch-client.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { memberOf, originOf } from '../authenticate.ts';
import { ClientFields } from '../clients/client-schema.ts';
import type { ConsoleApi } from '../deps.ts';
import { describeLaunch, Launch, LaunchParams } from './launch-schema.ts';

const Choice = Type.Object({
  client_id: Type.Optional(Type.Integer()),
  new_client: Type.Optional(Type.Object(ClientFields)),
});

/** Which client the partner means: one of the practice, or a new one. */
export function registerMapClient(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/launches/:session_id/client',
    { schema: { params: LaunchParams, body: Choice, response: { 200: Launch } } },
    async (request) => {
      const member = memberOf(request);
      const { session_id: sessionId } = request.params;
      await mapLaunchClient(context, originOf(request), member, sessionId, readChoice(request.body));
      return describeLaunch(context, member, sessionId);
    },
  );
}

function readChoice({ client_id: clientId, new_client: entered }: Static<typeof Choice>): LaunchClient {
  if (entered === undefined) {
    if (clientId !== undefined) return { clientId };
    throw new ValidationError([{ loc: ['body', 'client_id'], msg: 'Field required', type: 'missing' }]);
  }
  if (clientId !== undefined) throw refuse('client_id', 'give a client or a new one, not both');
  const { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth = null, ...rest } = entered;
  if (`${firstName}${lastName}`.trim() === '') throw refuse('last_name', 'a client needs a name', ['new_client']);
  return { newClient: { firstName, lastName, dateOfBirth, isOrgClient: rest.is_org_client } };
}

function refuse(field: string, why: string, within: string[] = []): ValidationError {
  const issue: ValidationIssue = { loc: ['body', ...within, field], msg: `Value error, ${why}`, type: 'value_error' };
  return new ValidationError([issue]);
}
