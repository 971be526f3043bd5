import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { ValidationIssue } from '../errors.ts';
import type { Logger } from '../lib/logger.ts';
import { PlainError } from '../lib/plain-error.ts';
import { openInstallation } from '../service/installation.ts';
import { localAddress } from '../service/listen.ts';
import type { OperatorCall } from './operator-command.ts';

/** Goes through the same routes as an HTTP request, so the same checks and the same audit rows apply. */
export async function runOperatorCall(config: Config, logger: Logger, call: OperatorCall): Promise<unknown> {
  const installation = await openInstallation(config, logger);
  try {
    const baseUrl = config.baseUrl ?? localAddress(config.host, config.port);
    const app = await createApp({ ...installation, config, baseUrl: () => baseUrl, logger });
    try {
      const response = await app.http.inject({
        method: call.method,
        url: `/v1/operator${call.path}`,
        headers: { authorization: `Bearer ${installation.operatorToken}` },
        ...(call.body !== undefined && { payload: call.body }),
      });
      const answer: unknown = response.json();
      if (response.statusCode !== 200) throw new PlainError(describeRefusal(answer));
      return call.shown === undefined ? answer : { ...(answer as object), ...call.shown };
    } finally {
      await app.close();
    }
  } finally {
    await installation.close();
  }
}

function describeRefusal(answer: unknown): string {
  const { detail } = answer as { detail: string | ValidationIssue[] };
  if (typeof detail === 'string') return detail;
  return detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('; ');
}
